import { timeOfDay } from './berlin-clock.ts';
import { type Day, dayOf, type Instant } from './day.ts';
import { formatDay } from './day-text.ts';

/** Writes an instant as people in Germany read it, '19.11.2026, 14:02 Uhr'; the last space does not break. */
export function formatInstant(instant: Instant): string {
  return `${formatDay(dayOf(instant))}, ${timeOfDay(new Date(instant))}\u00a0Uhr`;
}

/** Writes an instant for a narrow column, '19.11. 14:02'. */
export function formatInstantShort(instant: Instant): string {
  const [, month, date] = dayParts(dayOf(instant));
  return `${date}.${month}. ${timeOfDay(new Date(instant))}`;
}

function dayParts(day: Day): string[] {
  return day.split('-');
}
