import { describe, expect, it } from 'vitest';
import { dayAfterKey, firstOfMonthLater, weeksOf } from './calendar-days.ts';

describe('the month grid', () => {
  it('shows six weeks from Monday to Sunday around the month', () => {
    const weeks = weeksOf('2026-12-01');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toBe('2026-11-30');
    expect(weeks[5]?.[6]).toBe('2027-01-10');
  });

  it('starts with the month itself when its first day is a Monday', () => {
    expect(weeksOf('2027-02-01')[0]?.[0]).toBe('2027-02-01');
  });

  it('turns the year with the months', () => {
    expect([firstOfMonthLater('2026-12-01', 1), firstOfMonthLater('2026-01-01', -1)]).toEqual([
      '2027-01-01',
      '2025-12-01',
    ]);
  });

  it('goes by day, week, ends of the week, month and year with the keys', () => {
    const from = (key: string, shift = false) => dayAfterKey('2026-12-04', key, shift);
    expect(from('ArrowRight')).toBe('2026-12-05');
    expect(from('ArrowUp')).toBe('2026-11-27');
    expect(from('Home')).toBe('2026-11-30');
    expect(from('End')).toBe('2026-12-06');
    expect(from('PageDown')).toBe('2027-01-04');
    expect(from('PageUp', true)).toBe('2025-12-04');
    expect(from('a')).toBeUndefined();
  });

  it('stays in a shorter month on its last day', () => {
    expect(dayAfterKey('2026-01-31', 'PageDown', false)).toBe('2026-02-28');
  });
});
