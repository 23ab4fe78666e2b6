import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { SheetEntries, SheetGroup } from './bid-sheet.ts';
import { readColumn } from './column-entry.ts';
import {
  changed,
  filledDown,
  movedBy,
  undone,
  withColumn,
  withDeductions,
  withDeductionsOf,
  withPrices,
  withProposals,
} from './sheet-edit.ts';

const nothing: SheetEntries = { prices: {}, deductions: {} };
const group = (key: string, more: Partial<SheetGroup> = {}): SheetGroup => ({
  key,
  lines: [{ itemId: key, quantity: 1 }],
  deductions: [],
  ...more,
});
const proposed = (cents: number) => ({ proposal: { cents, confidence: 'suggest' } as const });
const three = [group('a', proposed(10_000)), group('b', { former: 5_000 }), group('c')];

describe('an edit of the sheet', () => {
  it('types over, and an emptied field goes back to what stood there', () => {
    const typed = withPrices(nothing, [['a', 9_000]]);
    expect(typed.prices).toEqual({ a: 9_000 });
    expect(withPrices(typed, [['a', undefined]]).prices).toEqual({});
  });

  it('takes proposals where there are any', () => {
    expect(withProposals(nothing, three).prices).toEqual({ a: 10_000 });
  });

  it('moves by a percentage what has a price, to whole cents and not below nothing', () => {
    const entries = withPrices(nothing, [['a', 333]]);
    expect(movedBy(entries, three, -10).prices).toEqual({ a: 300, b: 4_500 });
    expect(movedBy(entries, three, -200).prices).toEqual({ a: 0, b: 0 });
  });

  it('fills down from the first of a selection', () => {
    expect(filledDown(withPrices(nothing, [['a', 700]]), three).prices).toEqual({ a: 700, b: 700, c: 700 });
    expect(filledDown(nothing, three.slice(2))).toBe(nothing);
  });

  it('puts a column onto the rows from the first one on, and leaves alone what no price stands for', () => {
    expect(withColumn(nothing, three, readColumn('1\n\n3\n4\n')).prices).toEqual({ a: 100, c: 300 });
    expect(withColumn(nothing, three, readColumn('-1\nabc')).prices).toEqual({});
  });

  it('puts deductions onto several groups', () => {
    const none = withDeductions(nothing, ['a', 'b'], []);
    expect(none.deductions).toEqual({ a: [], b: [] });
  });

  it('puts the deductions of a group onto others, and leaves them what only its own price has taken off', () => {
    const [charger, wear] = ['ohne Netzteil', 'Kratzer'].map((name) => ({ name, amount: { cents: 100 } }));
    if (!charger || !wear) throw new Error('no deductions');
    const lacking = group('a', { declared: { ...defaultConfiguration, charger: false }, deductions: [wear] });
    const others = [lacking, group('b', { deductions: [charger] }), group('c')];
    expect(withDeductionsOf(nothing, lacking, others).deductions).toEqual({
      a: [wear],
      b: [wear, charger],
      c: [wear],
    });
  });

  it('is taken back one by one, and what changed nothing is not', () => {
    const start = { now: nothing, before: [] };
    const once = changed(start, withPrices(nothing, [['a', 1]]));
    expect(changed(once, withPrices(once.now, [['a', 1]]))).toBe(once);
    const twice = changed(once, withPrices(once.now, [['b', 2]]));
    expect(undone(twice)).toEqual(once);
    expect(undone(undone(undone(twice)))).toEqual(start);
  });
});
