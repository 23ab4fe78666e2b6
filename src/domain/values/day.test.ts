import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, isDay, isOver, startOfDay } from './day.ts';

const someDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day in Germany', () => {
  it('is told by the clock of Berlin whatever the clock of the server says', () => {
    expect(dayOf('2026-12-24T22:59:59.999Z')).toBe('2026-12-24');
    expect(dayOf('2026-12-24T23:00:00.000Z')).toBe('2026-12-25');
    expect(dayOf('2026-07-01T21:59:59.999Z')).toBe('2026-07-01');
    expect(dayOf('2026-07-01T22:00:00.000Z')).toBe('2026-07-02');
  });

  it('is told apart where an instant is written with another offset', () => {
    expect(dayOf('2026-12-24T23:30:00Z')).toBe('2026-12-25');
    expect(dayOf('2026-12-24T23:30:00+01:00')).toBe('2026-12-24');
  });

  it('lasts 23 hours when the clocks go forward and 25 when they go back', () => {
    expect(startOfDay('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
    expect(endOfDay('2026-03-29')).toBe('2026-03-29T21:59:59.999Z');
    expect(startOfDay('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
    expect(endOfDay('2026-10-25')).toBe('2026-10-25T22:59:59.999Z');
  });

  it('starts and ends within itself, and the next one follows at once', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(endOfDay(day))).toBe(day);
        expect(Date.parse(startOfDay(addDays(day, 1))) - Date.parse(endOfDay(day))).toBe(1);
      }),
    );
  });

  it('is open as a deadline until 23:59:59 in Berlin (LEG-01)', () => {
    expect(isOver('2026-12-28', '2026-12-28T22:59:59.999Z')).toBe(false);
    expect(isOver('2026-12-28', '2026-12-28T23:00:00.000Z')).toBe(true);
    expect(isOver('2026-10-25', '2026-10-25T22:59:59.999Z')).toBe(false);
    expect(isOver('2026-10-25', '2026-10-25T23:00:00.000Z')).toBe(true);
  });

  it('moves over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('has to exist', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '2026-01-01T00:00', '']) {
      expect(isDay(text)).toBe(false);
    }
  });
});
