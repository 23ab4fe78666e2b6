import type { PriceHistory } from '#domain/pricing/price-history.ts';

/** A history in which nothing was ever bid. */
export const noHistory: PriceHistory = { of: () => [] };
