import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
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

/** Filters of the work list to which somebody gave a name. */
export const savedViews = pgTable(
  'desk_saved_view',
  {
    id: text('id').primaryKey(),
    staffId: member(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<QueueFilter>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_view_of_staff').on(table.staffId)],
);
