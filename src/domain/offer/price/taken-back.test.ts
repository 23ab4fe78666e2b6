import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdjustedLine } from '../facts.ts';
import { arrivedValue, deductionsPerUnit } from './sheet.ts';
import { isDivisible, takeBack, takenBackOf, worthOfReturned } from './taken-back.ts';

/** A line as an adjusted bid may have it: odd cents, units missing, up to two deductions that together are no more than a unit's price. */
const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 40 }),
      missing: fc.nat(3),
      unit: fc.integer({ min: 2, max: 200_000 }),
      more: fc.nat(999),
      shares: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 2 }),
      hit: fc.nat(40),
    })
    .map(({ quantity, missing, unit, more, shares, hit }): Omit<AdjustedLine, 'itemId'> => {
      const received = Math.max(0, quantity - missing);
      const deductions = shares
        .map((share, at) => ({
          name: `Abzug ${at}`,
          amount: Math.floor((unit * share) / 100),
          units: Math.min(received, hit),
        }))
        .filter(({ units, amount }) => units > 0 && amount > 0)
        .map((deduction) => ({ ...deduction, evidence: ['foto'] }));
      const agreed = quantity * unit + more;
      const off = deductions.reduce((sum, { units, amount }) => sum + units * amount, 0);
      const total = arrivedValue({ quantity, total: agreed }, received) - off;
      return { quantity, received, agreed, total, deductions, missingEvidence: [] };
    }),
  { minLength: 1, maxLength: 8 },
);

/** Some units of some lines: all of them, or a part where that can be told. */
const choice = fc.array(fc.record({ goes: fc.boolean(), whole: fc.boolean(), part: fc.nat(1_000) }), {
  minLength: 8,
  maxLength: 8,
});

const sumOf = (all: readonly AdjustedLine[]) => all.reduce((sum, { total }) => sum + total, 0);

describe('whatever goes back', () => {
  it('is taken off to the cent: what stays is paid, never below its minimum, never more than before', () => {
    let taken = 0;
    fc.assert(
      fc.property(lines, choice, (made, chosen) => {
        const all = made.map((line, index) => ({ ...line, itemId: `item-${index}` }));
        const wanted = all.flatMap((line, index) => {
          const { goes = false, whole = true, part = 0 } = chosen[index] ?? {};
          const units = whole || !isDivisible(line) ? line.received : 1 + (part % line.received);
          return goes && line.received > 0 ? [{ itemId: line.itemId, units }] : [];
        });
        fc.pre(wanted.length > 0);
        const kept = takeBack(
          { lines: all, total: sumOf(all), answerUntil: '2026-12-04', returnsOptional: true },
          wanted,
        );
        const units = new Map(wanted.map((one) => [one.itemId, one.units]));
        const isAllGone = all.every(({ itemId, received, total }) => units.get(itemId) === received || total === 0);
        if (isAllGone) {
          expect(kept).toBe('nothingStays');
          return;
        }
        if (typeof kept === 'string') throw new Error(kept);
        taken += 1;
        const changed = new Map(kept.lines.map((line) => [line.itemId, line]));
        const paid = all.map((line) => changed.get(line.itemId) ?? line);
        expect(kept.total).toBe(sumOf(paid));
        expect(kept.total).toBeGreaterThan(0);
        expect(takenBackOf(kept.lines)).toEqual(wanted);
        for (const [index, line] of paid.entries()) {
          const was = all[index];
          if (!was) throw new Error('No line');
          const stays = line.received - (units.get(line.itemId) ?? 0);
          const off = line.deductions.reduce((sum, deduction) => sum + deduction.units * deduction.amount, 0);
          const missing = line.agreed - arrivedValue({ quantity: line.quantity, total: line.agreed }, line.received);
          expect(line.agreed - missing - worthOfReturned(line) - off).toBe(line.total);
          expect(line.total).toBeLessThanOrEqual(was.total);
          const least = stays * (Math.floor(line.agreed / line.quantity) - deductionsPerUnit(was.deductions));
          expect(line.total).toBeGreaterThanOrEqual(Math.max(0, least));
          expect(line.deductions.every((deduction) => deduction.units <= stays)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
