import { addDays, type Day } from './day.ts';
import { weekdayOf } from './weekday.ts';

const fixedHolidays = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);

/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const daysAfterEaster = [-2, 1, 39, 50];

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

/** Tells whether a day is a public holiday in every German Land; holidays of single Länder do not move a deadline here. */
export function isHoliday(day: Day): boolean {
  if (fixedHolidays.has(day.slice(5))) return true;
  return movingHolidaysOf(day.slice(0, 4)).has(day);
}

/** By year: a list of thousands of sales asks for the same few days again and again. */
const movingHolidays = new Map<string, ReadonlySet<Day>>();

function movingHolidaysOf(year: string): ReadonlySet<Day> {
  const known = movingHolidays.get(year);
  if (known) return known;
  const easter = easterSunday(Number(year));
  const days = new Set(daysAfterEaster.map((distance) => addDays(easter, distance)));
  movingHolidays.set(year, days);
  return days;
}

/** Tells whether a day is neither Saturday, Sunday nor a nationwide holiday (§ 193 BGB). */
export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 'sat' && weekday !== 'sun' && !isHoliday(day);
}

/** Moves a deadline that falls on a Saturday, Sunday or nationwide holiday to the next working day (LEG-01, § 193 BGB). */
export function onWorkingDay(day: Day): Day {
  let moved = day;
  while (!isWorkingDay(moved)) moved = addDays(moved, 1);
  return moved;
}

/** Gives the nth working day after a day; the day itself is not counted. */
export function addWorkingDays(day: Day, count: number): Day {
  let moved = day;
  for (let counted = 0; counted < count; counted += 1) moved = onWorkingDay(addDays(moved, 1));
  return moved;
}
