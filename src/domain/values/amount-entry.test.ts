import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, parseNumber } from './amount-entry.ts';
import { formatMoney } from './money.ts';

describe('entering an amount of money', () => {
  it.each([
    ['1.500', 150_000],
    ['1.50', 150],
    ['1,5', 150],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567,89', 123_456_789],
    ['12.345.678', 1_234_567_800],
    ['1’234’567.50', 123_456_750],
    ["1'500", 150_000],
    ['€ 12,-', 1_200],
    ['1.500,--', 150_000],
    ['99,–', 9_900],
    ['250 EUR', 25_000],
    ['1 234,50\u00A0€', 123_450],
    ['0', 0],
    ['007', 700],
  ])('reads %s', (entry, cents) => {
    expect(parseAmount(entry)).toBe(cents);
  });

  it.each([
    '',
    '€',
    'viel',
    '-5',
    '1,234',
    '1,500,000',
    '0.500',
    '1.23,45',
    '1..5',
    '1e3',
    '1,2,3',
    '12,5,-',
    '9'.repeat(20),
  ])('asks back for %j instead of guessing', (entry) => {
    expect(parseAmount(entry)).toBeUndefined();
  });

  it('reads back every amount that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(parseAmount(formatMoney(cents))).toBe(cents);
      }),
    );
  });
});

describe('a number as it is typed', () => {
  it.each([
    ['1.500', 1500],
    ['1,5', 1.5],
    ['1.50', 1.5],
    ["12'345,678", 12345.678],
    ['-7', -7],
    ['7 %', 7],
  ])('reads %s as %d', (entry, number) => {
    expect(parseNumber(entry)).toBe(number);
  });

  it.each(['', '-', '1,2,3', 'zwei', '1-2'])('reads „%s“ as none', (entry) => {
    expect(parseNumber(entry)).toBeUndefined();
  });
});
