import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { toSheet } from '#domain/offer/price/bid-sheet.ts';
import { guaranteedMinimum, sheetTotal } from '#domain/offer/price/sheet.ts';
import { priceOnSheet, proposedLines, type SheetEntries, type SheetGroup, sumsOf } from './bid-sheet.ts';

const nothing: SheetEntries = { prices: {}, deductions: {} };
const group = (more: Partial<SheetGroup> = {}): SheetGroup => ({
  key: 'g',
  lines: [
    { itemId: 'a', quantity: 3 },
    { itemId: 'b', quantity: 2 },
  ],
  deductions: [],
  ...more,
});
const sure = { cents: 10_000, confidence: 'fill' } as const;

describe('the sheet of a bid', () => {
  it('takes what was typed, then the bid before, then a price that the book is sure of', () => {
    const typed = { ...nothing, prices: { g: 9_900 } };
    expect(priceOnSheet(group({ proposal: sure, former: 8_000 }), typed)).toEqual({ origin: 'typed', cents: 9_900 });
    expect(priceOnSheet(group({ proposal: sure, former: 8_000 }), nothing)).toEqual({ origin: 'former', cents: 8_000 });
    expect(priceOnSheet(group({ proposal: sure }), nothing)).toEqual({ origin: 'book', cents: 10_000 });
    expect(priceOnSheet(group({ proposal: { ...sure, confidence: 'suggest' } }), nothing)).toEqual({ origin: 'open' });
  });

  it('is no bid while a group is open, and says how many lines are', () => {
    const groups = [group({ proposal: sure }), group({ key: 'h', lines: [{ itemId: 'c', quantity: 1 }] })];
    expect(proposedLines(groups, nothing)).toBeUndefined();
    expect(sumsOf(groups, nothing)).toEqual({
      ...{ total: 50_000, minimum: 50_000, units: 6, lines: 3, openLines: 1, bookLines: 2 },
    });
    // A price of nothing is one: such goods are taken along.
    expect(proposedLines(groups, { ...nothing, prices: { h: 0 } })).toHaveLength(3);
  });

  it('makes euros of a percentage, by the price that was typed, and takes off no more than that', () => {
    const deductions = [
      { name: 'ohne Netzteil', amount: { percent: 10 } },
      { name: 'Gehäuse verbeult', amount: { cents: 9_500 } },
    ];
    const entries = { ...nothing, prices: { g: 10_005 } };
    expect(proposedLines([group({ deductions })], entries)?.[0]?.deductions).toEqual([
      { name: 'ohne Netzteil', amount: 1_001 },
      { name: 'Gehäuse verbeult', amount: 9_004 },
    ]);
    expect(sumsOf([group({ deductions })], entries)).toMatchObject({ total: 50_025, minimum: 0 });
    expect(proposedLines([group({ deductions })], { ...entries, deductions: { g: [] } })?.[1]?.deductions).toEqual([]);
  });

  it('takes nothing off that the seller said and the price has taken off, whoever typed it for how many groups', () => {
    const deductions = [
      { name: 'ohne Netzteil', amount: { cents: 1_500 } },
      { name: 'Gehäuse verbeult', amount: { cents: 1_000 } },
    ];
    const declared = { ...defaultConfiguration, charger: false };
    const groups = [group({ proposal: sure, declared, deductions }), group({ key: 'h', proposal: sure })];
    const typed = { ...nothing, deductions: { h: deductions } };
    const names = (entries: SheetEntries) =>
      proposedLines(groups, entries)?.map((line) => line.deductions.map(({ name }) => name));
    expect(names(typed)).toEqual([
      ['Gehäuse verbeult'],
      ['Gehäuse verbeult'],
      ...[deductions, deductions].map((some) => some.map(({ name }) => name)),
    ]);
    expect(names({ ...typed, deductions: { g: deductions, h: [] } })?.[0]).toEqual(['Gehäuse verbeult']);
    expect(sumsOf(groups, typed)).toMatchObject({ total: 100_000, minimum: 100_000 - 5 * 1_000 - 5 * 2_500 });
  });

  it('comes to what the frozen sheet comes to, whatever was typed', () => {
    const anyGroup = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
      amounts: fc.array(
        fc.oneof(
          fc.record({ cents: fc.integer({ min: 0, max: 20_000_000 }) }),
          fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
        ),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(fc.array(anyGroup, { minLength: 1, maxLength: 20 }), (any) => {
        const groups = any.map(({ quantity, amounts }, index) =>
          group({
            key: `g${index}`,
            lines: [{ itemId: `i${index}`, quantity }],
            deductions: amounts.map((amount, number) => ({ name: `Abzug ${number}`, amount })),
          }),
        );
        const entries = { ...nothing, prices: Object.fromEntries(any.map(({ cents }, index) => [`g${index}`, cents])) };
        const items = any.map(({ quantity }, index) => ({ id: `i${index}`, title: '', quantity }));
        const sheet = toSheet(items, proposedLines(groups, entries) ?? []) ?? [];
        expect(sumsOf(groups, entries)).toMatchObject({ total: sheetTotal(sheet), minimum: guaranteedMinimum(sheet) });
      }),
    );
  });
});
