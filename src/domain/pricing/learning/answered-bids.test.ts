import { describe, expect, it } from 'vitest';
import { priceDay, someBook, someGoods, someRow } from '#tests/factories/price-book.ts';
import { answeredBids, type PastBid, type PastGroup } from './answered-bids.ts';
import { movedRows } from './moved-rows.ts';

const someGroup = (more: Partial<PastGroup> = {}): PastGroup => ({
  ...{ goods: someGoods(), quantity: 2, bid: 20_000 },
  ...more,
});
const somePast = (more: Partial<PastBid> = {}): PastBid => ({
  ...{ offerId: 'offer-1', day: '2026-11-13', isAgreed: false, isOver: false, total: 40_000, groups: [someGroup()] },
  ...more,
});
const book = someBook({ rows: [someRow()] });
const told = (past: PastBid) => answeredBids([past], book, priceDay).bids;

describe('a bid of the past', () => {
  it('is accepted, countered or declined, and tells nothing while it waits', () => {
    expect(told(somePast())).toEqual([]);
    expect(told(somePast({ isOver: true }))).toMatchObject([{ answer: 'declined', age: 10, bid: 1, part: 1 }]);
    expect(told(somePast({ counterbid: 44_000 }))).toMatchObject([{ answer: 'countered', wanted: 1.1 }]);
    const accepted = [someGroup({ agreed: 20_000, paid: 18_000, proposed: 16_000 })];
    expect(told(somePast({ isAgreed: true, groups: accepted }))).toMatchObject([
      { answer: 'accepted', paid: 0.9, overridden: 0.25 },
    ]);
    const atMore = [someGroup({ agreed: 22_000 })];
    expect(told(somePast({ isAgreed: true, counterbid: 44_000, groups: atMore }))).toMatchObject([
      { answer: 'countered', wanted: 1.1 },
    ]);
  });

  it('of which some lines were sold is accepted for these and declined for the others', () => {
    const groups = [
      someGroup({ agreed: 20_000 }),
      someGroup({ goods: someGoods({ works: true, condition: [] }), quantity: 6 }),
    ];
    const answers = told(somePast({ isAgreed: true, counterbid: 40_000, total: 160_000, groups }));
    expect(answers).toMatchObject([
      { answer: 'accepted', part: 0.25 },
      { answer: 'declined', part: 0.75 },
    ]);
  });

  it('is compared with what the list makes of the same goods today, by the row that prices them', () => {
    const newer = someBook({ rows: [someRow(), someRow({ cents: 25_000, from: '2026-11-20' })] });
    const { bids, rows } = answeredBids([somePast({ isOver: true })], newer, priceDay);
    expect(bids).toMatchObject([{ bid: 0.8, kind: 'notebook', priceAge: 3 }]);
    expect(rows.get(bids[0]?.rowKey ?? '')?.cents).toBe(25_000);
    const unknown = [
      someGroup({
        goods: someGoods({ entryId: 'x', modelId: 'x', seriesId: 'y', goodsClass: 'server', category: 'server' }),
      }),
    ];
    expect(told(somePast({ isOver: true, groups: unknown }))).toEqual([]);
  });
});

describe('a row for a whole series', () => {
  it('learns of models that are sold seldom, not of one that own sales price', () => {
    const series = someBook({ rows: [someRow({ entry: 'thinkpad-t' })] });
    const past = (count: number) =>
      Array.from({ length: count }, (_, place) => somePast({ offerId: `offer-${place}`, isOver: true }));
    expect(answeredBids(past(2), series, priceDay).bids).toHaveLength(2);
    expect(answeredBids(past(3), series, priceDay).bids).toEqual([]);
  });
});

describe('a row that a proposal moves', () => {
  it('counts from today on beside the former one, in whole euros and never further', () => {
    const [moved, ...others] = movedRows([someRow({ cents: 20_300 })], 7, priceDay);
    expect(others).toEqual([]);
    expect(moved?.cents).toBe(21_700);
    expect(moved?.change.was).toBeUndefined();
    expect(moved?.change.now).toContain('2026-11-23');
    expect(movedRows([someRow({ cents: 20_300 })], -7, priceDay)[0]?.cents).toBe(18_900);
  });

  it('replaces one of today, and stays where the step is smaller than what people use', () => {
    expect(movedRows([someRow({ from: priceDay })], 5, priceDay)[0]?.change.was).toContain(priceDay);
    expect(movedRows([someRow({ cents: 50 })], 5, priceDay)).toEqual([]);
  });
});
