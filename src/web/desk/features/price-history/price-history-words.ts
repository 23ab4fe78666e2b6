import type { ObservationKind } from '#domain/pricing/price-history.ts';

/** What the kinds of past prices are called, and the list beside them. */
export const kindNames: Readonly<Record<ObservationKind | 'list', string>> = {
  paid: 'ausgezahlt',
  agreed: 'vereinbart',
  bid: 'geboten',
  list: 'Preis der Liste',
};
