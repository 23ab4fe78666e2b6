import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AgreementStanding } from '#domain/offer/papers/own-agreement.ts';
import { offers } from './offers.ts';

/** Processing agreements that sellers handed in themselves, with the provider's word on each (docs/decisions/0593). */
export const ownAgreements = pgTable(
  'own_agreement',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Its place among those of the sale, from 1: the last one counts. */
    number: integer('number').notNull(),
    /** Address of its upload. */
    upload: text('upload').notNull(),
    handedInAt: timestamp('handed_in_at', { withTimezone: true, mode: 'string' }).notNull(),
    standing: text('standing').$type<AgreementStanding>().notNull().default('waiting'),
    reason: text('reason'),
    /** Id of the member of staff who judged it; never shown to customers. */
    judgedBy: text('judged_by'),
    judgedAt: timestamp('judged_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.number] })],
);
