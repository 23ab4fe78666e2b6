import type { OfferView } from '#contract/sale/offer-view.ts';

/** What a customer who answers a bid has read of it: another bid is another answer. */
export function priceSeen({ total, minimum, validUntil, lines }: NonNullable<OfferView['bid']>): string {
  return JSON.stringify([total, minimum, validUntil, lines]);
}
