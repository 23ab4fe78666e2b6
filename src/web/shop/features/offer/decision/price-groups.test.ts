import { describe, expect, it } from 'vitest';
import type { PricedSheetRow } from '../sheet/sheet-row.ts';
import { ownTotal, priceGroups, sumOfOwn } from './price-groups.ts';

const row = (key: string, title: string, quantity: number, unitPrice: number, description = ''): PricedSheetRow => ({
  key,
  model: title.toLowerCase(),
  title,
  description,
  quantity,
  unitPrice,
  total: quantity * unitPrice,
  minimum: 0,
  deductions: [],
  countedIn: [],
});

const groups = priceGroups([
  row('a', 'ThinkPad T480', 10, 11_800, 'i5'),
  row('b', 'PowerEdge R640', 2, 50_000),
  row('c', 'ThinkPad T480', 4, 13_000, 'i7'),
  row('d', 'ThinkPad T480', 5, 11_800, 'i5, defekt'),
]);
const [five, seven, servers] = groups;
const keyOf = (group: typeof five) => group?.key ?? '';

describe('an own price for each model', () => {
  it('is asked once for devices of a model that cost the same in the bid, and those of one model stand together', () => {
    expect(groups.map(({ title, units, unitPrice, note }) => [title, units, unitPrice, note])).toEqual([
      ['ThinkPad T480', 15, 11_800, '2 Ausstattungen'],
      ['ThinkPad T480', 4, 13_000, 'i7'],
      ['PowerEdge R640', 2, 50_000, ''],
    ]);
  });

  it('is summed to the cent, with the price of the bid where none is named', () => {
    expect(sumOfOwn(groups, new Map())).toBe(15 * 11_800 + 4 * 13_000 + 2 * 50_000);
    const prices = new Map<string, number | null>([
      [keyOf(five), 120.1],
      [keyOf(seven), null],
      [keyOf(servers), 0],
    ]);
    expect(sumOfOwn(groups, prices)).toBe(15 * 12_010 + 4 * 13_000);
  });

  it('that cannot be read leaves no sum', () => {
    expect(sumOfOwn(groups, new Map([[keyOf(five), Number.NaN]]))).toBeUndefined();
    for (const own of [Number.NaN, -1, 1.001]) expect(five && ownTotal(five, own)).toBeUndefined();
  });
});
