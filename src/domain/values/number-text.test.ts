import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, percentText } from './number-text.ts';

describe('numbers in German', () => {
  it.each([
    [0, 0, 0, '0'],
    [999.5, 0, 0, '1.000'],
    [1_234_567, 2, 0, '1.234.567'],
    [1_234.5, 2, 0, '1.234,5'],
    [1_234.5, 4, 2, '1.234,50'],
    [-0.04, 1, 0, '0'],
    [-1_234.56, 1, 0, '-1.234,6'],
  ])('write %d with at most %d and at least %d decimals as %s', (value, most, least, text) => {
    expect(numberText(value, most, least)).toBe(text);
  });

  it('are those that a formatter of German writes', () => {
    const decimals = fc.integer({ min: 0, max: 4 });
    const value = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1_000);
    fc.assert(
      fc.property(value, decimals, decimals, (number, one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const format = new Intl.NumberFormat('de', { minimumFractionDigits: least, maximumFractionDigits: most });
        expect(numberText(number, most, least)).toBe(format.format(number).replace(/^-(?=[0,]+$)/, ''));
      }),
    );
  });

  it('write shares in percent', () => {
    expect(percentText(0.0374, 1)).toBe('3,7\u00a0%');
    expect(percentText(1.5)).toBe('150\u00a0%');
  });
});
