import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys the program made for itself: in the database, so that all its processes sign and check with the same. */
export const secrets = pgTable('secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
