import type { LearningRules } from '#domain/pricing/learning/best-step.ts';
import { type AnsweredBid, proposePrices } from '#domain/pricing/learning/propose-prices.ts';

/** How sellers differ: by the curve that the method assumes, or by another one, for which it was not made. */
export type SellerShape = 'logistic' | 'normal';

/** Simulated sellers of one kind of goods, whose lowest prices are known here and nowhere else. */
interface Market {
  readonly dice: () => number;
  readonly shape: SellerShape;
  readonly deviation: number;
  readonly models: readonly { readonly middle: number; readonly bidsARound: number }[];
}

/** How a price is kept up: by the proposals, not at all, or at the median of what was accepted. */
export const pricePolicies = ['proposals', 'keep', 'medianAccepted'] as const;
export type PricePolicy = (typeof pricePolicies)[number];

/** What came of a policy over all models: expected margin of an inquiry as a share of the best there is, and how far prices are off. */
export interface MarketResult {
  readonly margin: number;
  /** Mean distance of the price from the best one, as a share of that. */
  readonly offBefore: number;
  readonly offAfter: number;
  /** The furthest that a step went past the best price, as a share of the price that it changed. */
  readonly overshoot: number;
  readonly steps: number;
}

const rounds = 6;
const daysOfRound = 45;

/** Plays markets with the same dice each time, each with one policy from the same start. */
export function playMarkets(
  seeds: readonly number[],
  shape: SellerShape,
  policy: PricePolicy,
  rules: LearningRules,
): MarketResult {
  const played = seeds.map((seed) => playMarket(marketOf(seed, shape), policy, rules));
  const models = played.flatMap((one) => one.models);
  const mean = (of: (one: (typeof models)[number]) => number) =>
    models.reduce((sum, one) => sum + of(one), 0) / models.length;
  return {
    margin: models.reduce((sum, one) => sum + one.margin, 0) / models.reduce((sum, one) => sum + one.bestMargin, 0),
    offBefore: mean(({ best }) => Math.abs(1 / best - 1)),
    offAfter: mean(({ price, best }) => Math.abs(price / best - 1)),
    overshoot: Math.max(0, ...played.flatMap((one) => one.overshoots)),
    steps: played.reduce((sum, { overshoots }) => sum + overshoots.length, 0),
  };
}

function marketOf(seed: number, shape: SellerShape): Market {
  const dice = diceOf(seed);
  const ofKind = (dice() - 0.5) * 0.5;
  const deviation = 0.1 + dice() * 0.15;
  const models = Array.from({ length: 6 }, () => ({
    middle: ofKind + normal(dice) * 0.1,
    bidsARound: 1 + Math.floor(dice() * 14),
  }));
  return { dice, shape, deviation, models };
}

function playMarket(market: Market, policy: PricePolicy, rules: LearningRules) {
  const bestOf = market.models.map(({ middle }) => bestPrice(market, middle, rules));
  const prices = market.models.map(() => 1);
  const changed = market.models.map((): number | undefined => undefined);
  const overshoots: number[] = [];
  const seen: (Omit<AnsweredBid, 'bid' | 'age'> & { model: number; round: number; price: number })[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [model, { middle, bidsARound }] of market.models.entries()) {
      for (let bid = 0; bid < bidsARound; bid++)
        seen.push({ ...answered(market, middle, prices[model] ?? 1), model, round });
    }
    for (const [model, after] of nextPrices(policy, seen, { prices, changed, round }, rules)) {
      const [before, best] = [prices[model] ?? 1, bestOf[model] ?? 1];
      overshoots.push((after > before ? after - best : best - after) / before);
      prices[model] = after;
      changed[model] = round;
    }
  }
  return {
    overshoots,
    models: market.models.map(({ middle }, model) => {
      const [price, best] = [prices[model] ?? 1, bestOf[model] ?? 1];
      const margin = (at: number) => shareBelow(market, middle, at) * (best * (1 + rules.markupPercent / 100) - at);
      return { price, best, margin: margin(price), bestMargin: margin(best) };
    }),
  };
}

/** A buyer sometimes goes his own way; who does not get enough names a price as often as not. */
function answered({ dice, shape, deviation }: Market, middle: number, bookPrice: number) {
  const price = bookPrice * (dice() < 0.4 ? Math.exp(normal(dice) * 0.06) : 1);
  const lowest = Math.exp(middle + deviation * (shape === 'normal' ? normal(dice) : logistic(dice)));
  const haggles = dice() < 0.5;
  const wanted = Math.max(lowest, price) * Math.exp(Math.abs(normal(dice)) * 0.05);
  const common = { offerId: '', rowKey: '', kind: 'kind', part: 1, cents: Math.round(price * 10_000), price };
  if (lowest <= price) return { ...common, answer: 'accepted' as const };
  return haggles
    ? { ...common, answer: 'countered' as const, wanted: wanted / price }
    : { ...common, answer: 'declined' as const };
}

type Seen = Omit<AnsweredBid, 'bid' | 'age'> & { model: number; round: number; price: number };

interface BookNow {
  readonly prices: readonly number[];
  /** In which round each was last changed. */
  readonly changed: readonly (number | undefined)[];
  readonly round: number;
}

function nextPrices(
  policy: PricePolicy,
  seen: readonly Seen[],
  { prices, changed, round }: BookNow,
  rules: LearningRules,
): readonly (readonly [model: number, price: number])[] {
  if (policy === 'keep') return [];
  if (policy === 'medianAccepted') {
    return prices.map((price, model) => {
      const accepted = seen.filter((one) => one.model === model && one.answer === 'accepted').map((one) => one.price);
      return [model, accepted.toSorted((one, other) => one - other)[Math.floor(accepted.length / 2)] ?? price];
    });
  }
  const bids = seen.map((one, place) => ({
    ...one,
    offerId: String(place),
    rowKey: String(one.model),
    age: (round - one.round) * daysOfRound,
    ...ageOf(changed[one.model], round),
    bid: one.price / (prices[one.model] ?? 1),
  }));
  return proposePrices(bids, rules).flatMap(({ rowKeys, percent }) =>
    rowKeys.map((key) => [Number(key), (prices[Number(key)] ?? 1) * (1 + percent / 100)] as const),
  );
}

function ageOf(changed: number | undefined, round: number): { priceAge?: number } {
  return changed === undefined ? {} : { priceAge: (round - changed) * daysOfRound };
}

/** The price at which the mark-up of the owner earns most: where the last seller won is worth what all others get more. */
function bestPrice(market: Market, middle: number, { markupPercent }: LearningRules): number {
  let [low, high] = [0.1, 10];
  for (let step = 0; step < 60; step++) {
    const price = Math.sqrt(low * high);
    const share = shareBelow(market, middle, price);
    const elasticity = (shareBelow(market, middle, price * 1.0001) - share) / (share * 0.0001);
    if (share > 0 && elasticity < 100 / markupPercent) high = price;
    else low = price;
  }
  return low;
}

function shareBelow({ shape, deviation }: Market, middle: number, price: number): number {
  const z = (Math.log(price) - middle) / deviation;
  // The normal curve by the error function of Abramowitz and Stegun, 7.1.26.
  if (shape === 'normal') {
    const t = 1 / (1 + 0.3275911 * Math.abs(z / Math.SQRT2));
    const tail =
      t *
      (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
      Math.exp((-z * z) / 2);
    return z > 0 ? 1 - tail / 2 : tail / 2;
  }
  return 1 / (1 + Math.exp(-z * (Math.PI / Math.sqrt(3))));
}

function logistic(dice: () => number): number {
  const one = Math.min(Math.max(dice(), 1e-9), 1 - 1e-9);
  return (Math.log(one / (1 - one)) * Math.sqrt(3)) / Math.PI;
}

function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}

/** The same throws for the same seed (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
