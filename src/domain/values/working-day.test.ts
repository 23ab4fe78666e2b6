import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import { easterSunday, type Land } from './holidays-of-land.ts';
import { addWorkingDays, isHoliday, isWorkingDay, onWorkingDay } from './working-day.ts';

describe('working days', () => {
  it('knows Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038, 2285].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2285-03-22',
    ]);
  });

  it('goes by those of everybody where a house is closed on each', () => {
    const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index).slice(5));
    expect(addWorkingDays('2026-11-27', 2, { land: 'SN', alsoClosed: days })).toBe('2026-12-01');
  });

  it('knows the nine nationwide holidays and none of single Länder', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
    expect(days.filter((day) => isHoliday(day))).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-12-25',
      '2026-12-26',
    ]);
    expect(isWorkingDay('2026-01-06')).toBe(true);
    expect(isWorkingDay('2026-10-31')).toBe(false);
  });

  it('moves a bid of Friday, 11 December 2026 with 14 days over Christmas to Monday, 28 December (LEG-01)', () => {
    expect(addDays('2026-12-11', 14)).toBe('2026-12-25');
    expect(onWorkingDay('2026-12-25')).toBe('2026-12-28');
  });

  it('moves a deadline only when it falls on a weekend or holiday (LEG-01)', () => {
    expect(onWorkingDay('2026-11-20')).toBe('2026-11-20');
    expect(onWorkingDay('2026-11-21')).toBe('2026-11-23');
    expect(onWorkingDay('2026-11-22')).toBe('2026-11-23');
    expect(onWorkingDay('2026-04-03')).toBe('2026-04-07');
    expect(onWorkingDay('2027-01-01')).toBe('2027-01-04');
  });

  it('counts working days from the day after', () => {
    expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
    expect(addWorkingDays('2026-11-20', 5)).toBe('2026-11-27');
    expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-12-22', 5)).toBe('2026-12-30');
    expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-07');
  });

  it.each<[Land, number, readonly string[]]>([
    ['SN', 2026, ['2026-10-31', '2026-11-18']],
    ['SN', 2028, ['2028-10-31', '2028-11-22']],
    ['BY', 2026, ['2026-01-06', '2026-06-04', '2026-11-01']],
    ['BE', 2027, ['2027-03-08']],
    ['TH', 2027, ['2027-09-20', '2027-10-31']],
    ['HE', 2027, ['2027-05-27']],
  ])('knows the holidays of %s in %s, and what a house adds', (land, year, wanted) => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
    const house = { land, alsoClosed: ['12-24'] };
    expect(days.filter((day) => isHoliday(day, house) && !isHoliday(day))).toEqual([...wanted, `${year}-12-24`]);
  });

  it('counts the working days of a house, while deadlines go by nationwide holidays', () => {
    const house = { land: 'SN', alsoClosed: [] } as const;
    expect(addWorkingDays('2026-11-17', 1, house)).toBe('2026-11-19');
    expect(addWorkingDays('2026-11-17', 1)).toBe('2026-11-18');
    expect(onWorkingDay('2026-11-18')).toBe('2026-11-18');
  });
});
