import { describe, expect, it } from 'vitest';
import type { CategoryKey } from '#domain/catalogue/kinds.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import { noHistory } from '#tests/factories/no-history.ts';
import { priceDay, someBook, someGoods, someRow } from '#tests/factories/price-book.ts';
import { price } from './price.ts';
import { unusualAmounts, unusualUnitPrice } from './unusual-bid.ts';
import { slipFactorOf } from './unusual-price.ts';

const range = { low: 49_000, high: 54_000, usual: 51_500 };
const eleven = { title: 'Dell PowerEdge R640', quantity: 11 };
const asked = (cents: number, known: Parameters<typeof unusualUnitPrice>[1] = { book: range }, factor = 2) =>
  unusualUnitPrice({ ...eleven, cents }, known, factor)?.replaceAll('\u00a0', ' ');

describe('a unit price far beyond what was to be expected', () => {
  it('is reckoned: 5150 typed for 515', () => {
    expect(asked(515_000)).toBe(
      'Dell PowerEdge R640: 5.150,00 € je Stück, erwartet 490,00 € bis 540,00 € (10-fach); 11 × = 56.650,00 €, + 50.985,00 € gegenüber dem Preisbuch',
    );
  });

  it('is one that is too low as well: 51,50 for 515', () => {
    expect(asked(5_150)).toBe(
      'Dell PowerEdge R640: 51,50 € je Stück, erwartet 490,00 € bis 540,00 € (0,1-fach); 11 × = 566,50 €, − 5.098,50 € gegenüber dem Preisbuch',
    );
  });

  it.each([
    ['the lowest that passes', 24_500, true],
    ['a cent less', 24_499, false],
    ['the highest that passes', 108_000, true],
    ['a cent more', 108_001, false],
    // 0,00 € says that the goods are not wanted.
    ['nothing', 0, true],
  ])('begins beyond the factor: %s', (_, cents, passes) => {
    expect(asked(cents) === undefined).toBe(passes);
  });

  it('lies where the owner says', () => {
    expect([asked(150_000, { book: range }, 3), asked(150_000, { book: range }, 2)]).toEqual([
      undefined,
      expect.stringContaining('1.500,00 €'),
    ]);
  });

  it('lies where the owner says of the nearest class of such goods', () => {
    const slips = [
      { scope: '*', percent: 150 },
      { scope: 'server', percent: 300 },
    ] as const;
    const of = (category: CategoryKey) => slipFactorOf(someGoods({ category }), slips, 2);
    expect([of('server'), of('monitor'), slipFactorOf(someGoods(), [], 2)]).toEqual([3, 1.5, 2]);
  });

  it('is none where nothing is known, and held against the bid before where the book knows nothing', () => {
    expect(asked(515_000, {})).toBeUndefined();
    expect(asked(515_000, { former: 51_500 })).toContain('+ 50.985,00 € gegenüber dem Gebot davor');
  });

  it('that was bid before is not asked about again', () => {
    expect(asked(150_000, { book: range, former: 150_000 })).toBeUndefined();
    expect(asked(160_000, { book: range, former: 150_000 })).toBeUndefined();
    expect(asked(515_000, { book: range, former: 150_000 })).toContain('erwartet 490,00 € bis 1.500,00 €');
  });
});

describe('a sheet', () => {
  const goods = someGoods();
  const book = someBook({ rows: [someRow({ cents: 20_000 })] });
  const found = price({ goods, quantity: 5 }, book, noHistory, priceDay);
  const templates = [{ scope: '*', name: 'ohne Netzteil', amount: { cents: 1_500 }, evidence: 'none' as const }];
  const line = (itemId: string, unit: number, deduction = 1_500): SheetLine => ({
    itemId,
    quantity: 5,
    total: 5 * unit,
    deductions: [{ name: 'ohne Netzteil', amount: deduction }],
  });
  const group = { key: 'a', title: 'T480', lineIds: ['1', '2'], remarkLineIds: [], quantity: 10, goods };
  const unusual = (lines: SheetLine[], former?: SheetLine[]) =>
    unusualAmounts(lines, { priced: [{ group, price: found }], templates, former, factorOf: () => 2 });

  it('is asked about once for each group and price, with all of its units', () => {
    expect(unusual([line('1', 20_000), line('2', 21_000)])).toEqual([]);
    const both = unusual([line('1', 200_000), line('2', 200_000)]);
    expect(both).toMatchObject([{ itemIds: ['1', '2'], text: expect.stringContaining('10 ×') }]);
    expect(unusual([line('1', 20_000), line('2', 200_000)])).toMatchObject([{ itemIds: ['2'] }]);
  });

  it('is asked about deductions that the book or the bid before names otherwise, not about others', () => {
    const slip = line('1', 20_000, 15_000);
    expect(unusual([slip])).toMatchObject([{ itemIds: ['1'], deduction: 'ohne Netzteil' }]);
    expect(unusual([slip], [slip])).toEqual([]);
    const written = { ...slip, deductions: [{ name: 'Ohne Netz-Teil', amount: 15_000 }] };
    expect(unusual([written])).toMatchObject([{ itemIds: ['1'], deduction: 'Ohne Netz-Teil' }]);
    const own = { ...slip, deductions: [{ name: 'ohne Rahmen', amount: 15_000 }] };
    expect(unusual([own])).toEqual([]);
  });

  it('is asked about the deductions of each line, also where another of that price has usual ones', () => {
    const [usual, slip] = [line('1', 20_000), line('2', 20_000, 15_000)];
    expect(unusual([usual, slip])).toMatchObject([{ itemIds: ['2'], deduction: 'ohne Netzteil' }]);
    expect(unusual([{ ...usual, deductions: [] }, slip])).toMatchObject([{ itemIds: ['2'] }]);
    expect(unusual([line('1', 20_000, 15_000), slip])).toMatchObject([{ itemIds: ['1', '2'] }]);
    expect(unusual([usual, slip], [usual, slip])).toEqual([]);
  });
});
