import type { OfferView } from '#contract/sale/offer-view.ts';

/** Whether the provider writes the Gutschrift: nothing makes the business write the invoice itself (INV-01, INV-15). */
export function isSelfBilled({
  offeredAsBusiness,
  contractDetails,
  ownInvoice,
}: Pick<OfferView, 'offeredAsBusiness' | 'contractDetails' | 'ownInvoice'>): boolean {
  return offeredAsBusiness && contractDetails !== undefined && ownInvoice === undefined;
}

/** Whether a person has to decide about the tax first: until then nobody writes a paper. */
export function isTaxOpen({ ownInvoice }: Pick<OfferView, 'ownInvoice'>): boolean {
  return ownInvoice === 'status' || ownInvoice === 'goods';
}
