import type { EnInvoice } from '../en-invoice.ts';
import { isSame, sumOf, wrongSums } from '../rules/sum-rules.ts';
import { findingOf, type InvoiceFinding } from './findings.ts';

/** Whether the sums that an invoice says follow from each other; no rule of EN 16931 holds the net sum against the rates as a whole. */
export function sumFindingsOf(invoice: EnInvoice): InvoiceFinding[] {
  const { totals, taxes } = invoice;
  const isSplit = totals.net === undefined || isSame(totals.net, sumOf(taxes.map(({ taxable }) => taxable)));
  const wrong = [
    ...wrongSums(invoice),
    ...(isSplit ? [] : ['Die Nettobeträge der Steuersätze ergeben nicht die Nettosumme (BT-116).']),
  ];
  return wrong.length > 0 ? [findingOf('arithmetic', wrong.join(' '))] : [];
}
