import { dayOf } from './day.ts';

/**
 * Tells whether a business has to be asked again what it is for the Umsatzsteuer: a statement counts for the calendar year
 * in Europe/Berlin in which it was made (INV-11). Both are UTC instants.
 */
export function isVatStatusDue(statedAt: string, now: string): boolean {
  return yearOf(statedAt) < yearOf(now);
}

const yearOf = (instant: string) => dayOf(instant).slice(0, 4);
