import type { EnInvoice } from '../en-invoice.ts';
import { isSame, sumOfAmounts, wrongSums } from '../rules/sum-rules.ts';
import { findingOf, type InvoiceFinding } from './findings.ts';

/**
 * Whether the sums that an invoice says follow from each other. No rule of EN 16931 holds the net sum against the rates as a whole: what is
 * beside it there a person looks at.
 */
export function sumFindingsOf(invoice: EnInvoice): InvoiceFinding[] {
  const { totals, taxes } = invoice;
  const wrong = wrongSums(invoice);
  if (wrong.length > 0) return [findingOf('arithmetic', wrong.join(' '))];
  const isSplit = totals.net === undefined || isSame(totals.net, sumOfAmounts(taxes.map(({ taxable }) => taxable)));
  return isSplit ? [] : [findingOf('splitOther')];
}
