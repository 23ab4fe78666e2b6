import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActionAnswer } from '#contract/sale/offer-actions.ts';

/** Of a command; of an upload where its files are, no names. */
export type IdempotencyAnswer = ActionAnswer | { readonly uploads: readonly string[] };

/**
 * What a call with an Idempotency-Key was answered, written with its effect: the call that comes again is answered the same and takes
 * no effect. Kept for a day; the answer holds numbers, a status or addresses of files, nothing of a person.
 */
export const idempotencyAnswers = pgTable(
  'kept_answer',
  {
    /** Made of the caller and the key: neither can be read here. */
    key: text('key').primaryKey(),
    /** Made of address and body: the same key with others is a mistake of the caller. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<IdempotencyAnswer>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('kept_answer_age').on(table.answeredAt)],
);
