import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RetentionName } from '#domain/books/retention.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What a run has deleted by one rule: numbers of the house, no word of a person. */
export interface DeletedByRule {
  readonly rule: RetentionName;
  readonly numbers: readonly string[];
}

/** Sales that stay whatever their age: a tax that is still open, a lawsuit. */
export const retentionLocks = pgTable('retention_lock', {
  offerId: text('offer_id')
    .primaryKey()
    .references(() => offers.id),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
  /** Id of the member of staff. */
  by: text('by').notNull(),
});

/** What was deleted on a day because its time was over; kept as long as the books. */
export const retentionRuns = pgTable('retention_run', {
  /** In Berlin: one a day. */
  day: text('day').primaryKey(),
  at: instant('at').notNull(),
  count: integer('count').notNull(),
  deleted: jsonb('deleted').$type<DeletedByRule[]>().notNull(),
});
