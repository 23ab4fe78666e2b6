import { type PromisedDays, promisedFrom } from '#domain/offer/promised.ts';
import type { Day, Instant } from '#domain/values/day.ts';
import { failedPayoutStates, type PayoutState } from './payout.ts';

/** States of a payment that its seller is told of: what was chosen and not let go is the house's own affair. */
export const toldPayoutStates = [
  'ordered',
  'paid',
  'returned',
  'notExecuted',
] as const satisfies readonly PayoutState[];

/** What is known of the newest payment that left the house. */
export interface KnownPayment {
  readonly state: (typeof toldPayoutStates)[number];
  /** Since when it is in that state. */
  readonly at: Instant;
  readonly orderedAt: Instant;
  /** The day on which the bank was told to carry it out. */
  readonly day: Day;
  /** The seller was asked whether the account stands, and nobody has answered. */
  readonly isAsked: boolean;
}

/** A payment as its seller reads it. */
export interface ToldPayment extends Omit<KnownPayment, 'isAsked'> {
  readonly isAsked?: true;
  /** The last day on which it is made once more. */
  readonly by?: Day;
}

/** Whether the money is with us again. */
export const isPaymentBack = ({ state }: Pick<KnownPayment, 'state'>): boolean =>
  failedPayoutStates.some((failed) => failed === state);

/** What a seller is told of a payment; a day is promised again once it came back and nothing is asked. */
export function toldPayment({ isAsked, ...payment }: KnownPayment, promises: PromisedDays): ToldPayment {
  if (!isPaymentBack(payment)) return payment;
  if (isAsked) return { ...payment, isAsked };
  const promised = promisedFrom('payout', payment.at, promises);
  return { ...payment, ...(promised && { by: promised.by }) };
}
