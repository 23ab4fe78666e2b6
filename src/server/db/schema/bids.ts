import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BidEntries } from '#contract/sale/bid-sheet.ts';
import { offers } from './offers.ts';
import { staff } from './staff.ts';

const offerId = () =>
  text('offer_id')
    .notNull()
    .references(() => offers.id);

/** What a member of staff has typed on the sheet of an offer and not sent yet. */
export const bidEntries = pgTable(
  'bid_entries',
  {
    offerId: offerId(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    entries: jsonb('entries').$type<BidEntries>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.staffId] }), index('bid_entries_of_staff').on(table.staffId)],
);

/** Which version of the price book a bid was made by. */
export const bidBooks = pgTable(
  'bid_book',
  {
    offerId: offerId(),
    /** Of the bid's event. */
    version: integer('version').notNull(),
    priceBook: integer('price_book').notNull(),
    /** Lines that were taken out of their group: the book was asked about each alone. */
    apart: text('apart').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
);

/** A bid that somebody has sent and that leaves the house a little later: one of an offer, gone with the bid's event or when it is taken back. */
export const heldBids = pgTable(
  'held_bid',
  {
    offerId: offerId().primaryKey(),
    /** Names this order to send: its job does nothing about another one. */
    id: text('id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The body of submitBid as it was sent. */
    body: jsonb('body').$type<unknown>().notNull(),
    /** Version of the offer that was on the screen. */
    seen: integer('seen'),
    /** What it comes to, in cents. */
    total: bigint('total', { mode: 'number' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Why it was refused when its time had come, in German. */
    refusal: text('refusal'),
  },
  (table) => [index('held_bid_of_staff').on(table.staffId)],
);
