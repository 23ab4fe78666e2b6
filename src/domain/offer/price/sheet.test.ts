import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivedValue, guaranteedMinimum, type SheetLine, scaleSheet, sheetTotal } from './sheet.ts';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), unitPrice: fc.nat(100_000_000) });
const sheet = fc.array(line, { minLength: 1, maxLength: 40 }).map((lines) =>
  lines.map(
    ({ quantity, unitPrice }, index): SheetLine => ({
      itemId: `item-${index}`,
      quantity,
      total: quantity * unitPrice,
      deductions: [],
    }),
  ),
);

describe('the price sheet', () => {
  it('guarantees what is left when every unit gets every deduction', () => {
    const lines: SheetLine[] = [
      {
        itemId: 'a',
        quantity: 3,
        total: 192_000,
        deductions: [
          { name: 'ohne Netzteil', amount: 1_500 },
          { name: 'Kratzer', amount: 500 },
        ],
      },
      { itemId: 'b', quantity: 2, total: 2_500, deductions: [] },
    ];
    expect(sheetTotal(lines)).toBe(194_500);
    expect(guaranteedMinimum(lines)).toBe(188_500);
  });

  it('scales to an agreed counterbid to the cent, with the remainder on the first line', () => {
    const lines = [100, 100, 100].map(
      (total, index): SheetLine => ({ itemId: `${index}`, quantity: 1, total, deductions: [] }),
    );
    expect(scaleSheet(lines, 1_000).map(({ total }) => total)).toEqual([334, 333, 333]);
  });

  it('stays exact for any sheet and any counterbid', () => {
    fc.assert(
      fc.property(sheet, fc.integer({ min: 1, max: 900 }), (lines, percent) => {
        fc.pre(sheetTotal(lines) > 0);
        const agreed = Math.min(
          sheetTotal(lines) + Math.ceil((sheetTotal(lines) * percent) / 100),
          Number.MAX_SAFE_INTEGER,
        );
        const scaled = scaleSheet(lines, agreed);
        expect(sheetTotal(scaled)).toBe(agreed);
        expect(scaled.filter(({ total }, index) => total < (lines[index]?.total ?? 0))).toEqual([]);
      }),
    );
  });

  it('rounds the worth of what arrived up, in favour of the customer', () => {
    const three: SheetLine = { itemId: 'a', quantity: 3, total: 1_000, deductions: [] };
    expect([0, 1, 2, 3].map((arrived) => arrivedValue(three, arrived))).toEqual([0, 334, 667, 1_000]);
    expect(arrivedValue({ ...three, quantity: 10_000, total: 999_999_999_999_999 }, 9_999)).toBe(999_900_000_000_000);
  });
});
