import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { type MediumView, mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { unitPageSchema } from '#contract/devices/units.ts';
import { requiredTextSchema } from '#contract/fields.ts';
import { readPlate } from '#domain/units/plate.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { mediumTitle } from './medium-title.ts';

interface LinkFormProps {
  readonly rowId: number;
  readonly onLeave: () => void;
}

/** By its plate the unit is found in which the medium of a run was; then it is one of its media, or a new one. */
export function LinkForm({ rowId, onLeave }: LinkFormProps) {
  const { api } = useDesk();
  const [typed, setTyped] = useState('');
  const plate = readPlate(typed);
  const { data, error, refetch } = useQuery({
    queryKey: [deskApi.unit(plate ?? ''), 'media'],
    enabled: plate !== undefined,
    retry: false,
    queryFn: async () => {
      const { offerId } = unitPageSchema.parse(await api.get(deskApi.unit(plate ?? '')));
      return mediaSchema.parse(await api.get(mediaCalls.media(offerId)));
    },
  });
  return (
    <div className="grid max-w-xl gap-3">
      <TextField
        name={`plate-${rowId}`}
        label="Kennzeichen des Geräts"
        hint="Scannen oder eintippen, zum Beispiel E-7K3M2QX4."
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <ReadRefusal error={error} read={refetch} />
      {data && plate !== undefined ? (
        <Choice
          key={plate}
          rowId={rowId}
          plate={plate}
          media={data.media.filter((one) => one.plate === plate)}
          onLeave={onLeave}
        />
      ) : (
        <Button data-leaves kind="quiet" className="justify-self-start" onClick={onLeave}>
          Nicht zuordnen
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps extends LinkFormProps {
  readonly plate: string;
  readonly media: readonly MediumView[];
}

const added = 'new';
const schema = z.strictObject({
  target: z.string({ error: 'Bitte auswählen.' }).min(1, 'Bitte auswählen.'),
  reason: requiredTextSchema(500),
});

function Choice({ rowId, plate, media, onLeave }: ChoiceProps) {
  const { api, queries } = useDesk();
  const form = useShopForm({
    schema,
    labels: { target: 'Datenträger', reason: 'Woran zu erkennen ist, dass er es war' },
    defaultValues: { target: media.length === 0 ? added : '', reason: '' },
    async onSubmit({ target, reason }) {
      await api.post(reportCalls.link, {
        ...{ rowIds: [rowId], reason },
        ...(target === added ? { device: plate } : { mediumId: target }),
      });
      await queries.invalidateQueries();
    },
  });
  const options = [
    ...media.map((medium) => ({ value: medium.id, label: mediumTitle(medium) })),
    { value: added, label: 'Ein weiterer Datenträger dieses Geräts' },
  ];
  return (
    <Form form={form}>
      <Bound form={form} name="target">
        {(field) => <RadioGroup {...field} name={`target-${rowId}`} options={options} />}
      </Bound>
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`link-${rowId}`} autoComplete="off" />}
      </Bound>
      <FormFoot form={form} act="Zuordnen" busyText="Wird zugeordnet …" leaveText="Nicht zuordnen" onLeave={onLeave} />
    </Form>
  );
}
