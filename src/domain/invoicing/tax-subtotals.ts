import type { PaidLine, PaymentSnapshot } from '#domain/offer/document-snapshot.ts';
import { type TaxTreatment, taxOn } from '#domain/offer/tax.ts';
import type { TaxSubtotal } from './en-invoice.ts';
import { exemptionNotes, reverseChargeNote } from './legal-notes.ts';

/** Category (BT-118, BT-151), rate in per cent, and why no tax is on it. */
export interface LineTax {
  readonly category: 'S' | 'E' | 'AE';
  readonly rate: number;
  readonly reason?: string;
  readonly reasonCode?: string;
}

const exempt = (tax: 'smallBusiness' | 'marginScheme'): LineTax => ({
  category: 'E',
  rate: 0,
  reason: exemptionNotes[tax].join(' '),
});
const reverseCharged: LineTax = { category: 'AE', rate: 0, reason: reverseChargeNote, reasonCode: 'VATEX-EU-AE' };
const byTreatment: Readonly<Record<Exclude<TaxTreatment, 'none' | 'standard'>, LineTax>> = {
  // There is no code for § 19 UStG: the words alone say it.
  smallBusiness: exempt('smallBusiness'),
  marginScheme: { ...exempt('marginScheme'), reasonCode: 'VATEX-EU-F' },
};

/** How a line of a Gutschrift is taxed. Throws where the paper has no tax at all, which is a private seller's. */
export function taxOfLine({ tax, provider }: PaymentSnapshot, line: PaidLine): LineTax {
  if (tax === 'none') throw new Error('What a private seller is paid by has no tax');
  if (tax !== 'standard') return byTreatment[tax];
  return line.reverseCharge ? reverseCharged : { category: 'S', rate: provider.vatPercent };
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
