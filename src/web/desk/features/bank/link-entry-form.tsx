import { bankCalls, linkBankEntrySchema, type WaitingEntryView } from '#contract/money/bank-statements.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

interface LinkEntryFormProps {
  readonly entry: WaitingEntryView;
  readonly onLeave: () => void;
}

const schema = linkBankEntrySchema.pick({ endToEndId: true, reason: true });

/** Somebody says which payment an entry is about, and how they know. */
export function LinkEntryForm({ entry, onLeave }: LinkEntryFormProps) {
  const { api, queries } = useDesk();
  const [only, ...others] = [
    ...entry.candidates.map(({ endToEndId }) => endToEndId),
    ...entry.runs.map(({ number }) => number),
  ];
  const form = useShopForm({
    schema,
    labels: {
      endToEndId: 'Kennung der Auszahlung oder des Laufs',
      reason: 'Woran zu erkennen ist, dass sie gemeint ist',
    },
    defaultValues: { endToEndId: others.length === 0 ? (only ?? '') : '', reason: '' },
    async onSubmit(said) {
      await api.post(bankCalls.link, { entryId: entry.id, ...said });
      await queries.invalidateQueries();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="endToEndId">
        {(field) => (
          <TextField
            {...field}
            name={`payment-${entry.id}`}
            hint="Zum Beispiel Z-2026-000017 oder L-2026-000004."
            autoComplete="off"
          />
        )}
      </Bound>
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`link-${entry.id}`} autoComplete="off" />}
      </Bound>
      <FormFoot form={form} act="Zuordnen" busyText="Wird zugeordnet …" leaveText="Nicht zuordnen" onLeave={onLeave} />
    </Form>
  );
}
