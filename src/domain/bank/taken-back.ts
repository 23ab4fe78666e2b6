import { isMade } from '#domain/payout/payout.ts';
import type { Cents } from '#domain/values/money.ts';
import type { BankEntry } from './bank-message.ts';
import type { OrderedPayment } from './match-entry.ts';

/** What a bank keeps at most of a single payment that it gives back, in cents; what is missing beyond that is no charge. */
export const maxKept: Cents = 50_00;

/**
 * The payments that money which came back is, where somebody says that it is about `payment`: that one, less what the bank keeps, or all of its
 * run that count as made, to the cent. None where it was told before; undefined where the sum is neither. `ofRun` are all of its run, itself too.
 */
export function takenBackBy<P extends OrderedPayment>(
  { amount, batch, orderedAmount }: BankEntry,
  payment: P,
  ofRun: readonly P[],
): readonly P[] | undefined {
  const said = batch?.payments;
  const kept = payment.amount - amount;
  if (said === undefined || said === 1) {
    // Of a batch nothing is kept: each payment is told apart, or the sum is.
    const isToldApart = batch === undefined || orderedAmount === payment.amount;
    const isSingle = kept === 0 || (kept > 0 && kept <= maxKept && isToldApart);
    if (isSingle) return payment.state === 'returned' ? [] : [payment];
  }
  const isWhole = (some: readonly P[]) =>
    some.includes(payment) && sumOf(some) === amount && (said === undefined || said === some.length);
  const made = ofRun.filter(({ state }) => isMade(state));
  if (isWhole(made)) return made;
  return isWhole(ofRun.filter(({ state }) => state === 'returned')) ? [] : undefined;
}

function sumOf(payments: readonly OrderedPayment[]): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
