import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyBook,
  anyGoods,
  anyObservation,
  priceDay,
  someBook,
  someGoods,
  someObservation,
  someRow,
} from '#tests/factories/price-book.ts';
import { openPriceBook } from './open-price-book.ts';
import { price } from './price.ts';
import type { PriceBook } from './price-book.ts';
import { type Observation, openHistory } from './price-history.ts';

const anyQuestion = fc.record({
  book: anyBook,
  goods: anyGoods,
  quantity: fc.integer({ min: 1, max: 500 }),
  observations: fc.array(anyObservation, { maxLength: 30 }),
});
type Asked = typeof anyQuestion extends fc.Arbitrary<infer One> ? One : never;

const answer = ({ book, goods, quantity, observations }: Asked) =>
  price({ goods, quantity }, openPriceBook(book), openHistory(observations), priceDay);

/** More than the largest of what a price may be made of can become: every adder added, every share above 100 taken. */
function maxOf({ rows, adders, conditions, steps, demand }: PriceBook, observations: readonly Observation[]): number {
  const largestBase = Math.max(0, ...rows.map(({ cents }) => cents), ...observations.map(({ unitCents }) => unitCents));
  const drivesAndGigabytes = adders.reduce(
    (sum, { question, cents }) => sum + Math.abs(cents) * (question === 'ram' ? 1_500 : 4),
    0,
  );
  const most = (percents: readonly number[]) => Math.max(100, ...percents) / 100;
  const smallestShare = conditions.reduce(
    (share, { percent }) => (percent === 0 ? share : share * Math.min(1, percent / 100)),
    1,
  );
  const condition = most(conditions.map(({ percent }) => percent)) ** 4;
  const market =
    most(steps.map(({ percent }) => 100 + percent)) *
    most(demand.flatMap((row) => (row.kind === 'more' ? 100 + row.percent : [])));
  return (largestBase / smallestShare + drivesAndGigabytes * 2) * condition * market + 10;
}

describe('any price', () => {
  it('is whole cents, never negative, within its range, and the sum of its reasons', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const found = answer(asked);
        expect(found.reasons.reduce((sum, { cents }) => sum + cents, 0)).toBe(found.cents ?? 0);
        expect(found.reasons.length).toBeGreaterThan(0);
        if (found.cents === undefined) return;
        expect(Number.isInteger(found.cents)).toBe(true);
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.cents).toBeGreaterThanOrEqual(found.low);
        expect(found.cents).toBeLessThanOrEqual(found.high);
        expect(found.cents).toBeLessThanOrEqual(maxOf(asked.book, asked.observations));
      }),
      { numRuns: 500 },
    );
  });

  it('is never above the largest of the sales that were not left out', () => {
    const sale = fc.record({
      offer: fc.nat(20),
      unitCents: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(sale, { minLength: 1, maxLength: 25 }), (sales) => {
        const goods = someGoods();
        const observations = sales.map(({ offer, ...rest }) =>
          someObservation({ ...rest, offerId: `offer-${offer}`, name: `A-${offer}`, goods }),
        );
        const found = price({ goods, quantity: 1 }, someBook(), openHistory(observations), priceDay);
        const leftOut = found.reasons.flatMap(({ code, text }) =>
          code === 'outlierLeftOut' ? text.split(' ')[0] : [],
        );
        const kept = observations.filter(({ name }) => !leftOut.includes(name));
        expect(found.cents).toBeLessThanOrEqual(Math.max(...kept.map(({ unitCents }) => unitCents)));
        expect(found.cents).toBeGreaterThanOrEqual(Math.min(...kept.map(({ unitCents }) => unitCents)));
      }),
    );
  });

  it('is the same for the same, whatever the order of what is known and however many units each sale had', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 99 }), (asked, quantity) => {
        const otherwise = asked.observations.toReversed().map((one) => ({ ...one, quantity }));
        expect(answer({ ...asked, observations: otherwise })).toEqual(answer(asked));
      }),
    );
  });

  it('does not fall with the quantity where the steps rise', () => {
    const rising = fc
      .array(fc.nat(40), { maxLength: 5 })
      .map((percents) =>
        percents
          .toSorted((one, other) => one - other)
          .map((percent, index) => ({ scope: '*', from: (index + 1) * 10, percent })),
      );
    const settings = openPriceBook({ ...someBook().data }).settings;
    fc.assert(
      fc.property(rising, fc.nat(100_000), fc.nat(60), fc.nat(60), (steps, cents, one, other) => {
        const book = someBook({ rows: [someRow({ cents })], steps, settings });
        const unit = (quantity: number) =>
          price({ goods: someGoods(), quantity }, book, openHistory([]), priceDay).cents ?? 0;
        expect(unit(Math.max(one, other) + 1)).toBeGreaterThanOrEqual(unit(Math.min(one, other) + 1));
      }),
    );
  });
});
