import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ScanResult } from '#contract/devices/units.ts';
import type { Scan } from '#domain/units/scan.ts';
import type { UnitHold } from '#domain/units/unit.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

const ofOffer = () =>
  text('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' });

/** Devices that arrived, one row each; a plate is given once and never again, also where its unit was taken back. */
export const units = pgTable(
  'unit',
  {
    plate: text('plate').primaryKey(),
    offerId: ofOffer(),
    itemId: text('item_id'),
    serial: text('serial'),
    /** The serial as numbers are compared. */
    serialKey: text('serial_key'),
    inventoryNumber: text('inventory_number'),
    inventoryKey: text('inventory_key'),
    model: text('model'),
    arrivedAt: instant('arrived_at').notNull(),
    place: text('place'),
    parcel: text('parcel'),
    hold: jsonb('hold').$type<UnitHold>(),
    batteryDamagedAt: instant('battery_damaged_at'),
    note: text('note'),
    photos: text('photos').array().notNull().default(sql`'{}'`),
    /** The scan that counted it, and its place in the scan: the order of arrival. */
    scanId: text('scan_id').notNull(),
    number: integer('number').notNull(),
    /** Taken back: it was counted in error. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('unit_of_offer').on(table.offerId, table.number),
    uniqueIndex('unit_serial').on(table.offerId, table.serialKey).where(sql`${table.removedAt} is null`),
    index('unit_by_serial').on(table.serialKey).where(sql`${table.removedAt} is null`),
    index('unit_by_inventory').on(table.inventoryKey).where(sql`${table.removedAt} is null`),
  ],
);

/** What was done with a unit, and by whom: nothing is changed in it. */
export const unitEvents = pgTable(
  'unit_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    plate: text('plate')
      .notNull()
      .references(() => units.plate, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The id of a member of staff, or in words what of the provider's it was. */
    by: text('by').notNull(),
    what: text('what').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('unit_event_of_unit').on(table.plate, table.id)],
);

/** Every scan by the id its tablet gave it, so that it counts once however often it is sent. */
export const scans = pgTable(
  'scan',
  {
    id: text('id').primaryKey(),
    offerId: ofOffer(),
    /** When it was scanned by the tablet's clock, and when it came here. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    by: text('by').notNull(),
    /** Null where it is known only by the word that takes it back. */
    scan: jsonb('scan').$type<Scan>(),
    /** What it was. */
    told: jsonb('told').$type<ScanResult>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('scan_of_offer').on(table.offerId)],
);
