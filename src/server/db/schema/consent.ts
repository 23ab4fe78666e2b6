import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConsentCategory } from '#contract/site/consent.ts';

/** Proof of every choice about cookies (LEG-21): a random id, no address, no account. Kept for three years after its last use. */
export const consents = pgTable(
  'consent',
  {
    number: serial('number').primaryKey(),
    /** The same for all choices of one browser. */
    visitor: text('visitor').notNull(),
    version: integer('version').notNull(),
    categories: jsonb('categories').$type<readonly ConsentCategory[]>().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consent_of_visitor').on(table.visitor), index('consent_age').on(table.chosenAt)],
);
