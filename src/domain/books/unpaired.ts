import type { Cents } from '#domain/values/money.ts';
import type { Booking } from './booking.ts';

/** A payment of a period whose purchase is in no books. */
export interface Unpaired {
  readonly number: string;
  readonly text: string;
  /** Cents. */
  readonly amount: Cents;
}

/** One number is one purchase; of a seller's own invoice with its sale. */
const keyOf = ({ number, orderId = '' }: Booking) => `${number}\u0000${orderId}`;

/**
 * Payments of a period for which nothing is booked as bought by its end: no invoice was found payable, or its paper was taken back. What came back
 * in the same period leaves nothing to ask. `purchases` are all of these numbers up to the end of the period.
 */
export function unpairedPayments(bookings: readonly Booking[], purchases: readonly Booking[]): Unpaired[] {
  const bought = sumsOf(purchases.filter(({ what }) => what === 'purchase'));
  const payments = bookings.filter(({ what }) => what === 'payment');
  const paid = sumsOf(payments);
  return payments
    .filter(
      (one) => one.isReversal === undefined && (paid.get(keyOf(one)) ?? 0) > 0 && (bought.get(keyOf(one)) ?? 0) <= 0,
    )
    .map(({ number, text, amount }) => ({ number, text, amount }));
}

function sumsOf(bookings: readonly Booking[]): ReadonlyMap<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const one of bookings) {
    const key = keyOf(one);
    sums.set(key, (sums.get(key) ?? 0) + (one.isReversal ? -one.amount : one.amount));
  }
  return sums;
}
