import { addDays, type Day } from './day.ts';
import { easterSunday, type HouseDays, isHolidayOfLand } from './holidays-of-land.ts';
import type { TimeRange } from './time-range.ts';
import { weekdayOf } from './weekday.ts';

const fixedHolidays = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);

/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const daysAfterEaster = [-2, 1, 39, 50];

/** Tells whether a day is a public holiday in every German Land, and with a house whether it is closed there; deadlines of bids go by the former alone. */
export function isHoliday(day: Day, house?: HouseDays): boolean {
  const date = day.slice(5);
  if (fixedHolidays.has(date) || movingHolidaysOf(day.slice(0, 4)).has(day)) return true;
  return (
    house !== undefined &&
    (house.alsoClosed.includes(date) || house.alsoClosed.includes(day) || isHolidayOfLand(day, house.land))
  );
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

/** Tells whether a day is neither Saturday, Sunday nor a nationwide holiday (§ 193 BGB), nor one on which a named house is closed. */
export function isWorkingDay(day: Day, house?: HouseDays): boolean {
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 'sat' || weekday === 'sun';
  return house?.hours === undefined ? !isWeekend && !isHoliday(day, house) : !isClosed(day, house);
}

/** When a house is open on a day; undefined where it names no hours, or none of that day. */
export function hoursOn(day: Day, house?: HouseDays): TimeRange | undefined {
  return house?.hours?.[weekdayOf(day)];
}

/** Tells whether a house is closed on a day: a holiday, a day of its own, or one of the week for which it names no hours where it names some. */
export function isClosed(day: Day, house?: HouseDays): boolean {
  return isHoliday(day, house) || (house?.hours !== undefined && hoursOn(day, house) === undefined);
}

/** Moves a deadline that falls on a Saturday, Sunday or nationwide holiday to the next working day (LEG-01, § 193 BGB), of a house on one of its own; of one that has none within a year on that of everybody. */
export function onWorkingDay(day: Day, house?: HouseDays): Day {
  let moved = day;
  for (let passed = 0; !isWorkingDay(moved, house); passed += 1) {
    if (passed > 366) return onWorkingDay(day);
    moved = addDays(moved, 1);
  }
  return moved;
}

/** Gives the nth working day after a day, of a house where one is named; the day itself is not counted. */
export function addWorkingDays(day: Day, count: number, house?: HouseDays): Day {
  if (latest?.day !== day || latest.count !== count || latest.house !== house) {
    let moved = day;
    for (let counted = 0; counted < count; counted += 1) moved = onWorkingDay(addDays(moved, 1), house);
    latest = { day, count, house, moved };
  }
  return latest.moved;
}

/** Sales are asked about in the order in which they are due: the next one's day is mostly that of the one before. */
let latest: { day: Day; count: number; house: HouseDays | undefined; moved: Day } | undefined;
