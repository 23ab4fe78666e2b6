import type { Cents } from '#domain/values/money.ts';
import type { GroupPrice } from './price.ts';

/** What an inquiry is worth by experience, without commitment. */
export interface PriceRange {
  /** Whole fives of euros, in cents; absent where nothing could be valued. */
  readonly range?: { readonly low: Cents; readonly high: Cents };
  /** Units that could be valued, of how many. */
  readonly valued: number;
  readonly units: number;
}

const fiveEuros: Cents = 500;

/** The sum of what priced groups are worth at least and at most, rounded outwards to whole fives of euros. */
export function priceRange(priced: readonly { readonly quantity: number; readonly price: GroupPrice }[]): PriceRange {
  let [low, high, valued, units] = [0, 0, 0, 0];
  for (const { quantity, price } of priced) {
    units += quantity;
    if (price.cents === undefined) continue;
    valued += quantity;
    low += price.low * quantity;
    high += price.high * quantity;
  }
  if (valued === 0) return { valued, units };
  return {
    range: { low: Math.floor(low / fiveEuros) * fiveEuros, high: Math.ceil(high / fiveEuros) * fiveEuros },
    valued,
    units,
  };
}
