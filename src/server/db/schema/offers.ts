import { index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OfferEvent } from '#domain/offer/events.ts';
import type { Phase } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { OfferSummary } from '#domain/offer/summary.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** One row an offer: the fold of its events, so that reading an offer is one row. */
export const offers = pgTable(
  'offer',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    /** The seller's address in lower case: whoever has confirmed it owns the offer. */
    emailKey: text('email_key').notNull(),
    inquiryId: text('inquiry_id').unique(),
    orderId: text('order_id').unique(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    summary: jsonb('summary').$type<OfferSummary>().notNull(),
    /** What the seller's search looks through. */
    searchText: text('search_text').notNull().default(''),
    state: jsonb('state').$type<OfferState>().notNull(),
    /** When personal data was overwritten on the account's deletion (INV-42). */
    erasedAt: instant('erased_at'),
    /** From when on no mail reminds of its deadlines: its reader wants none. */
    remindersOffAt: instant('reminders_off_at'),
    /** From when on nobody but staff can see the offer: its owner's account is gone, the law keeps the record. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    index('offer_of_seller').on(table.emailKey, table.createdAt.desc()),
    index('offer_by_phase').on(table.phase, table.createdAt.desc()),
  ],
);

/** The log: append-only, version by version; nothing is changed in it but erased personal data. */
export const offerEvents = pgTable(
  'offer_event',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    version: integer('version').notNull(),
    type: text('type').$type<OfferEvent['type']>().notNull(),
    at: instant('at').notNull(),
    /** The whole event: type and time stand beside it only to be asked for. */
    event: jsonb('event').$type<OfferEvent>().notNull(),
    /** The id of the member of staff who did it, or in words what of the provider's did; never shown to customers. */
    by: text('by'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
);

/** Who is looking at an offer right now, one row an open socket; rows of a dead process run out by themselves. */
export const offerViews = pgTable(
  'offer_view',
  {
    socketId: text('socket_id').primaryKey(),
    offerId: text('offer_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('offer_view_of_offer').on(table.offerId)],
);

/** Numbers that are given once and never again, also when a transaction fails (INV-40). */
export const inquiryNumbers = pgSequence('inquiry_number');
export const orderNumbers = pgSequence('order_number');
export const selfBilledInvoiceNumbers = pgSequence('self_billed_invoice_number');
export const purchaseReceiptNumbers = pgSequence('purchase_receipt_number');
