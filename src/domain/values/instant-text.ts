import { type Day, dayOf, type Instant } from './day.ts';
import { formatDay } from './day-text.ts';

const timeInBerlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** Writes an instant as people in Germany read it, '19.11.2026, 14:02 Uhr'; the last space does not break. */
export function formatInstant(instant: Instant): string {
  return `${formatDay(dayOf(instant))}, ${timeInBerlin.format(new Date(instant))}\u00a0Uhr`;
}

/** Writes an instant for a narrow column, '19.11. 14:02'. */
export function formatInstantShort(instant: Instant): string {
  const [, month, date] = dayParts(dayOf(instant));
  return `${date}.${month}. ${timeInBerlin.format(new Date(instant))}`;
}

function dayParts(day: Day): string[] {
  return day.split('-');
}
