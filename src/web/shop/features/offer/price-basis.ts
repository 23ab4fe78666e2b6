import type { OfferView } from '#contract/offer-view.ts';
import { shopConfig } from '#shop.config.ts';

/** How VAT is named beside a price (domain.md 1.2); a price to a private person stands alone. */
export function priceBasis({ basis, contractDetails }: Pick<OfferView, 'basis' | 'contractDetails'>): string {
  if (basis === 'flat') return '';
  switch (contractDetails?.vatStatus) {
    case undefined:
    case 'regular':
      return `netto zzgl. ${shopConfig.vatPercent} % USt.`;
    case 'smallBusiness':
      return 'keine USt., § 19 UStG';
    case 'marginScheme':
      return 'Endpreis, Differenzbesteuerung';
    default:
      return 'netto';
  }
}

/** Puts the basis behind what an amount is, 'Unser Kaufpreisgebot, netto zzgl. 19 % USt.' */
export function withBasis(what: string, view: Pick<OfferView, 'basis' | 'contractDetails'>): string {
  return [what, priceBasis(view)].filter(Boolean).join(', ');
}
