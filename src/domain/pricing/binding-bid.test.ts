import { describe, expect, it } from 'vitest';
import { someGoods } from '#tests/factories/price-book.ts';
import { bindingBid, deviceObstacles } from './binding-bid.ts';
import type { GroupPrice } from './price.ts';
import type { PriceGroup } from './price-group.ts';
import { priceRange } from './price-range.ts';

const limits = { total: 100_000, unitsPerModel: 10, sellers: ['private'] } as const;
const inquiry = { offeredAsBusiness: false, itemImageUploads: [] };
const filled: GroupPrice = {
  confidence: 'fill',
  cents: 20_000,
  low: 18_300,
  high: 22_100,
  level: 'model',
  reasons: [],
};
const unknown: GroupPrice = { confidence: 'ask', reasons: [] };

function group(quantity = 2, more: Partial<PriceGroup> = {}): PriceGroup {
  return { key: 'g', title: 'T480', lineIds: ['a'], remarkLineIds: [], quantity, goods: someGoods(), ...more };
}
const codes = (answer: ReturnType<typeof bindingBid>) =>
  answer.isBinding ? [] : answer.obstacles.map(({ code }) => code);

describe('a bid that nobody looks at', () => {
  it('is sent where every group is filled in within the limits', () => {
    expect(bindingBid(inquiry, [{ group: group(), price: filled }], limits)).toEqual({
      isBinding: true,
      total: 40_000,
    });
  });

  it('says how many lines are not clear', () => {
    const answer = bindingBid(inquiry, [{ group: group(1, { lineIds: ['a', 'b', 'c'] }), price: unknown }], limits);
    expect(answer).toEqual({ isBinding: false, obstacles: [{ code: 'linesUnclear', text: '3 Zeilen unklar' }] });
    const suggested: GroupPrice = { ...filled, confidence: 'suggest' };
    expect(bindingBid(inquiry, [{ group: group(), price: suggested }], limits)).toMatchObject({
      obstacles: [{ text: '1 Zeile unklar' }],
    });
  });

  it('is not sent beyond a limit, to other sellers, or where somebody has to read', () => {
    const priced = (quantity: number, more = {}) => [{ group: group(quantity, more), price: filled }];
    expect(codes(bindingBid(inquiry, priced(6), limits))).toEqual(['tooMuch']);
    expect(codes(bindingBid(inquiry, [...priced(4), ...priced(7)], { ...limits, total: 1e9 }))).toEqual(['tooMany']);
    expect(codes(bindingBid({ ...inquiry, offeredAsBusiness: true }, priced(1), limits))).toEqual(['sellerKind']);
    expect(codes(bindingBid({ ...inquiry, comments: 'Bitte anrufen' }, priced(1), limits))).toEqual(['comment']);
    expect(codes(bindingBid(inquiry, priced(1, { remarkLineIds: ['a'] }), limits))).toEqual(['comment']);
    expect(codes(bindingBid({ ...inquiry, itemImageUploads: ['x'] }, priced(1), limits))).toEqual(['attachment']);
    expect(codes(bindingBid(inquiry, [], limits))).toEqual(['nothingListed']);
  });
});

it('waits for people where a device is announced twice, and tells its seller only of their own sales', () => {
  const own = { key: '5CG1', sale: 'AN-2026-000007', isSameSeller: true };
  const found = deviceObstacles('PF2ABC01', [
    own,
    { ...own, key: '5CG2' },
    { ...own, isSameSeller: false, sale: null },
  ]);
  expect(found).toEqual([
    {
      code: 'deviceTwice',
      text: 'Seriennummer PF2ABC01 zweimal angegeben, Seriennummer 5CG1 und 1 weitere auch in AN-2026-000007',
    },
    { code: 'lookedAt', text: 'Seriennummer 5CG1 auch in einem anderen Verkauf' },
  ]);
  expect(bindingBid(inquiry, [{ group: group(), price: filled }], limits, found)).toMatchObject({ obstacles: found });
  expect(deviceObstacles(undefined, [])).toEqual([]);
});

describe('the range of a price at once', () => {
  it('is rounded outwards to whole fives of euros and tells how many devices were valued', () => {
    const priced = [
      { quantity: 2, price: filled },
      { quantity: 3, price: unknown },
    ];
    expect(priceRange(priced)).toEqual({ range: { low: 36_000, high: 45_000 }, valued: 2, units: 5 });
  });

  it('is as coarse as it is high, so that a thousand units tell no more of the price than one', () => {
    const of = (quantity: number) => priceRange([{ quantity, price: filled }]).range ?? expect.fail('not valued');
    expect(of(1)).toEqual({ low: 18_000, high: 22_500 });
    expect(of(1_000)).toEqual({ low: 18_000_000, high: 22_500_000 });
    expect(of(153)).toEqual({ low: 2_750_000, high: 3_450_000 });
    for (let quantity = 1; quantity <= 2_000; quantity += 1) {
      const { low, high } = of(quantity);
      expect(low).toBeLessThanOrEqual(18_000 * quantity);
      expect(high).toBeGreaterThanOrEqual(22_500 * quantity);
      expect((low % 500) + (high % 500)).toBe(0);
    }
  });

  it('is nothing where nothing could be valued', () => {
    expect(priceRange([{ quantity: 3, price: unknown }])).toEqual({ valued: 0, units: 3 });
  });
});
