import type { OfferState } from '#domain/offer/state.ts';
import type { PayoutState } from '#domain/payout/payout.ts';
import { isStillOwed, type PaymentStep } from '#domain/payout/payout-back.ts';
import type { PaymentFact, Sale } from './sale.ts';

/** A payment of a sale, let go or only chosen. */
export interface SalePayment extends Omit<PaymentFact, 'state' | 'orderedAt'> {
  readonly state: PayoutState;
  readonly orderedAt?: string;
}

interface Payments<P extends SalePayment> {
  readonly state: OfferState;
  /** By the instant since when they are in their state, the newest last. */
  readonly payments: readonly P[];
}

/**
 * Whether a payment came back and is still owed: each order is about all that is owed by then, so that one that was let go later covers it. A
 * payment that counts as paid leaves nothing, nor does a sale that was completed since.
 */
function isOwedAgain({ state, payments }: Payments<SalePayment>, payment: SalePayment): boolean {
  const isLater = ({ orderedAt }: SalePayment) => orderedAt !== undefined && orderedAt >= payment.at;
  const covers = (other: SalePayment) =>
    other.state === 'paid' || ((other.state === 'ordered' || other.state === 'credited') && isLater(other));
  return isStillOwed(completedAt(state), payment) && !payments.some(covers);
}

const completedAt = ({ phase, completion }: OfferState) => (phase === 'completed' ? completion.at : undefined);

/** Of several payments that are owed again the one whose account is asked about counts before the others. */
const weights = { asked: 3, answered: 2, none: 1 } as const;

/** The payment that tells of its sale: one that came back and is still owed, before the newest. Undefined where there is none. */
export function tellingPayment<P extends SalePayment>(all: Payments<P>): P | undefined {
  const weightOf = (payment: P) => (isOwedAgain(all, payment) ? weights[payment.account ?? 'none'] : 0);
  return all.payments.toSorted((one, other) => weightOf(one) - weightOf(other)).at(-1);
}

/** Whether the seller was asked for the account of a payment that came back, and nobody has answered: nothing is paid before. */
export function isAccountDoubted({ state, payments }: Payments<SalePayment>): boolean {
  return payments.some((payment) => payment.account === 'asked' && isStillOwed(completedAt(state), payment));
}

/**
 * What is to be done by the payments of a sale: the seller is asked for the account, we pay again, or our bank carries it out. Undefined where
 * nothing is, and before the first. Money on its way is no paper: after an objection the seller chooses the next one all the same.
 */
export function owedOf({ state, facts: { payments = [] } }: Sale): PaymentStep | undefined {
  const telling = tellingPayment({ state, payments });
  if (telling === undefined) return undefined;
  if (telling.state === 'ordered') return state.document === undefined ? undefined : 'ordered';
  if (!isOwedAgain({ state, payments }, telling)) return undefined;
  return telling.account === 'asked' ? 'asked' : 'again';
}
