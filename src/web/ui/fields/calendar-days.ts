import { addDays, type Day } from '#domain/values/day.ts';
import { weekdayOf, weekdays } from '#domain/values/weekday.ts';

/** First day of the month a day lies in. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** First day of the month that lies a number of months away. */
export function firstOfMonthLater(month: Day, count: number): Day {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 10);
}

/** Six weeks from Monday to Sunday that hold the month. */
export function weeksOf(month: Day): Day[][] {
  const monday = mondayOf(month);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(monday, 7 * week + day)));
}

function mondayOf(day: Day): Day {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)));
}

/** Where a key leads from a day, as the grid pattern of ARIA has it; undefined for keys that lead nowhere. */
export function dayAfterKey(day: Day, key: string, shift: boolean): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return sameDayIn(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** The same date some months away, or that month's last day. */
function sameDayIn(day: Day, months: number): Day {
  const month = firstOfMonthLater(firstOfMonth(day), months);
  const last = addDays(firstOfMonthLater(month, 1), -1);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}
