import { useState } from 'react';
import { z } from 'zod';
import { mediaCalls } from '#contract/devices/media.ts';
import { shortMediaTypeWords } from '#contract/devices/medium-words.ts';
import { lineSchema } from '#contract/fields.ts';
import { mediaTypes } from '#domain/erasure/media-type.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

interface AddMediumProps {
  readonly offerId: string;
  readonly plate: string | undefined;
  readonly onLeave: () => void;
}

const optional = (max: number) => z.union([z.literal(''), lineSchema(max)]);
const schema = z.strictObject({
  serial: optional(120),
  mediaType: z.enum(mediaTypes, { error: 'Bitte auswählen.' }),
  manufacturer: optional(120),
  model: optional(120),
  sharesDeviceSerial: z.boolean(),
});

/** A drive that somebody has in the hand: its number is scanned or typed. */
export function AddMedium({ offerId, plate, onLeave }: AddMediumProps) {
  const { api, queries } = useDesk();
  const name = plate ?? 'ohne';
  const [mediumId] = useState(randomUuid);
  const form = useShopForm({
    schema,
    labels: {
      serial: 'Seriennummer des Datenträgers',
      mediaType: 'Art',
      manufacturer: 'Hersteller',
      model: 'Modell',
      sharesDeviceSerial: 'Die Nummer ist auch die des Geräts: nachgesehen',
    },
    defaultValues: { serial: '', mediaType: 'hdd', manufacturer: '', model: '', sharesDeviceSerial: false },
    async onSubmit({ mediaType, sharesDeviceSerial, ...typed }) {
      const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
      await api.post(mediaCalls.add(offerId), {
        ...{ ...said, mediumId, mediaType },
        ...(plate !== undefined && { plate }),
        ...(sharesDeviceSerial && { sharesDeviceSerial }),
      });
      await queries.invalidateQueries();
      onLeave();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="serial">
        {(field) => <TextField {...field} name={`serial-${name}`} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="mediaType">
        {(field) => (
          <Select
            {...field}
            name={`mediaType-${name}`}
            emptyText={false}
            options={mediaTypes.map((value) => ({ value, label: shortMediaTypeWords[value] }))}
          />
        )}
      </Bound>
      <Bound form={form} name="manufacturer">
        {(field) => <TextField {...field} name={`manufacturer-${name}`} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="model">
        {(field) => <TextField {...field} name={`model-${name}`} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="sharesDeviceSerial">
        {(field) => (
          // As high as a gloved finger, where the desk's boxes are smaller.
          <div className="[&_label]:min-h-(--control) [&_label]:items-center">
            <Checkbox {...field} name={`shares-${name}`} />
          </div>
        )}
      </Bound>
      <FormFoot
        form={form}
        act="Datenträger erfassen"
        busyText="Wird erfasst …"
        leaveText="Abbrechen"
        onLeave={onLeave}
      />
    </Form>
  );
}
