import type { InvoiceReport, InvoiceVerdict, OwedSums } from '#domain/invoicing/incoming/invoice-report.ts';
import type { OfferFacts } from '#domain/offer/state.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { type PurchaseBooking, partsOf } from './booking.ts';

/** What was found out or said about a seller's own invoice, one word after the other. */
export interface InvoiceWord {
  readonly verdict: InvoiceVerdict;
  /** Address of the file. */
  readonly upload: string;
  /** Id of the file. */
  readonly fileId?: string;
  readonly says: InvoiceReport['says'];
  /** What was owed when it was said. */
  readonly owed?: OwedSums;
  /** Cents of tax beside it that a person took. */
  readonly rounding?: Cents;
  /** As a person read it. */
  readonly number?: string;
  readonly at: Instant;
}

type Sold = OfferFacts & { readonly orderId?: string };

/**
 * The bookings of a seller's own invoices: one on the day from which on it is payable, by what was owed then, and taken back on the day on which it
 * was given back or replaced after all, or another tax was decided. `words` are those of one sale in their order.
 */
export function ownInvoiceBookings(state: Sold, words: readonly InvoiceWord[], vatPercent: number): PurchaseBooking[] {
  const made: PurchaseBooking[] = [];
  let standing: { readonly upload: string; readonly bookings: readonly PurchaseBooking[] } | undefined;
  for (const word of words) {
    const bookings = word.verdict === 'payable' ? bookingsOf(state, word, vatPercent) : undefined;
    const isOther = word.upload !== standing?.upload || (bookings && !areSame(bookings, standing.bookings));
    if (standing && (isOther || word.verdict === 'refused')) {
      made.push(...standing.bookings.map((one) => takenBack(one, word.at)));
      standing = undefined;
    }
    if (standing || !bookings) continue;
    standing = { upload: word.upload, bookings };
    made.push(...bookings);
  }
  return made;
}

/** Whether what was bought is booked by the same kinds of tax and the same sums. */
function areSame(some: readonly PurchaseBooking[], others: readonly PurchaseBooking[]): boolean {
  const told = (all: readonly PurchaseBooking[]) => all.map((one) => `${one.case} ${one.amount}`).join();
  return told(some) === told(others);
}

/** By kinds of tax as they were decided with the word; words from before decision 0650 do not tell, and go by how it is now. */
function partsAt(state: Sold, { owed, rounding = 0 }: InvoiceWord, vatPercent: number) {
  if (owed?.treatment)
    return partsOf(owed.treatment.kind, { gross: owed.gross + rounding, untaxed: owed.treatment.untaxed });
  const money = moneyOfOffer(state, vatPercent);
  return money ? partsOf(otherTaxOf(state), money) : [];
}

function bookingsOf(state: Sold, word: InvoiceWord, vatPercent: number): PurchaseBooking[] {
  const { orderId = '', addresses } = state;
  const { company, name } = addresses?.contractAddress ?? {};
  const taxId = addresses?.contractDetails.taxId;
  const day = dayOf(word.at);
  return partsAt(state, word, vatPercent).map(
    (part): PurchaseBooking => ({
      what: 'purchase',
      ...part,
      day,
      number: word.says.number ?? word.number ?? orderId,
      text: ['Rechnung', company || name, orderId].filter(Boolean).join(' '),
      seller: 'business',
      ...(orderId !== '' && (word.says.number ?? word.number) !== undefined && { orderId }),
      suppliedOn: word.says.supplied ?? word.says.issueDate ?? day,
      ...(word.fileId !== undefined && { paperId: word.fileId }),
      ...(part.case === 'euAcquisition' && taxId !== undefined && { vatId: taxId }),
    }),
  );
}

function takenBack(booking: PurchaseBooking, at: Instant): PurchaseBooking {
  const text = booking.text.replace(/^Rechnung/, 'Storno Rechnung');
  return { ...booking, day: dayOf(at), text, isReversal: true };
}
