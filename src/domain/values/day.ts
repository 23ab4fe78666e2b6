import { calendarDay, timeOfDay } from './berlin-clock.ts';

/** A calendar day in Germany, 'yyyy-MM-dd'. */
export type Day = string;

/** A point in time as an ISO 8601 string in UTC, '2026-11-20T10:00:00.000Z'. */
export type Instant = string;

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;

/** Tells whether a text is a day that exists in the calendar, in the form yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Every answer asks for its day, a list for each row: it is told once an hour, as days begin with an hour of UTC there. */
let latest: { hour: string; day: Day } | undefined;

/** Names the calendar day that it is in Berlin at an instant. */
export function dayOf(instant: Instant): Day {
  const hour = instant.endsWith('Z') ? instant.slice(0, 'yyyy-MM-ddTHH'.length) : instant;
  if (latest?.hour !== hour) latest = { hour, day: calendarDay(new Date(instant)) };
  return latest.day;
}

/** Gives the first instant of a day in Berlin. Berlin never changes its clocks at midnight, so there is exactly one. */
export function startOfDay(day: Day): Instant {
  const midnightUtc = new Date(`${day}T00:00:00.000Z`).getTime();
  // An hour before midnight UTC it is 0 o'clock in Berlin in winter and 1 o'clock in summer.
  const hour = hourOf(midnightUtc - millisecondsPerHour);
  return new Date(midnightUtc - (1 + hour) * millisecondsPerHour).toISOString();
}

const hourOf = (at: number) => Number(timeOfDay(new Date(at)).slice(0, 2));

/** Gives the last millisecond of a day in Berlin, 23:59:59.999 there: until then a deadline on that day is open (LEG-01). */
export function endOfDay(day: Day): Instant {
  return new Date(new Date(startOfDay(addDays(day, 1))).getTime() - 1).toISOString();
}

/** Gives the instant of a time of day in Berlin, 'HH:mm'; where the clock shows it twice, the first one. */
export function instantAt(day: Day, time: string): Instant {
  const asUtc = new Date(`${day}T${time}:00.000Z`).getTime();
  // Summer time first: of two hours of the same name it is the earlier.
  const isSummer = hourOf(asUtc - 2 * millisecondsPerHour) === Number(time.slice(0, 2));
  return new Date(asUtc - (isSummer ? 2 : 1) * millisecondsPerHour).toISOString();
}

/** Tells whether a day has ended in Berlin at an instant, which is when a deadline on that day has passed (LEG-01). */
export function isOver(day: Day, at: Instant): boolean {
  return dayOf(at) > day;
}

/** Moves a day by a number of calendar days, backwards when it is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(new Date(`${day}T00:00:00.000Z`).getTime() + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Counts the calendar days from one day to another, negative when the other is earlier. */
export function daysBetween(one: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / millisecondsPerDay);
}

/** Moves an instant by a number of hours. */
export function addHours(instant: Instant, count: number): Instant {
  return new Date(new Date(instant).getTime() + count * millisecondsPerHour).toISOString();
}

/** The later of two days. */
export function laterDay(one: Day, other: Day): Day {
  return [one, other].toSorted()[1] ?? one;
}
