import type { PriceHistoryView } from '#contract/goods/price-book.ts';
import { kindNames } from './price-history-words.ts';

/** What was bid, agreed, paid and listed, the newest first. */
export function historyRows({ observations, listPrices }: PriceHistoryView) {
  return [
    ...observations.map((one) => ({ ...one, price: one.unitPrice, what: kindNames[one.kind] })),
    ...listPrices.map((one) => ({ ...one, day: one.from, what: kindNames.list, name: '', quantity: undefined })),
  ].toSorted((one, other) => (one.day < other.day ? 1 : -1));
}
