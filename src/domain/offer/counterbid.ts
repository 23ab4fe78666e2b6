import { type Day, dayOf, laterDay } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { addWorkingDays } from '#domain/values/working-day.ts';
import type { RefusalCode } from './refusal.ts';

const highestFactor = 10;
const bindingWorkingDays = 5;

/** The day until whose end a counterbid sent at `now` binds: the fifth working day after it or the bid's own deadline. */
export function counterbidBindsUntil(validUntil: Day, now: string): Day {
  return laterDay(addWorkingDays(dayOf(now), bindingWorkingDays), validUntil);
}

/** Why an amount in cents cannot be a counterbid to a bid: it lies above the bid and at most at ten times it. */
export function checkCounterbid(amount: Cents, bidTotal: Cents): RefusalCode | undefined {
  if (amount <= bidTotal) return 'counterbidTooLow';
  return amount > bidTotal * highestFactor ? 'counterbidTooHigh' : undefined;
}
