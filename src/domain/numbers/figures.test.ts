import { describe, expect, it } from 'vitest';
import { figuresOf, type PeriodFacts, waitingOf } from './figures.ts';
import { addMonths, figuresByMonth, monthsBetween } from './months.ts';

const none: PeriodFacts = { inquiries: [], settled: [], paid: [], agreed: [] };

describe('the figures of a period', () => {
  it('are counts without anything invented where nothing happened', () => {
    expect(figuresOf(none)).toMatchObject({ inquiries: 0, withBid: 0, promised: 0, agreedAmount: 0 });
    expect(figuresOf(none)).not.toHaveProperty('waiting');
  });

  it('count an inquiry once, its bid at once apart from those of people', () => {
    const inquiries = [
      { day: '2026-10-02', bid: { minutes: 0, atOnce: true }, end: 'agreed' },
      { day: '2026-10-02', bid: { minutes: 90, atOnce: false }, end: 'ended', counterbid: { isAccepted: false } },
      { day: '2026-10-03', bid: { minutes: 30, atOnce: false }, end: 'agreed', counterbid: { isAccepted: true } },
      { day: '2026-10-04', bid: { minutes: 600, atOnce: false }, end: 'open' },
      { day: '2026-10-05', end: 'open' },
    ] as const;
    expect(figuresOf({ ...none, inquiries })).toMatchObject({
      ...{ inquiries: 5, withBid: 4, atOnce: 1, accepted: 2, ended: 1, open: 1 },
      ...{ counterbids: 2, counterbidsAccepted: 1, waiting: { median: 90, nineOfTen: 600 } },
    });
  });

  it('hold a payment for punctual on the promised day and before it, and leave out those without one', () => {
    const paid = [
      { day: '2026-10-05', amount: 100, promised: '2026-10-05' },
      { day: '2026-10-04', amount: 200, promised: '2026-10-05' },
      { day: '2026-10-06', amount: 300, promised: '2026-10-05' },
      { day: '2026-10-06', amount: 1 },
    ];
    expect(figuresOf({ ...none, paid })).toMatchObject({ paid: 4, promised: 3, onTime: 2, paidAmount: 601 });
  });

  it('name as time of waiting only what was measured', () => {
    expect(waitingOf([])).toBeUndefined();
    expect(waitingOf([7])).toEqual({ median: 7, nineOfTen: 7 });
    expect(waitingOf([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ median: 5, nineOfTen: 9 });
  });
});

describe('months', () => {
  it('go on over the turn of a year, and back', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
    expect(addMonths('2026-01', -12)).toBe('2025-01');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
  });

  it('share out all that happened, each fact in its own, and the empty ones stay', () => {
    const settled = [
      { day: '2026-01-31', isAdjusted: true },
      { day: '2026-03-01', isAdjusted: false },
    ];
    const told = figuresByMonth({ ...none, settled }, monthsBetween('2026-01', '2026-03'));
    expect(told.map(({ month, figures }) => [month, figures.settled, figures.adjusted])).toEqual([
      ['2026-01', 1, 1],
      ['2026-02', 0, 0],
      ['2026-03', 1, 0],
    ]);
  });
});
