import { useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { InvoiceCheckView } from '#contract/money/invoice-check.ts';
import { isRoundedTax } from '#domain/invoicing/incoming/check-owed.ts';
import { isRounded } from '#domain/invoicing/incoming/invoice-report.ts';
import { type ComparedPart, comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';
import { DecisionForm } from '../../ui/decision-form.tsx';

interface JudgeFormProps {
  readonly offerId: string;
  readonly check: InvoiceCheckView;
}

/** The word on an own invoice: payable once all of it was compared, or back to the seller with a reason. */
export function JudgeForm({ offerId, check }: JudgeFormProps) {
  const [compared, setCompared] = useState<readonly ComparedPart[]>([]);
  const [invoiceNumber, setInvoiceNumber] = useState('');
  const { owed } = check;
  const [tax, setTax] = useState<number | null>();
  const isUnreadable = Number.isNaN(tax);
  const readTax = isUnreadable ? undefined : (tax ?? owed?.tax);
  const isRefused = check.kind === 'unread' || check.findings.some(({ effect }) => effect === 'refuse');
  const isByHand = check.kind === 'otherInvoice';
  const mayPay = check.verdict !== 'payable' && !isRefused;
  const isReadRounded =
    isByHand && owed && readTax !== undefined && isRoundedTax(fromEuros(readTax), fromEuros(owed.tax));
  const readGross = isReadRounded ? owed.net + readTax : undefined;
  const rounded = mayPay ? (readGross ?? (isRounded(check.findings) ? check.says.gross : undefined)) : undefined;
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
          {owed && owed.tax > 0 && (
            <CurrencyField
              name="invoiceTax"
              label="Umsatzsteuer in der Rechnung"
              hint="Ein Cent mehr oder weniger kommt vom Runden."
              value={tax === undefined ? owed.tax : tax}
              error={isUnreadable ? 'Bitte geben Sie einen Betrag wie 369,55 ein.' : undefined}
              onChange={setTax}
            />
          )}
        </>
      )}
      {rounded !== undefined && (
        <p>
          Nehmen Sie die Rechnung an, zahlen und buchen wir ihren Betrag von {formatMoney(fromEuros(rounded))}. Nennen
          Sie dafür den Grund.
        </p>
      )}
      <DecisionForm
        name="invoiceReason"
        label="Grund"
        hint="Zum Zurückgeben nötig: Der Kunde liest ihn hier und in einer E-Mail."
        address={deskApi.command('judgeInvoice', offerId)}
        accept={
          mayPay && {
            text: 'Zahlbar',
            body: (reason) => ({
              number: check.number,
              verdict: 'payable',
              ...(reason !== '' && { reason }),
              ...(isByHand && { compared }),
              ...(isByHand && invoiceNumber.trim() !== '' && { invoiceNumber: invoiceNumber.trim() }),
              ...(isByHand && tax !== undefined && tax !== null && { tax }),
            }),
          }
        }
        refuse={
          !(check.verdict === 'refused' && check.byPerson) && {
            text: 'Dem Kunden zurückgeben',
            body: (reason) => ({ number: check.number, verdict: 'refused', reason }),
          }
        }
      />
    </div>
  );
}
