import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import type { HouseDays } from '#domain/values/holidays-of-land.ts';
import { addWorkingDays } from '#domain/values/working-day.ts';

/** What the provider can promise a day for. */
export const promisedThings = ['bid', 'packaging', 'inspection', 'tax', 'payout', 'return'] as const;
export type PromisedThing = (typeof promisedThings)[number];

/** How many working days of the house each takes at most; undefined where nothing is promised. */
export interface PromisedDays extends Readonly<Record<`${PromisedThing}WorkingDays`, number | undefined>> {
  readonly house?: HouseDays;
}

/** The last day on which something comes. */
export interface Promised {
  readonly what: PromisedThing;
  readonly by: Day;
}

/** The day until which something is promised that began at an instant; undefined where it is not promised. */
export function promisedFrom(what: PromisedThing, at: Instant, days: PromisedDays): Promised | undefined {
  const count = days[`${what}WorkingDays`];
  return count === undefined ? undefined : { what, by: addWorkingDays(dayOf(at), count, days.house) };
}
