import type { OfferView } from '#contract/sale/offer-view.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';

/** Where typed addresses are kept until they are sent; a later change apart from what was once begun. */
export const addressEntry = ({ id, contractAddress }: OfferView) =>
  draftEntry(`${contractAddress === undefined ? 'adressen' : 'neue-adressen'}:${id}`);
