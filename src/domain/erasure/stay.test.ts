import { describe, expect, it } from 'vitest';
import { saidTime } from './reports/said-time.ts';
import { fieldsOutside, outsideStay } from './stay.ts';

/** Goods that came on 20 Nov at 14:00 in Berlin; it is 21 Nov, 18:00. */
const stay = { since: '2026-11-20T13:00:00.000Z', now: '2026-11-21T17:00:00.000Z' };
/** A run by the words of a tool. */
const run = (start: string | undefined, end?: string) => {
  const [startedAt, finishedAt] = [saidTime(start), saidTime(end)];
  return { ...(startedAt && { startedAt }), ...(finishedAt && { finishedAt }) };
};

describe('a run beside the stay of the goods', () => {
  it('is before they came where it began on an earlier day, wherever it ended', () => {
    expect(outsideStay(run('2026/11/13 10:00:00', '2026/11/13 11:00:00'), stay)).toBe('beforeArrival');
    expect(outsideStay(run('2026/11/19 23:59:00', '2026/11/20 15:00:00'), stay)).toBe('beforeArrival');
    expect(outsideStay(run(undefined, '2026/11/19 11:00:00'), stay)).toBe('beforeArrival');
  });

  it('is believed on the day on which they came, whatever the hour: clocks are off, and counting comes last', () => {
    expect(outsideStay(run('2026/11/20 08:00:00', '2026/11/20 09:00:00'), stay)).toBeUndefined();
    expect(outsideStay(run('2026/11/20 00:05:00', '2026/11/21 01:00:00'), stay)).toBeUndefined();
  });

  it('goes by the days of Berlin: a local time without a zone is one of Germany, one with a zone is read by it', () => {
    // 23:30 in UTC of the day before is half past midnight in Berlin.
    expect(outsideStay(run('2026-11-19T23:30:00Z', '2026-11-20T01:00:00Z'), stay)).toBeUndefined();
    expect(outsideStay(run('2026-11-20T00:30:00+0300', '2026-11-20T04:00:00+0300'), stay)).toBe('beforeArrival');
  });

  it('waits where it ends on a day that has not begun', () => {
    expect(outsideStay(run('2026/11/21 17:00:00', '2026/11/21 23:00:00'), stay)).toBeUndefined();
    expect(outsideStay(run('2026/11/21 17:00:00', '2026/11/22 00:30:00'), stay)).toBe('inFuture');
  });

  it('is not judged where it names no time, or nobody noted when the goods came', () => {
    expect(outsideStay(run(undefined), stay)).toBeUndefined();
    expect(outsideStay(run('2026/11/13 10:00:00'), { now: stay.now })).toBeUndefined();
  });
});

it('records name the fields whose time lies outside of the stay, and nothing without a time (DEL-01)', () => {
  const [before, within, future] = ['2025-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z', '2027-01-02T08:00:00.000Z'];
  const stay = { since: '2026-11-20T12:00:00.000Z', now: '2026-11-23T09:00:00.000Z' };
  const media = [
    { finishedAt: within },
    { startedAt: before, finishedAt: within },
    { finishedAt: future },
    { destruction: { at: before } },
    {},
  ];
  expect(
    fieldsOutside({ media, lots: [{ destruction: { at: within } }, { destruction: { at: future } }] }, stay),
  ).toEqual([...['media.1.startedAt', 'media.2.finishedAt', 'media.3.destruction.at', 'lots.1.destruction.at']]);
});
