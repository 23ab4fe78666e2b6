import type { OfferListItem } from '#contract/offer-list.ts';
import { shopConfig } from '#shop.config.ts';

const otherWords = {
  smallBusiness: 'keine USt., § 19 UStG',
  marginScheme: 'Endpreis, Differenzbesteuerung',
  undecided: 'netto',
};

/** How VAT is named beside a price (INV-13); a price to a private person stands alone. */
export function priceBasis({ basis, otherTax }: Pick<OfferListItem, 'basis' | 'otherTax'>): string {
  if (basis === 'flat') return '';
  return otherTax === undefined ? `netto zzgl. ${shopConfig.vatPercent}\u00a0%\u00a0USt.` : otherWords[otherTax];
}

/** Puts the basis behind what an amount is, 'Unser Kaufpreisgebot, netto zzgl. 19 % USt.' */
export function withBasis(what: string, offer: Pick<OfferListItem, 'basis' | 'otherTax'>): string {
  return [what, priceBasis(offer)].filter(Boolean).join(', ');
}
