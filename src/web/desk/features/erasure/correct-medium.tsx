import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type MediumView, mediaCalls } from '#contract/devices/media.ts';
import { techniqueWords } from '#contract/devices/medium-words.ts';
import { lineSchema, requiredTextSchema } from '#contract/fields.ts';
import { techniques } from '#domain/erasure/technique.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

interface CorrectMediumProps {
  readonly offerId: string;
  readonly medium: MediumView;
  readonly onLeave: () => void;
}

const wishes = {
  describe: 'Seriennummer oder Modell berichtigen',
  erased: 'Gelöscht, ohne Bericht',
  failed: 'Löschen ist nicht gelungen, ohne Bericht',
  notDetected: 'Wird nicht erkannt',
  eraseAgain: 'Noch einmal löschen',
  destroy: 'Vernichten',
  removed: 'Irrtümlich erfasst, zurücknehmen',
} as const;
const keys = ['describe', 'erased', 'failed', 'notDetected', 'eraseAgain', 'destroy', 'removed'] as const;

const optional = (max: number) => z.union([z.literal(''), lineSchema(max)]);
const schema = z.strictObject({
  wish: z.enum(keys, { error: 'Bitte auswählen.' }),
  serial: optional(120),
  model: optional(120),
  technique: z.enum(techniques).exactOptional(),
  operator: optional(120),
  reason: requiredTextSchema(500),
});

/** What is wrong or known better; the reason stays in the history. */
export function CorrectMedium({ offerId, medium, onLeave }: CorrectMediumProps) {
  const { api } = useDesk();
  const queries = useQueryClient();
  const form = useShopForm({
    schema,
    labels: {
      wish: 'Was zu ändern ist',
      serial: 'Seriennummer',
      model: 'Modell',
      technique: 'Verfahren',
      operator: 'Ausgeführt von',
      reason: 'Begründung',
    },
    defaultValues: {
      wish: 'describe',
      serial: medium.serial ?? '',
      model: medium.model ?? '',
      operator: '',
      reason: '',
    },
    async onSubmit(values) {
      await api.post(mediaCalls.change(offerId), { mediumId: medium.id, reason: values.reason, ...changeOf(values) });
      await queries.invalidateQueries();
      onLeave();
    },
  });
  const wish = form.hook.watch('wish');
  const name = medium.id;
  return (
    <Form form={form}>
      <Bound form={form} name="wish">
        {(field) => (
          <RadioGroup
            {...field}
            name={`wish-${name}`}
            options={keys.map((value) => ({ value, label: wishes[value] }))}
          />
        )}
      </Bound>
      {wish === 'describe' && (
        <>
          <Bound form={form} name="serial">
            {(field) => <TextField {...field} name={`serial-${name}`} autoComplete="off" />}
          </Bound>
          <Bound form={form} name="model">
            {(field) => <TextField {...field} name={`model-${name}`} autoComplete="off" />}
          </Bound>
        </>
      )}
      {(wish === 'erased' || wish === 'failed') && (
        <>
          <Bound form={form} name="technique">
            {(field) => (
              <Select
                {...field}
                name={`technique-${name}`}
                options={techniques.map((value) => ({ value, label: techniqueWords[value] }))}
              />
            )}
          </Bound>
          <Bound form={form} name="operator">
            {(field) => <TextField {...field} name={`operator-${name}`} autoComplete="off" />}
          </Bound>
        </>
      )}
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`reason-${name}`} autoComplete="off" />}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird festgehalten …">
          Festhalten
        </SubmitButton>
        <Button kind="quiet" onClick={onLeave}>
          Nichts ändern
        </Button>
      </div>
    </Form>
  );
}

function changeOf({ wish, serial, model, technique, operator }: z.infer<typeof schema>): object {
  if (wish === 'removed') return { removed: true };
  if (wish === 'eraseAgain' || wish === 'destroy') return { nextAction: wish };
  if (wish === 'describe') return { ...(serial !== '' && { serial }), ...(model !== '' && { model }) };
  return { erasure: { result: wish, ...(technique && { technique }), ...(operator !== '' && { operator }) } };
}
