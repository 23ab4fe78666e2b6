import { describe, expect, it } from 'vitest';
import { intendedAmount, minimumOfCounterbid } from './counterbid.ts';
import { guaranteedMinimum, scaleSheet, sheetTotal } from './sheet.ts';

const bid = 241_000;

describe('an own price that nobody means', () => {
  it.each([
    ['a forgotten comma is asked about', 25_000_000, 250_000],
    ['a hundred times the bid is only too high', 24_100_000, undefined],
    ['what is no price with a comma either is only too high', 999_000_000, undefined],
    ['a price a cent above the bid is still one', 24_100_100, 241_001],
    ['an amount with cents was typed with its comma', 25_000_050, undefined],
  ])('%s', (_case, amount, meant) => {
    expect(intendedAmount(amount, bid)).toBe(meant);
  });
});

describe('the guaranteed minimum of an own price', () => {
  it('is the minimum of the sheet that would be agreed on, to the cent', () => {
    const lines = [
      { itemId: 'a', quantity: 3, total: 192_000, deductions: [{ name: 'ohne Schienen', amount: 1500 }] },
      { itemId: 'b', quantity: 7, total: 49_001, deductions: [{ name: 'ohne Halter', amount: 333 }] },
    ];
    const own = 300_007;
    const { total, minimum } = { total: sheetTotal(lines), minimum: guaranteedMinimum(lines) };
    expect(minimumOfCounterbid(own, { total, minimum })).toBe(guaranteedMinimum(scaleSheet(lines, own)));
  });
});
