import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '#contract/desk-urls.ts';
import type { InvoiceCheckView } from '#contract/invoice-check.ts';
import { type ComparedPart, comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';

interface JudgeFormProps {
  readonly offerId: string;
  readonly check: InvoiceCheckView;
}

/** The word on an own invoice: payable once all of it was compared, or back to the seller with a reason. */
export function JudgeForm({ offerId, check }: JudgeFormProps) {
  const { api } = useDesk();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [compared, setCompared] = useState<readonly ComparedPart[]>([]);
  const [invoiceNumber, setInvoiceNumber] = useState('');
  const isRefused = check.kind === 'unread' || check.findings.some(({ effect }) => effect === 'refuse');
  const isByHand = check.kind === 'otherInvoice';
  const post = async (body: object) => {
    try {
      await api.post(deskApi.command('judgeInvoice', offerId), { number: check.number, ...body });
    } finally {
      // Also when another one has come meanwhile: what stands now is shown.
      await queries.invalidateQueries();
    }
  };
  const why = reason.trim();
  const pay = useAction(() =>
    post({
      verdict: 'payable',
      ...(why !== '' && { reason: why }),
      ...(isByHand && { compared }),
      ...(isByHand && invoiceNumber.trim() !== '' && { invoiceNumber: invoiceNumber.trim() }),
    }),
  );
  const giveBack = useAction(async () => {
    if (why === '') return setError('Bitte nennen Sie den Grund, der Kunde liest ihn.');
    await post({ verdict: 'refused', reason: why });
  });
  const busy = pay.busy || giveBack.busy;
  const mayPay = check.verdict !== 'payable' && !isRefused;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      {mayPay && isByHand && (
        <>
          <TicksField
            name="compared"
            label="Mit dem Verkauf verglichen, stimmt überein"
            choices={keysOf(comparedParts)}
            names={comparedParts}
            value={compared}
            onChange={setCompared}
          />
          <TextField
            name="invoiceNumber"
            label="Rechnungsnummer des Kunden"
            maxLength={100}
            value={invoiceNumber}
            onChange={setInvoiceNumber}
          />
        </>
      )}
      <TextArea
        name="invoiceReason"
        label="Grund"
        hint="Zum Zurückgeben nötig: Der Kunde liest ihn hier und in einer E-Mail."
        rows={3}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <Refusal text={pay.refusal ?? giveBack.refusal} />
      <div className="flex flex-wrap gap-3">
        {mayPay && (
          <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void pay.run()}>
            Zahlbar
          </Button>
        )}
        {!(check.verdict === 'refused' && check.byPerson) && (
          <Button busy={busy} busyText="Wird gespeichert …" onClick={() => void giveBack.run()}>
            Dem Kunden zurückgeben
          </Button>
        )}
      </div>
    </div>
  );
}
