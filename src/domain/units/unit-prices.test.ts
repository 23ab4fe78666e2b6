import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AdjustedLine } from '#domain/offer/facts.ts';
import type { Unit } from './unit.ts';
import { unitPrices } from './unit-prices.ts';

const unit = (plate: string): Unit => ({ plate, itemId: 'a', arrivedAt: '2026-12-03T09:00:00.000Z', photos: [] });
const units = (count: number) => Array.from({ length: count }, (_, index) => unit(`E-${index}`));
type Sale = Parameters<typeof unitPrices>[0];
const agreed = (total: number, quantity: number): Sale => ({
  agreement: {
    lines: [{ itemId: 'a', quantity, total, deductions: [] }],
    ...{ total, by: 'bid', at: '2026-12-01T09:00:00.000Z' },
  },
  payoutTotal: total,
});
const line: AdjustedLine = {
  ...{ itemId: 'a', quantity: 3, received: 3, agreed: 30_000, total: 25_500, missingEvidence: [] },
  deductions: [
    {
      name: 'Display',
      units: 1,
      amount: 3_000,
      evidence: [],
      found: [{ plate: 'E-1', findingId: 'f', text: '', photos: [] }],
    },
    { name: 'Akku', units: 3, amount: 500, evidence: [] },
  ],
};
const adjusted = (more: Partial<AdjustedLine> = {}): Sale => ({
  ...agreed(30_000, 3),
  payoutTotal: 25_500,
  adjustment: {
    lines: [{ ...line, ...more }],
    ...{ total: 25_500, answerUntil: '2026-12-20', at: '2026-12-06T09:00:00.000Z', answer: 'accepted' },
  },
});
const sumOf = (prices: ReadonlyMap<string, number>) => [...prices.values()].reduce((sum, one) => sum + one, 0);

it('divides a line among its devices to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 300 }), (total, count) => {
      const prices = unitPrices(agreed(total, count), units(count));
      expect(sumOf(prices)).toBe(total);
      expect(Math.max(...prices.values()) - Math.min(...prices.values())).toBeLessThanOrEqual(1);
    }),
  );
});

it('takes off each device what was found on it, and off all what names none', () => {
  const prices = unitPrices(adjusted(), units(3));
  expect([...prices.values()]).toEqual([9_500, 6_500, 9_500]);
  expect(sumOf(prices)).toBe(25_500);
});

it('knows no price before it is settled, nor where some of a line go back', () => {
  const { payoutTotal: _, ...open } = agreed(30_000, 3);
  expect(unitPrices(open, units(3)).size).toBe(0);
  expect(unitPrices(adjusted({ returned: 1 }), units(3)).size).toBe(0);
});
