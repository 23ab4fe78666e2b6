import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, fromEuros, isEuros, toEuros } from './money.ts';

describe('money', () => {
  it('is whole cents inside and euros with at most two decimals outside', () => {
    expect(fromEuros(1234.56)).toBe(123_456);
    expect(fromEuros(0.29)).toBe(29);
    expect(fromEuros(1.15)).toBe(115);
    expect(toEuros(123_456)).toBe(1234.56);
  });

  it('comes back unchanged from a trip over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(fromEuros(JSON.parse(JSON.stringify(toEuros(cents))))).toBe(cents);
      }),
    );
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e17, -0.015])('refuses %d euros', (euros) => {
    expect(isEuros(euros)).toBe(false);
    expect(() => fromEuros(euros)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(fromEuros(-0), 0)).toBe(true);
  });

  it('is written the German way with a no-break space before the sign', () => {
    expect(formatMoney(123_456)).toBe('1.234,56\u00A0€');
    expect(formatMoney(-1_500)).toBe('-15,00\u00A0€');
    expect(formatMoney(123_456_789_00)).toBe('123.456.789,00\u00A0€');
  });
});
