import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
