import { describe, expect, it } from 'vitest';
import { type EventType, eventTypes, type OfferEvent } from '#domain/offer/events/events.ts';
import { offerMails } from './offer-mails.ts';
import * as samples from './sample-offer.ts';

/** Which mail tells the customer of an event; nothing where they did it themselves or learn it with the next mail. */
const told: Record<EventType, string> = {
  linkedToUpload: '',
  submitted: '',
  linkedToInquiry: 'received',
  itemsAdded: '',
  createdFromInquiry: 'inquiry-opened',
  bidSubmitted: 'bid-placed',
  rejected: 'rejected',
  bidAccepted: 'contract',
  bidDeclined: '',
  counterbidSubmitted: '',
  counterbidOmitted: '',
  counterbidAccepted: 'counterbid-accepted',
  counterbidDeclined: 'counterbid-declined',
  addressesSubmitted: '',
  linkedToOrder: '',
  createdFromOrder: 'order-opened',
  dataVerified: '',
  packagingDispatched: 'packaging-dispatched',
  shippingLabelSent: 'shipping-label',
  goodsDispatched: '',
  pickupAppointmentConfirmed: 'appointment',
  deliveryAppointmentConfirmed: 'appointment',
  scopeOfSupplyConfirmed: 'goods-received',
  testingStarted: '',
  testingFinished: '',
  deletionSkipped: '',
  deletionStarted: '',
  deletionFinished: '',
  orderRejected: 'order-rejected',
  returnsDispatched: 'returns-dispatched',
  bidAdjusted: 'bid-adjusted',
  adjustingBidSkipped: 'inspection-passed',
  adjustedBidAccepted: 'inspection-passed',
  adjustedBidDeclined: '',
  creditNoteAdded: 'document-ready',
  creditNoteObjected: 'credit-note-objected',
  documentCancelled: 'document-cancelled',
  invoiceIssued: '',
  finished: '',
  cancelled: 'cancelled',
  completed: 'paid',
};

const { sampleFacts: _facts, ...stories } = samples;
const events: OfferEvent[] = Object.values(stories).flatMap((story) => story());
const mailsOf = (event: OfferEvent) => offerMails.filter((mail) => mail.isTriggeredBy(event)).map(({ name }) => name);
/** LEG-61: the one repeated event that warns. */
const warns = (event: OfferEvent) => event.type === 'addressesSubmitted' && event.data.payoutHoldUntil !== undefined;

describe('each of the events', () => {
  it.each(eventTypes)('is told by one mail or none: %s', (type) => {
    const happened = events.filter((event) => event.type === type && !warns(event));
    if (told[type] !== '') expect(happened).not.toEqual([]);
    for (const event of happened) expect(mailsOf(event)).toEqual(told[type] === '' ? [] : [told[type]]);
  });

  it('that leads money elsewhere is told at once (LEG-61)', () => {
    const warned = events.filter(warns);
    expect(warned.map(mailsOf)).toEqual(warned.map(() => ['payout-data-changed']));
    expect(warned).toHaveLength(1);
  });
});
