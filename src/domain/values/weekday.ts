import { addDays, type Day } from './day.ts';

/** The days of the week as they are on the wire, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** One day of the week, as on the wire. */
export type Weekday = (typeof weekdays)[number];

/** The short German names for buttons, 'Mo' to 'So'. */
export const weekdayShort: Record<Weekday, string> = {
  mon: 'Mo',
  tue: 'Di',
  wed: 'Mi',
  thu: 'Do',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'So',
};

/** The full German names, 'Montag' to 'Sonntag'. */
export const weekdayName: Record<Weekday, string> = {
  mon: 'Montag',
  tue: 'Dienstag',
  wed: 'Mittwoch',
  thu: 'Donnerstag',
  fri: 'Freitag',
  sat: 'Samstag',
  sun: 'Sonntag',
};

/** Tells on which day of the week a calendar day falls. */
export function weekdayOf(day: Day): Weekday {
  const mondayBased = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  return weekdays[mondayBased] ?? 'mon';
}

/** Gives the Monday of the week in which a day falls. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)));
}
