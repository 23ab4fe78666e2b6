import { describe, expect, it } from 'vitest';
import { type SheetChoice, sheetChoiceOf } from './sheet-choice.ts';
import { countRows, openModels, rowSitesOf, sheetModelsOf, shownModels } from './sheet-models.ts';
import type { GoodsRow } from './sheet-row.ts';

const row = (key: string, title: string, more: Partial<GoodsRow> = {}): GoodsRow => ({
  key,
  model: title.toLowerCase(),
  title,
  quantity: 1,
  ...more,
});

const rows = [
  row('a', 'ThinkPad T480', { site: 'Leipzig', serialNumbers: ['PF1AAA11'], total: 10_000, lowered: true }),
  row('b', 'PowerEdge R640', { site: 'Halle', inventoryNumbers: ['IT-77'], total: 64_000 }),
  row('c', 'ThinkPad T480', {
    site: 'Halle',
    description: 'Core i7, 16 GB',
    serialNumbers: ['PF1BBB22'],
    total: 12_000,
  }),
];
const models = sheetModelsOf(rows);
const shown = (said: string, left?: ReadonlySet<string>) => shownModels(models, sheetChoiceOf(said), left);
const keys = (said: string, left?: ReadonlySet<string>) =>
  shown(said, left).map((model) => model.rows.map(({ key }) => key));

describe('a long sheet', () => {
  it('stands by model, as listed or by value', () => {
    expect(models.map(({ title, at }) => [title, at])).toEqual([
      ['ThinkPad T480', 0],
      ['PowerEdge R640', 1],
    ]);
    expect(keys('')).toEqual([['a', 'c'], ['b']]);
    expect(keys('?nach=wert')).toEqual([['b'], ['c', 'a']]);
    expect(shown('?nach=wert').map(({ at }) => at)).toEqual([1, 0]);
    expect(rowSitesOf(rows)).toEqual(['Halle', 'Leipzig']);
  });

  it('is searched by model, equipment, serial number, inventory number and site', () => {
    expect(keys('?suche=thinkpad')).toEqual([['a', 'c']]);
    expect(keys('?suche=t480+16+gb')).toEqual([['c']]);
    expect(keys('?suche=pf1aaa')).toEqual([['a']]);
    expect(keys('?suche=it-77')).toEqual([['b']]);
    expect(keys('?suche=leipzig')).toEqual([['a']]);
    expect(keys('?suche=nirgends')).toEqual([]);
  });

  it('finds each of several numbers that are pasted with commas or as a column', () => {
    expect(keys(`?suche=${encodeURIComponent('PF1BBB22, IT-77,')}`)).toEqual([['c'], ['b']]);
    expect(keys(`?suche=${encodeURIComponent('PF1BBB22\nPF1AAA11')}`)).toEqual([['a', 'c']]);
  });

  it('is filtered by site, by what may be taken off and by what stays with the seller', () => {
    expect(keys('?ort=Halle')).toEqual([['c'], ['b']]);
    expect(keys('?nur=abzug')).toEqual([['a']]);
    expect(keys('?nur=abgewaehlt', new Set(['b']))).toEqual([['b']]);
    expect(countRows(shown('?ort=Halle'))).toBe(2);
  });

  it('is folded, but for few found positions, a single model, and what somebody opened', () => {
    const open = (choice: string, from = shown(choice)) => [...openModels(from, sheetChoiceOf(choice)).keys()];
    expect(open('')).toEqual([]);
    expect(open('?ort=Halle')).toEqual([0, 1]);
    expect(open('?ort=Halle&offen=')).toEqual([]);
    expect(open('?offen=1')).toEqual([1]);
    expect(open('', models.slice(0, 1))).toEqual([0]);
    const many = sheetModelsOf([...Array(30).keys()].map((at) => row(`${at}`, `Modell ${at}`, { site: 'Halle' })));
    const halle: SheetChoice = sheetChoiceOf('?ort=Halle');
    expect(openModels(shownModels(many, halle), halle).size).toBe(0);
  });
});
