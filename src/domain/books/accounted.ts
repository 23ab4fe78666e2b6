import type { PayoutMethod } from '#domain/payout/payout.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Booking } from './booking.ts';
import type { BooksRules, NeededAccounts } from './books-rules.ts';

/** A booking with its accounts: debit stands for the first of them. */
export interface Accounted {
  readonly booking: Booking;
  readonly account: string;
  readonly contraAccount: string;
  readonly taxKey?: string;
  /** Sachverhalt L+L. */
  readonly taxedBuyerFor?: string;
}

/** Which accounts bookings need. */
export function neededAccounts(bookings: readonly Booking[]): NeededAccounts {
  return {
    cases: new Set(bookings.flatMap((one) => (one.what === 'purchase' ? [one.case] : []))),
    creditors: new Set(bookings.flatMap(({ what, seller }) => (what === 'charge' ? [] : [seller]))),
    // Of PayPal no statement tells: what it kept is not known.
    transits: new Set(bookings.flatMap((one) => transitsOf(one))),
    hasCharges: bookings.some(({ what }) => what === 'charge'),
  };
}

function transitsOf(booking: Booking): readonly PayoutMethod[] {
  if (booking.what === 'payment') return [booking.method];
  return booking.what === 'charge' ? ['sepa'] : [];
}

/** Goods against the seller's account, that and what the bank kept against the money on its way. Throws on what `missingSettings` names. */
export function accounted(booking: Booking, { accounts, chart }: BooksRules): Accounted {
  const { purchases, creditors, transit, charges } = accounts[chart];
  if (booking.what === 'charge') return { booking, account: charges, contraAccount: transit.sepa };
  const creditor = creditors[booking.seller];
  if (booking.what === 'payment') return { booking, account: creditor, contraAccount: transit[booking.method] };
  const purchase = purchases[booking.case];
  if (!purchase) throw new RangeError(`No account for ${booking.case}`);
  const { account, ...keys } = purchase;
  return { booking, account, contraAccount: creditor, ...keys };
}

/** What bookings come to in cents: those that take back count against the others. */
export function sumOfBookings(bookings: readonly Booking[]): Cents {
  return bookings.reduce((sum, { amount, isReversal }) => sum + (isReversal ? -amount : amount), 0);
}
