import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOfPapers } from '#tests/factories/money-of-papers.ts';
import { anyPaper } from '#tests/factories/random-papers.ts';
import { sumOfBookings } from './accounted.ts';
import { purchaseBookings } from './booking.ts';

describe('whatever was sold, paid in one run', () => {
  it('papers with their tax, e-invoices, the bank’s order and the books come to the same cent', () => {
    fc.assert(
      fc.property(fc.array(anyPaper, { minLength: 1, maxLength: 8 }), (papers) => {
        const { papers: sum, ...others } = moneyOfPapers(papers);
        expect(others).toEqual({ invoices: sum, run: sum, bought: sum, paid: sum });
      }),
      // 100,000 of them run with `npm run bench -- money`.
      { numRuns: 500 },
    );
  });

  it('and a Storno leaves nothing of it in the books', () => {
    fc.assert(
      fc.property(anyPaper, (snapshot) => {
        const paper = { id: 'GS', snapshot };
        const ended = { at: '2026-11-25T09:00:00.000Z', cancellation: 'ST-2026-000001' };
        expect(sumOfBookings([...purchaseBookings(paper), ...purchaseBookings({ ...paper, ended })])).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
