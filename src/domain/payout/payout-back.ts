import { type PromisedDays, promisedFrom } from '#domain/offer/promises/promised.ts';
import type { Day, Instant } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { failedPayoutStates, type Payee, type PayoutState } from './payout.ts';

/** Whether the account is right was asked because of one payment, and perhaps answered. */
export interface AccountCheck {
  /** The bank's code; absent where it gave none. */
  readonly reasonCode?: string;
  readonly answer?: { readonly at: Instant; readonly by: 'seller' | 'desk' };
}

/** States of a payment that left the house: what was chosen and not let go is its own affair. */
export type LeftState = Exclude<PayoutState, 'composed' | 'dropped'>;

/** The newest payment of a sale that left the house; before that, one that came back and is still owed. */
export interface NewestPayout {
  readonly amount: Cents;
  readonly payee: Payee;
  readonly state: LeftState;
  /** Since when it is in that state, a UTC instant. */
  readonly at: Instant;
  /** UTC instant. */
  readonly orderedAt: Instant;
  /** On which the bank was told to carry it out. */
  readonly day: Day;
  /** The next one stands in a run that waits for its release. */
  readonly isChosenAgain: boolean;
  readonly check?: AccountCheck;
  /** Cents that payments of the sale have brought which did not settle it. */
  readonly credited?: Cents;
}

/** Whether a payment has failed: the bank gave it back, or it was never carried out. */
export function isBack(state: PayoutState | undefined): boolean {
  return failedPayoutStates.some((failed) => failed === state);
}

/** Whether what came back is still owed: what a person paid by other ways afterwards is settled. `completedAt` is a UTC instant. */
export function isStillOwed(
  completedAt: Instant | undefined,
  payout: { readonly state: PayoutState; readonly at: Instant } | undefined,
): boolean {
  return payout !== undefined && isBack(payout.state) && (completedAt === undefined || payout.at > completedAt);
}

/** What a payment leaves to be done: the seller is asked for the account, we pay it again, or our bank carries it out. */
export const paymentSteps = ['asked', 'again', 'ordered'] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** Whose turn it is by that step: of us unless we ask. */
export function turnOfPayment(step: PaymentStep): 'customer' | 'provider' {
  return step === 'asked' ? 'customer' : 'provider';
}

/** Whether the seller may say which account is right: asked and not answered, or answered by themselves and not chosen again yet. */
export function mayNameAccount({
  state,
  check,
  isChosenAgain,
}: Pick<NewestPayout, 'state' | 'check' | 'isChosenAgain'>): boolean {
  if (!isBack(state) || check === undefined) return false;
  return check.answer === undefined || (check.answer.by === 'seller' && !isChosenAgain);
}

/** Until when it is paid again: counted from the seller's answer where one was asked for. Undefined where nothing is promised. */
export function promisedAgain(at: Instant, answeredAt: Instant | undefined, promises: PromisedDays): Day | undefined {
  const since = answeredAt !== undefined && answeredAt > at ? answeredAt : at;
  return promisedFrom('payout', since, promises)?.by;
}
