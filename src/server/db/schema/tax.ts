import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TaxDecision, VatIdResult } from '#domain/offer/tax/tax-facts.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What people decided about the tax of a sale; never changed, the newest counts (docs/decisions/0638). */
export const taxDecisions = pgTable(
  'tax_decision',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Version of the offer that was on the screen. */
    version: integer('version').notNull(),
    decision: jsonb('decision').$type<TaxDecision>().notNull(),
    /** For the desk alone. */
    reason: text('reason').notNull(),
    /** Id of the member of staff; never shown to customers. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('tax_decision_of_offer').on(table.offerId, table.at)],
);

/** What the EU's register said of a seller's USt-IdNr., each time it was asked; never changed. */
export const vatChecks = pgTable(
  'vat_check',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    vatId: text('vat_id').notNull(),
    result: text('result').$type<VatIdResult>().notNull(),
    /** The register's own number of the answer, where it gave one. */
    requestId: text('request_id'),
    /** Why there was no answer, as the register or the network said it. */
    failure: text('failure'),
    /** Id of the member of staff who asked; null where it was asked by itself. */
    by: text('by'),
    at: instant('at').notNull(),
  },
  (table) => [index('vat_check_of_offer').on(table.offerId, table.at)],
);
