import type { PaidLine, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { type TaxTreatment, taxOn } from '#domain/offer/tax/tax.ts';
import type { TaxSubtotal } from './en-invoice.ts';
import { exemptionNotes, reverseChargeNote } from './legal-notes.ts';

/** Category (BT-118, BT-151), rate in per cent, and why no tax is on it. */
export interface LineTax {
  readonly category: 'S' | 'E' | 'AE' | 'K';
  readonly rate: number;
  readonly reason?: string;
  readonly reasonCode?: string;
}

const reverseCharged: LineTax = { category: 'AE', rate: 0, reason: reverseChargeNote, reasonCode: 'VATEX-EU-AE' };
const untaxed = (category: LineTax['category'], tax: TaxTreatment): LineTax => ({
  category,
  rate: 0,
  reason: exemptionNotes[tax].join(' '),
});
const byTreatment = new Map<TaxTreatment, LineTax>([
  // There is no code for § 19 UStG: the words alone say it.
  ['smallBusiness', untaxed('E', 'smallBusiness')],
  ['marginScheme', { ...untaxed('E', 'marginScheme'), reasonCode: 'VATEX-EU-F' }],
  ['euAcquisition', { ...untaxed('K', 'euAcquisition'), reasonCode: 'VATEX-EU-IC' }],
]);

/** Whether a paper treated like this can be said by EN 16931 between us and the seller: a private person writes none, goods from outside of the EU come with papers of the customs. */
export function hasCategory(tax: TaxTreatment): boolean {
  return tax === 'standard' || byTreatment.has(tax);
}

/** How a line of a Gutschrift is taxed. Throws where the treatment has no category (`hasCategory`). */
export function taxOfLine({ tax, provider }: PaymentSnapshot, line: PaidLine): LineTax {
  if (tax === 'standard') return line.reverseCharge ? reverseCharged : { category: 'S', rate: provider.vatPercent };
  const found = byTreatment.get(tax);
  if (!found) throw new Error(`What is treated as ${tax} has no category`);
  return found;
}

/** BG-23: the sums of each category, in the order of the lines; the tax of each is rounded once, from its sum (INV-31). */
export function taxSubtotals(snapshot: PaymentSnapshot): TaxSubtotal[] {
  const sums = new Map<string, { tax: LineTax; taxable: number }>();
  for (const line of snapshot.lines) {
    const tax = taxOfLine(snapshot, line);
    sums.set(tax.category, { tax, taxable: (sums.get(tax.category)?.taxable ?? 0) + line.total });
  }
  return [...sums.values()].map(({ tax: { rate, ...tax }, taxable }) => ({
    ...tax,
    taxable,
    rate,
    tax: taxOn(taxable, rate),
  }));
}
