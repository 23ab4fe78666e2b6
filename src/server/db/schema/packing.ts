import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import { offers } from './offers.ts';

const offerId = () =>
  text('offer_id')
    .notNull()
    .references(() => offers.id);
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' }).notNull();

/** What the seller says about the batteries of an item before it leaves (LOG-11); the last word counts. */
export const batteryAnswers = pgTable(
  'battery_answer',
  {
    offerId: offerId(),
    itemId: text('item_id').notNull(),
    answer: text('answer').$type<BatteryAnswer>().notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.itemId] })],
);

/** What the seller has ticked off while packing: a row for each tick that is set. */
export const packingTicks = pgTable(
  'packing_tick',
  {
    offerId: offerId(),
    /** Key of the load, then the task: a load with other contents has another key. */
    loadKey: text('load_key').notNull(),
    task: text('task').notNull(),
    tickedAt: instant('ticked_at'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.loadKey, table.task] })],
);

/** What came in, went out or was counted of the packaging that sellers are sent: the stock is its sum, and nothing is overwritten (docs/decisions/0701). */
export const packagingMovements = pgTable(
  'packaging_movement',
  {
    id: text('id').primaryKey(),
    /** A name of the setting; one that is no longer in it keeps its movements. */
    kind: text('kind').notNull(),
    /** How many more there are since, or fewer. */
    pieces: integer('pieces').notNull(),
    why: text('why').$type<'delivered' | 'sent' | 'counted'>().notNull(),
    /** Where it was sent; no reference, since what is gone stays gone when the sale is deleted. */
    saleId: text('sale_id'),
    /** Id of the member of staff. */
    by: text('by').notNull(),
    at: instant('at'),
  },
  (table) => [index('packaging_movement_at').on(table.at, table.id)],
);
