import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { MessageAuthor } from '#domain/sale/offer-message.ts';
import { offers } from './offers.ts';

/** The conversation about an offer, one row a message; nothing is changed in it (docs/decisions/0528). */
export const offerMessages = pgTable(
  'offer_message',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Its place in the conversation, from 1. */
    number: integer('number').notNull(),
    /** Chosen by its sender: a message sent twice is one. */
    id: text('id').notNull(),
    author: text('author').$type<MessageAuthor>().notNull(),
    /** The line of the offer that it is about. */
    itemId: text('item_id'),
    /** Id of the message of the other side that it answers. */
    answers: text('answers'),
    /** The other side owes an answer. */
    asks: boolean('asks').notNull().default(true),
    text: text('text').notNull(),
    /** Addresses of its uploads. */
    files: jsonb('files').$type<string[]>().notNull().default([]),
    /** Id of the member of staff who wrote it; never shown to customers. */
    writtenBy: text('written_by'),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.number] }), unique().on(table.offerId, table.id)],
);
