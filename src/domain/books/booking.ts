import { moneyOfPaper } from '#domain/invoicing/paper-money.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Money, OtherTax } from '#domain/offer/tax/price-tax.ts';
import type { PayoutMethod } from '#domain/payout/payout.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { type PurchaseCase, purchaseCases } from './books-rules.ts';

interface Booked {
  /** Cents, always above nothing. */
  readonly amount: Cents;
  readonly day: Day;
  /** Number of the paper, by which a payment finds what it pays. */
  readonly number: string;
  readonly text: string;
  readonly seller: 'private' | 'business';
  /** Takes an earlier booking back with the same accounts and the same side (Generalumkehr). */
  readonly isReversal?: true;
  /** Id of the paper: its file bears it. */
  readonly paperId?: string;
  /** Of a seller's own invoice: the sale, which tells its number from the same one of another seller. */
  readonly orderId?: string;
}

/** Goods were bought: by a paper of ours, in as many bookings as it has kinds of tax. */
export interface PurchaseBooking extends Booked {
  readonly what: 'purchase';
  readonly case: PurchaseCase;
  /** When the goods were handed over. */
  readonly suppliedOn: Day;
  /** Of a seller in another EU country. */
  readonly vatId?: string;
}

/** A seller was paid. */
export interface PaymentBooking extends Booked {
  readonly what: 'payment';
  readonly method: PayoutMethod;
}

/** The bank kept some of a payment that came back. */
export interface ChargeBooking extends Booked {
  readonly what: 'charge';
}

export type Booking = PurchaseBooking | PaymentBooking | ChargeBooking;

/** A paper as it was issued, or as it ended. */
export interface BookedPaper {
  readonly id: string;
  readonly snapshot: PaymentSnapshot;
  /** It was taken back at this UTC instant, by this Stornobeleg or by the seller's objection. */
  readonly ended?: { readonly at: string; readonly cancellation?: string };
}

/** By which case goods are bought; what the buyer owes the tax on stands beside what is taxed. */
const casesOf: Readonly<Record<PaymentSnapshot['tax'] | Exclude<OtherTax, 'undecided'>, PurchaseCase>> = {
  none: 'private',
  standard: 'taxed',
  smallBusiness: 'smallBusiness',
  marginScheme: 'marginScheme',
  exempt: 'exempt',
  euAcquisition: 'euAcquisition',
  import: 'import',
  reverseCharge: 'taxed',
  partlyReverseCharge: 'taxed',
};

/** What is paid for goods, in cents by kind of tax; it sums to what is paid out, and nothing of it is nothing. */
export function partsOf(
  tax: PaymentSnapshot['tax'] | OtherTax | undefined,
  { gross, untaxed }: Pick<Money, 'gross' | 'untaxed'>,
): { case: PurchaseCase; amount: Cents }[] {
  const own = tax === undefined || tax === 'undecided' ? 'taxed' : casesOf[tax];
  const parts: { case: PurchaseCase; amount: Cents }[] =
    own === 'taxed'
      ? [
          { case: 'taxed', amount: gross - untaxed },
          { case: 'reverseCharge', amount: untaxed },
        ]
      : [{ case: own, amount: gross }];
  return parts.filter(({ amount }) => amount > 0);
}

/** The bookings of a paper, or those that take it back; of nothing there is no booking. */
export function purchaseBookings({ id, snapshot, ended }: BookedPaper): PurchaseBooking[] {
  const { number, issuedAt, orderId, seller, tax, taxId, dispatchedAt, receivedAt } = snapshot;
  const who = seller?.company || seller?.name || '';
  const about = ended ? `Storno ${ended.cancellation ?? 'nach Widerspruch'}` : 'Ankauf';
  const isPrivate = snapshot.kind === 'purchaseReceipt' && tax === 'none';
  return partsOf(tax, moneyOfPaper(snapshot)).map(
    (part): PurchaseBooking => ({
      what: 'purchase',
      ...part,
      day: dayOf(ended?.at ?? issuedAt),
      number,
      text: [about, who, orderId].filter(Boolean).join(' '),
      seller: isPrivate ? 'private' : 'business',
      suppliedOn: dayOf(dispatchedAt ?? receivedAt ?? issuedAt),
      paperId: id,
      ...(ended && { isReversal: true }),
      ...(part.case === 'euAcquisition' && taxId !== undefined && { vatId: taxId }),
    }),
  );
}

/** A payment that was made, or that came back, on a day. */
export interface BookedPayment {
  readonly amount: Cents;
  readonly day: Day;
  /** Number of the paper that is paid. */
  readonly number: string;
  /** Under which it stands on the account. */
  readonly reference: string;
  readonly method: PayoutMethod;
  readonly isPrivate: boolean;
  readonly isReturn: boolean;
  /** Where the seller's own invoice is paid. */
  readonly orderId?: string;
}

/**
 * What the bank kept of a payment that came back, in cents as it arrived: the whole of it was taken back, and less has reached the account. None
 * where nothing is missing.
 */
export function chargeBookings({ amount, ...payment }: BookedPayment, arrived: Cents): ChargeBooking[] {
  const { day, number, reference, isPrivate, orderId } = payment;
  if (arrived >= amount) return [];
  const text = `Entgelt der Bank für Rückgabe ${reference}`;
  const seller = isPrivate ? 'private' : 'business';
  const paid = orderId === undefined ? {} : { orderId };
  return [{ what: 'charge', amount: amount - arrived, day, number, text, seller, ...paid }];
}

/** The booking of a payment; one that came back is taken back. */
export function paymentBooking({ isPrivate, isReturn, reference, ...payment }: BookedPayment): PaymentBooking {
  return {
    what: 'payment',
    ...payment,
    text: `${isReturn ? 'Rückgabe' : 'Zahlung'} ${reference}`,
    seller: isPrivate ? 'private' : 'business',
    ...(isReturn && { isReversal: true }),
  };
}

/** Bookings in the order of their days, papers before what pays them, that before what it cost: the same, however they were found. */
export function bookingsInOrder(bookings: readonly Booking[]): Booking[] {
  const key = (booking: Booking) => {
    const { day, what, number, text, isReversal } = booking;
    const kind = what === 'purchase' ? `0${purchaseCases.indexOf(booking.case)}` : what === 'payment' ? '1' : '2';
    return [day, kind.charAt(0), number, isReversal ? 1 : 0, kind, text].join('\u0000');
  };
  const keyed = bookings.map((booking) => ({ booking, key: key(booking) }));
  return keyed
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ booking }) => booking);
}
