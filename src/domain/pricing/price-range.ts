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

const fiveCents: Cents = 5;
const fiveEuros: Cents = 500;

/**
 * The sum of what priced groups are worth at least and at most, rounded outwards to whole fives of euros, of larger sums to fives of
 * their next digits. What one unit is worth is made as coarse before it is summed: a thousand units asked for tell no more of
 * the price book than one (docs/decisions/0520).
 */
export function priceRange(priced: readonly { readonly quantity: number; readonly price: GroupPrice }[]): PriceRange {
  let [low, high, valued, units] = [0, 0, 0, 0];
  for (const { quantity, price } of priced) {
    units += quantity;
    if (price.cents === undefined) continue;
    valued += quantity;
    const unit = outwards(price.low, price.high, fiveCents);
    low += unit.low * quantity;
    high += unit.high * quantity;
  }
  if (valued === 0) return { valued, units };
  return { range: outwards(low, high, fiveEuros), valued, units };
}

/** Steps of the least, then of ten times as much for each ten times that the range is higher: never finer than a two hundredth of it. */
function outwards(low: Cents, high: Cents, least: Cents): { low: Cents; high: Cents } {
  let step = least;
  while (high >= step * 200) step *= 10;
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step };
}
