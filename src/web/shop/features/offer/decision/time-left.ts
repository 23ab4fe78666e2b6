import { addDays, type Day, dayOf } from '#domain/values/day.ts';

/** How long a day that is not over yet still lasts at a UTC instant, in words, 'noch 12 Tage'. */
export function timeLeft(until: Day, now: string): string {
  const today = dayOf(now);
  if (until <= today) return 'nur noch heute';
  if (until === addDays(today, 1)) return 'noch bis morgen';
  return `noch ${daysBetween(today, until)} Tage`;
}

function daysBetween(one: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}
