import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SignOffAnswer, SignOffWay } from '#domain/offer/papers/sign-off.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Whom a seller has asked for a word on a bid, and what they said; the provider never reads it (docs/decisions/0583). */
export const signOffs = pgTable(
  'sign_off',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Version of the bid or adjusted bid that was shown. */
    priceVersion: integer('price_version').notNull(),
    /** In cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Address of the account that asked. */
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer').$type<SignOffAnswer>(),
    answeredName: text('answered_name'),
    remark: text('remark'),
    answeredAt: instant('answered_at'),
    way: text('way').$type<SignOffWay>(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('sign_off_of_offer').on(table.offerId, table.askedAt)],
);
