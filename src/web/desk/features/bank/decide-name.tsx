import { useState } from 'react';
import { z } from 'zod';
import { requiredTextSchema } from '#contract/fields.ts';
import { bankCalls, type WaitingEntryView } from '#contract/money/bank-statements.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

const acts = {
  pay: { act: 'Trotzdem so zahlen', label: 'Warum das Konto stimmt' },
  refuse: { act: 'Nicht so zahlen, Konto erfragen', label: 'Warum so nicht gezahlt wird' },
} as const;
type Act = keyof typeof acts;

/** Somebody decides about a payment of which the bank doubts the name; at the bank they do the same. */
export function DecideName({ entry, endToEndId }: { readonly entry: WaitingEntryView; readonly endToEndId: string }) {
  const [doing, setDoing] = useState<Act>();
  if (doing !== undefined)
    return <DecideForm entryId={entry.id} endToEndId={endToEndId} doing={doing} onLeave={() => setDoing(undefined)} />;
  return (
    <p className="flex flex-wrap gap-3">
      <Button onClick={() => setDoing('refuse')}>{acts.refuse.act}&nbsp;…</Button>
      <Button kind="quiet" onClick={() => setDoing('pay')}>
        {acts.pay.act}&nbsp;…
      </Button>
    </p>
  );
}

const schema = z.strictObject({ reason: requiredTextSchema(500) });

interface DecideFormProps {
  readonly entryId: number;
  readonly endToEndId: string;
  readonly doing: Act;
  readonly onLeave: () => void;
}

function DecideForm({ entryId, endToEndId, doing, onLeave }: DecideFormProps) {
  const { api, queries } = useDesk();
  const { act, label } = acts[doing];
  const form = useShopForm({
    schema,
    labels: { reason: label },
    defaultValues: { reason: '' },
    async onSubmit({ reason }) {
      const decided = { entryId, endToEndId, reason, ...(doing === 'refuse' && { isRefused: true }) };
      await api.post(bankCalls.link, decided);
      await queries.invalidateQueries();
    },
  });
  const hint =
    doing === 'pay'
      ? 'Geben Sie die Zahlung danach bei der Bank frei.'
      : 'Geben Sie die Zahlung bei der Bank nicht frei. Der Verkäufer wird nach dem Konto gefragt.';
  return (
    <Form form={form}>
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`name-${entryId}`} hint={hint} autoComplete="off" />}
      </Bound>
      <FormFoot form={form} act={act} busyText="Wird gespeichert …" leaveText="Abbrechen" onLeave={onLeave} />
    </Form>
  );
}
