import { z } from 'zod';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { textSchema } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useCommand } from '../../../use-command.ts';
import { NumbersField } from '../numbers-field.tsx';
import { typedNumbers, typedNumbersSchema } from '../typed-numbers.ts';

const schema = z
  .object({ numbers: typedNumbersSchema(0), note: textSchema(2_000) })
  .refine(({ numbers, note }) => typedNumbers(numbers).length > 0 || note !== '', {
    error: 'Bitte eine Sendungsnummer nennen, oder wie die Ware zurückging.',
    path: ['numbers'],
  });

/** Beginnings of what is said where no parcel is sent. */
const notes = [
  { name: 'Abgeholt', text: 'Vom Kunden bei uns abgeholt.' },
  { name: 'Mit unserem Fahrer', text: 'Von unserem Fahrer zurückgebracht.' },
  { name: 'Verloren', text: 'Auf dem Rückweg verloren gegangen. Wir melden uns wegen des Ersatzes.' },
];

interface ReturnFormProps {
  readonly offer: DeskOfferView;
  /** Nothing goes on before. */
  readonly isDue: boolean;
}

/** How goods went back: by parcel, or in words that the customer reads. */
export function ReturnForm({ offer, isDue }: ReturnFormProps) {
  const send = useCommand('dispatchReturns', offer);
  const form = useShopForm({
    schema,
    labels: { numbers: 'Sendungsnummern', note: 'Hinweis an den Kunden' },
    defaultValues: { numbers: '', note: '' },
    async onSubmit({ numbers, note }) {
      await send({ trackingNumbers: typedNumbers(numbers), ...(note !== '' && { note }) });
      form.hook.reset();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="numbers">
        {(field) => (
          <NumbersField {...field} required={false} hint="Je Zeile eine; leer, wenn kein Paket unterwegs ist." />
        )}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextArea {...field} required={false} rows={2} maxLength={2_000} />}
      </Bound>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill the field above are no field set */}
      <div role="group" aria-label="Ohne Paket" className="-mt-3 flex flex-wrap gap-2">
        {notes.map(({ name, text }) => (
          <Button
            key={name}
            kind="quiet"
            onClick={() => form.hook.reset({ numbers: form.hook.getValues('numbers'), note: text })}
          >
            {name}
          </Button>
        ))}
      </div>
      <FormFoot
        form={form}
        kind={isDue ? 'primary' : 'secondary'}
        act="Rücksendung melden"
        busyText="Wird gemeldet …"
      />
    </Form>
  );
}
