import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FoundHardware } from '#domain/testing/audit/found-hardware.ts';
import type { FindingCode } from '#domain/testing/finding-codes.ts';
import type { TestAnswers } from '#domain/testing/unit-test.ts';
import { offers } from './offers.ts';
import { units } from './units.ts';

const ofUnit = (name: string) => text(name).references(() => units.plate, { onDelete: 'cascade' });
const ofOffer = () =>
  text('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' });
const doneAt = () => timestamp('at', { withTimezone: true, mode: 'string' }).notNull();

/** What was answered about a device and read out of it; grades and standing follow from it and are not kept. */
export const unitTests = pgTable(
  'unit_test',
  {
    plate: ofUnit('plate').primaryKey(),
    offerId: ofOffer(),
    answers: jsonb('answers').$type<TestAnswers>().notNull(),
    audit: jsonb('audit').$type<FoundHardware>(),
    at: doneAt(),
    /** Id of the member of staff who answered last. */
    by: text('by').notNull(),
  },
  (table) => [index('unit_test_of_offer').on(table.offerId)],
);

/** What speaks against a device: each code once. Its line is that of the unit on that day. */
export const findings = pgTable(
  'finding',
  {
    id: text('id').primaryKey(),
    plate: ofUnit('plate').notNull(),
    offerId: ofOffer(),
    itemId: text('item_id').notNull(),
    code: text('code').$type<FindingCode>().notNull(),
    deduction: text('deduction'),
    note: text('note'),
    photos: text('photos').array().notNull().default(sql`'{}'`),
    at: doneAt(),
    by: text('by').notNull(),
  },
  (table) => [index('finding_of_offer').on(table.offerId), uniqueIndex('finding_once').on(table.plate, table.code)],
);
