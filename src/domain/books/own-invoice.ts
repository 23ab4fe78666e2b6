import type { InvoiceReport, InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/price-tax.ts';
import type { OfferFacts } from '#domain/offer/state.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import { type PurchaseBooking, partsOf } from './booking.ts';

/** What was found out or said about a seller's own invoice, one word after the other. */
export interface InvoiceWord {
  readonly verdict: InvoiceVerdict;
  /** Address of the file. */
  readonly upload: string;
  /** Id of the file. */
  readonly fileId?: string;
  readonly says: InvoiceReport['says'];
  /** As a person read it. */
  readonly number?: string;
  readonly at: Instant;
}

type Sold = OfferFacts & { readonly orderId?: string };

/**
 * The bookings of a seller's own invoices: one on the day from which on it is payable, by what we owe, and taken back on the day on which it was
 * given back or replaced after all. `words` are those of one sale in their order.
 */
export function ownInvoiceBookings(state: Sold, words: readonly InvoiceWord[], vatPercent: number): PurchaseBooking[] {
  const made: PurchaseBooking[] = [];
  let standing: { readonly upload: string; readonly bookings: readonly PurchaseBooking[] } | undefined;
  for (const word of words) {
    if (standing && (word.upload !== standing.upload || word.verdict === 'refused')) {
      made.push(...standing.bookings.map((one) => takenBack(one, word.at)));
      standing = undefined;
    }
    if (standing || word.verdict !== 'payable') continue;
    standing = { upload: word.upload, bookings: bookingsOf(state, word, vatPercent) };
    made.push(...standing.bookings);
  }
  return made;
}

function bookingsOf(state: Sold, word: InvoiceWord, vatPercent: number): PurchaseBooking[] {
  const money = moneyOfOffer(state, vatPercent);
  if (!money) return [];
  const { orderId = '', addresses } = state;
  const { company, name } = addresses?.contractAddress ?? {};
  const taxId = addresses?.contractDetails.taxId;
  const day = dayOf(word.at);
  return partsOf(otherTaxOf(state), money).map(
    (part): PurchaseBooking => ({
      what: 'purchase',
      ...part,
      day,
      number: word.says.number ?? word.number ?? orderId,
      text: ['Rechnung', company || name, orderId].filter(Boolean).join(' '),
      seller: 'business',
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
