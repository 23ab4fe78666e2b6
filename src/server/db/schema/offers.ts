import { sql } from 'drizzle-orm';
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
    state: jsonb('state').$type<OfferState>().notNull(),
    /** When personal data was overwritten on the account's deletion (domain.md INV-42). */
    erasedAt: instant('erased_at'),
    /** When the owner last opened the offer, and whether it is open now: the desk sees it. */
    viewedAt: instant('viewed_at'),
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
    actor: text('actor').$type<OfferEvent['actor']>().notNull(),
    at: instant('at').notNull(),
    data: jsonb('data').$type<OfferEvent['data']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
);

/** Numbers that are given once and never again, also when a transaction fails (domain.md INV-40). */
export const inquiryNumbers = pgSequence('inquiry_number');
export const orderNumbers = pgSequence('order_number');
export const selfBilledInvoiceNumbers = pgSequence('self_billed_invoice_number');
export const purchaseReceiptNumbers = pgSequence('purchase_receipt_number');

/** The database's next number of a range. */
export const nextOf = (sequence: { seqName?: string | undefined }) => sql`nextval(${sequence.seqName})`;
