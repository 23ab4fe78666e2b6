import type { Cents } from '#domain/values/money.ts';
import type { Booking } from './booking.ts';
import type { BooksRules, NeededAccounts } from './books-rules.ts';

/** A booking with its accounts: debit stands for the first of them. */
export interface Accounted {
  readonly booking: Booking;
  readonly account: string;
  readonly contraAccount: string;
  readonly taxKey?: string;
}

/** Which accounts bookings need. */
export function neededAccounts(bookings: readonly Booking[]): NeededAccounts {
  return {
    cases: new Set(bookings.flatMap((one) => (one.what === 'purchase' ? [one.case] : []))),
    creditors: new Set(bookings.map(({ seller }) => seller)),
    transits: new Set(bookings.flatMap((one) => (one.what === 'payment' ? [one.method] : []))),
  };
}

/** Goods against the seller's account, the seller's account against the money on its way. Throws on what `missingSettings` names. */
export function accounted(booking: Booking, { accounts, chart }: BooksRules): Accounted {
  const { purchases, creditors, transit } = accounts[chart];
  const creditor = creditors[booking.seller];
  if (booking.what === 'payment') return { booking, account: creditor, contraAccount: transit[booking.method] };
  const purchase = purchases[booking.case];
  if (!purchase) throw new RangeError(`No account for ${booking.case}`);
  const { account, taxKey } = purchase;
  return { booking, account, contraAccount: creditor, ...(taxKey !== undefined && { taxKey }) };
}

/** What bookings come to in cents: those that take back count against the others. */
export function sumOfBookings(bookings: readonly Booking[]): Cents {
  return bookings.reduce((sum, { amount, isReversal }) => sum + (isReversal ? -amount : amount), 0);
}
