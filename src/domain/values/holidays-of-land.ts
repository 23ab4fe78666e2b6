import { addDays, type Day } from './day.ts';
import type { TimeRange } from './time-range.ts';
import type { Weekday } from './weekday.ts';

/** Public holidays of single Länder by law, by month and day; of Sundays none is named. */
const fixed = {
  '01-06': ['BW', 'BY', 'ST'],
  '03-08': ['BE', 'MV'],
  '08-15': ['SL'],
  '09-20': ['TH'],
  '10-31': ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
  '11-01': ['BW', 'BY', 'NW', 'RP', 'SL'],
} as const;
const withCorpusChristi = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] as const;

/** A Land by its letters in ISO 3166-2:DE. */
export type Land = (typeof fixed)[keyof typeof fixed][number] | (typeof withCorpusChristi)[number];

/** Every Land, in the order of its letters. */
export const lands = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const satisfies readonly Land[];

/** When somebody is there, by the day of the week; a day that is not named is a closed one. */
export type OpeningHours = Readonly<Partial<Record<Weekday, TimeRange>>>;

/** On which days nobody works where the provider is, beside nationwide holidays. */
export interface HouseDays {
  readonly land: Land;
  /** Holidays of the municipality and days of its own, `MM-dd` of every year; and single days, `yyyy-MM-dd`. */
  readonly alsoClosed: readonly string[];
  /** Absent where none are named: the house then works from Monday to Friday. */
  readonly hours?: OpeningHours;
}

/** Tells whether a day is a holiday in a Land that is none nationwide. */
export function isHolidayOfLand(day: Day, land: Land): boolean {
  return holidaysOf(Number(day.slice(0, 4)), land).has(day);
}

/** By year and Land: a list of thousands of sales asks for the same few days again and again. */
const known = new Map<string, ReadonlySet<Day>>();

function holidaysOf(year: number, land: Land): ReadonlySet<Day> {
  const key = `${land} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const isCelebrated = (where: readonly Land[]) => where.includes(land);
  const days = new Set([
    ...Object.entries(fixed).flatMap(([date, where]) => (isCelebrated(where) ? [`${year}-${date}`] : [])),
    ...(land === 'SN' ? [dayOfRepentance(year)] : []),
    ...(isCelebrated(withCorpusChristi) ? [addDays(easterSunday(year), 60)] : []),
  ]);
  known.set(key, days);
  return days;
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): Day {
  const last: Day = `${year}-11-22`;
  return addDays(last, -((new Date(last).getUTCDay() + 4) % 7));
}

/** Finds Easter Sunday of a Gregorian year (Meeus/Jones/Butcher). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
