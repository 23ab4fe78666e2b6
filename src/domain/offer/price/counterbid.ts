import { type Day, dayOf, laterDay } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { addWorkingDays } from '#domain/values/working-day.ts';
import type { RefusalCode } from '../refusal.ts';

/** A counterbid is at most so many times the bid. */
export const highestFactor = 10;
/** Beyond it the amount was hardly meant. */
const askedBackFactor = 100;
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

/** Why an amount in cents cannot be the price of chosen lines: it is at least their sum in the bid and at most ten times it. */
export function checkChosenPrice(amount: Cents, chosenTotal: Cents): RefusalCode | undefined {
  return amount === chosenTotal ? undefined : checkCounterbid(amount, chosenTotal);
}

/** What an amount in cents of more than a hundred times the bid was probably meant to be, had its decimals been typed; undefined below that, and where that is no counterbid either. */
export function intendedAmount(amount: Cents, bidTotal: Cents): Cents | undefined {
  if (amount <= bidTotal * askedBackFactor || amount % 100 !== 0) return undefined;
  return checkCounterbid(amount / 100, bidTotal) === undefined ? amount / 100 : undefined;
}

/** What is paid at least for a counterbid in cents when all units arrive: its sheet is the bid's, scaled, with the same deductions (sheet.ts). */
export function minimumOfCounterbid(amount: Cents, bid: { readonly total: Cents; readonly minimum: Cents }): Cents {
  return amount - (bid.total - bid.minimum);
}
