import { describe, expect, it } from 'vitest';
import { weekdayName, weekdayOf, weekdayShort, weekdays } from './weekday.ts';

describe('weekdays', () => {
  it('start on Monday and are named in German', () => {
    expect(weekdays.map((weekday) => weekdayShort[weekday]).join(' ')).toBe('Mo Di Mi Do Fr Sa So');
    expect(weekdayName.wed).toBe('Mittwoch');
  });

  it('are told from a day', () => {
    expect(weekdayOf('2026-11-20')).toBe('fri');
    expect(weekdayOf('2026-11-22')).toBe('sun');
    expect(weekdayOf('2026-11-23')).toBe('mon');
  });
});
