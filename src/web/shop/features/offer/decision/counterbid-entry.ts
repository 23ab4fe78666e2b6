import type { OfferView } from '#contract/sale/offer-view.ts';

/** Where a typed price is kept until it is sent. */
export const counterbidEntry = ({ id }: Pick<OfferView, 'id'>) => `gegenvorschlag:${id}`;
