import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried of late, counted over all processes. The key is a hash: no address is kept here. */
export const attempts = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
    /** Before this instant no further try is heard; null where a full count says so. */
    opensAt: timestamp('opens_at', { withTimezone: true }),
  },
  (table) => [index('attempt_expiry').on(table.resetsAt)],
);
