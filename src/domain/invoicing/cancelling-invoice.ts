import type { CancellationSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { dayOf } from '#domain/values/day.ts';
import { type AllowanceOrCharge, type EnInvoice, type InvoiceTotals, ownTypeCodes } from './en-invoice.ts';
import { enInvoiceOf } from './en-invoice-of.ts';

/**
 * A Stornobeleg as an invoice of EN 16931: the Gutschrift that it takes back with every quantity and amount turned, of type 384 (correction),
 * naming it (BG-3). Prices keep their sign (BR-27). Nothing is paid by it. Throws where the original is no invoice.
 */
export function cancellingInvoice({ number, issuedAt, reason, original }: CancellationSnapshot): EnInvoice {
  const invoice = enInvoiceOf(original);
  const { paymentTerms: _terms, ...rest } = invoice;
  const issued = dayOf(original.issuedAt);
  return {
    ...rest,
    number,
    issueDate: dayOf(issuedAt),
    typeCode: ownTypeCodes.correction,
    notes: [{ text: `Storno der Gutschrift ${original.number}: ${reason}` }],
    preceding: [{ number: original.number, issueDate: issued }],
    payment: { meansCode: '1', meansText: 'Storno, keine Zahlung', transfers: [] },
    totals: turnedTotals(invoice.totals),
    taxes: invoice.taxes.map((tax) => ({ ...tax, ...turned(tax, 'taxable', 'tax') })),
    lines: invoice.lines.map((line) => ({
      ...line,
      ...turned(line, 'quantity', 'net'),
      allowances: line.allowances.map((one): AllowanceOrCharge => ({ ...one, ...turned(one, 'amount') })),
    })),
  };
}

function turnedTotals(totals: InvoiceTotals): InvoiceTotals {
  return { ...totals, ...turned(totals, 'lines', 'net', 'tax', 'gross', 'payable') };
}

/** Some amounts with the other sign; subtracted, not negated: there is no negative zero in an invoice. */
function turned<Key extends string>(
  of: { readonly [K in Key]?: number },
  ...keys: readonly Key[]
): { readonly [K in Key]?: number } {
  const amounts: { [K in Key]?: number } = {};
  for (const key of keys) {
    const amount = of[key];
    if (amount !== undefined) amounts[key] = 0 - amount;
  }
  return amounts;
}
