import type { OfferView } from '#contract/offer-view.ts';

/** Whether the provider writes the Gutschrift: nothing makes the business write the invoice itself (INV-01, INV-15). */
export function isSelfBilled({
  offeredAsBusiness,
  contractDetails,
  ownInvoice,
}: Pick<OfferView, 'offeredAsBusiness' | 'contractDetails' | 'ownInvoice'>): boolean {
  return offeredAsBusiness && contractDetails !== undefined && ownInvoice === undefined;
}
