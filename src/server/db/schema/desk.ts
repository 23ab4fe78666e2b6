import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { offers } from './offers.ts';
import { staff } from './staff.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

const member = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Which sale somebody at the desk has open, one row an open socket; rows of a dead process run out by themselves. */
export const deskViews = pgTable(
  'desk_view',
  {
    socketId: text('socket_id').primaryKey(),
    offerId: text('offer_id').notNull(),
    staffId: member(),
    enteredAt: instant('entered_at').notNull(),
    /** When it was taken over from whoever had it before. */
    tookOverAt: instant('took_over_at'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('desk_view_of_offer').on(table.offerId)],
);

/** What people at the desk note of a sale for each other; its seller never sees it. */
export const staffNotes = pgTable(
  'sale_note',
  {
    /** Chosen by its writer: a note sent twice is one. */
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Id of the member of staff, also of one who has left, or the words of a token. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
    text: text('text').notNull(),
    /** Id of the member of staff to whom the sale was handed over with it. */
    handedTo: text('handed_to'),
  },
  (table) => [index('sale_note_of_offer').on(table.offerId)],
);

/** Texts that are written again and again, everybody's: rejections, messages, notes. */
export const textSnippets = pgTable('text_snippet', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Filters of the work list to which somebody gave a name. */
export const savedViews = pgTable(
  'desk_saved_view',
  {
    id: text('id').primaryKey(),
    staffId: member(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<QueueFilter>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Everybody at the desk has it in their tabs. */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (table) => [index('saved_view_of_staff').on(table.staffId)],
);
