import type { OfferView } from '#contract/sale/offer-view.ts';

/** Whether we send packing material; while the goods are not known it is taken to be needed. */
export function needsMaterial({ transport }: Pick<OfferView, 'transport'>): boolean {
  return transport === undefined || transport.material > 0;
}
