import type { OfferView } from '#contract/sale/offer-view.ts';
import type { ChosenLines } from './use-line-choice.ts';

type Bid = NonNullable<OfferView['bid']>;

/** A bid, or what of it is sold, with its sum and minimum in euros. */
export function soldOf(bid: Bid, part: ChosenLines | undefined): Pick<Bid, 'lines' | 'total' | 'minimum'> {
  if (!part) return bid;
  const { left, total, minimum } = part;
  return { lines: bid.lines.filter(({ itemId }) => !left.has(itemId)), total, minimum };
}
