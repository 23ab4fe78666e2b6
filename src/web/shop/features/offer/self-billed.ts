import type { OfferView } from '#contract/offer-view.ts';
import { canBeSelfBilled } from '#domain/offer/tax.ts';

/** Whether the provider writes the Gutschrift: the business agreed to it, and its taxes are decided (domain.md 1.2, INV-01). */
export function isSelfBilled({ contractDetails }: Pick<OfferView, 'contractDetails'>): boolean {
  return contractDetails?.selfBilling === true && canBeSelfBilled(contractDetails);
}
