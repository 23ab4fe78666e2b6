import type { GroupPrice } from './price.ts';

/** What a group needs of the buyer, the most urgent first: a price, a look at what is proposed, nothing. */
const urgency = { ask: 0, suggest: 1, fill: 2 } as const;

interface Ordered {
  readonly quantity: number;
  readonly price: GroupPrice;
}

/** Groups in the order in which a buyer works: the empty ones, then the proposed ones, then those filled in; each by money at stake. */
export function inBidOrder<Group extends Ordered>(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted(
    (one, other) => urgency[one.price.confidence] - urgency[other.price.confidence] || atStake(other) - atStake(one),
  );
}

/** Cents, or units where nobody knows what they are worth. */
function atStake({ quantity, price }: Ordered): number {
  return quantity * (price.cents ?? 1);
}
