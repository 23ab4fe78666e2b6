import type { OfferView } from '#contract/offer-view.ts';
import { canBeSelfBilled } from '#domain/offer/tax.ts';

/** Whether the provider writes the Gutschrift: the business agreed to it, and the taxes of both are decided (INV-01, INV-15). */
export function isSelfBilled({
  contractDetails,
  reverseCharge,
}: Pick<OfferView, 'contractDetails' | 'reverseCharge'>): boolean {
  return reverseCharge !== 'review' && contractDetails?.selfBilling === true && canBeSelfBilled(contractDetails);
}
