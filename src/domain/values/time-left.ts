import { addDays, type Day, dayOf, daysBetween } from './day.ts';

/** How long a day that is not over yet still lasts at a UTC instant, in words, 'noch 12 Tage'. */
export function timeLeft(until: Day, now: string): string {
  const today = dayOf(now);
  if (until <= today) return 'nur noch heute';
  if (until === addDays(today, 1)) return 'noch bis morgen';
  return `noch ${daysBetween(today, until)} Tage`;
}

/** From so many days on a deadline counts as near: the reminders fall into them. */
const nearDays = 3;

/** Whether a day that is not over yet ends soon at a UTC instant. */
export function endsSoon(until: Day, now: string): boolean {
  return until >= dayOf(now) && daysBetween(dayOf(now), until) <= nearDays;
}
