import { describe, expect, it } from 'vitest';
import { someBook, someGoods, someObservation, someRow } from '#tests/factories/price-book.ts';
import { dryRun } from './dry-run.ts';
import type { PriceGroup } from './price-group.ts';
import { observationsOf, openHistory } from './price-history.ts';

const group = (lineIds: readonly string[], goods = someGoods()): PriceGroup => ({
  ...{ key: lineIds.join(), title: 'T480', lineIds, remarkLineIds: [], quantity: 2, goods },
});
const past = {
  ...{ offerId: 'own', name: 'A-1', date: '2026-11-20' },
  groups: [group(['a', 'b']), group(['c'], { answers: {}, works: true, condition: [] })],
  given: new Map([
    ['a', { unitCents: 10_000, quantity: 1 }],
    ['b', { unitCents: 10_000, quantity: 3 }],
    ['c', { unitCents: 500, quantity: 1 }],
  ]),
};

describe('a dry run', () => {
  it('says what the book would have bid, how far from what was given, and on how many of the lines', () => {
    expect(dryRun([past], someBook({ rows: [someRow({ cents: 12_000 })] }), openHistory([]))).toEqual({
      rows: [{ offerId: 'own', name: 'A-1', proposed: 48_000, given: 40_000, percent: 20, comparedLines: 2, lines: 3 }],
      proposed: 48_000,
      given: 40_000,
      medianDeviation: 20,
    });
  });

  it('knows on that day neither the offer itself nor what came later', () => {
    const sheet = [{ itemId: 'a', quantity: 3, total: 30_001, deductions: [] }];
    const own = observationsOf({ offerId: 'own', name: 'A-1', kind: 'paid', day: '2026-11-19' }, past.groups, sheet);
    expect(own).toMatchObject([{ unitCents: 10_000, quantity: 3 }]);
    // What was taken along for nothing says nothing of what it is worth.
    const forNothing = [{ itemId: 'b', quantity: 3, total: 0 }];
    expect(
      observationsOf({ offerId: 'own', name: 'A-1', kind: 'paid', day: '2026-11-19' }, past.groups, forNothing),
    ).toEqual([]);
    const later = someObservation({ day: '2026-11-21' });
    expect(dryRun([past], someBook(), openHistory([...own, later])).rows[0]).toMatchObject({
      proposed: 0,
      comparedLines: 0,
    });
    expect(dryRun([past], someBook(), openHistory([someObservation()])).rows[0]).toMatchObject({ comparedLines: 2 });
  });
});
