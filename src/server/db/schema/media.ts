import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Destruction } from '#domain/erasure/destruction.ts';
import type { Doubt } from '#domain/erasure/doubts.ts';
import { waitingReasons } from '#domain/erasure/match-rows.ts';
import { type Erasure, type MediumDescription, mediumSources, nextActions } from '#domain/erasure/medium.ts';
import { type ReportRow, reportFormats } from '#domain/erasure/report.ts';
import type { UnreadReason } from '#domain/erasure/unread.ts';
import { offers } from './offers.ts';
import { units } from './units.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Data carriers that are here, one row each. */
export const media = pgTable(
  'medium',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Of the unit it was in; null where that is not known. */
    plate: text('plate').references(() => units.plate, { onDelete: 'set null' }),
    serial: text('serial'),
    /** The serial as numbers are compared. */
    serialKey: text('serial_key'),
    /** Everything else that describes it. */
    description: jsonb('description').$type<Omit<MediumDescription, 'serial'>>().notNull(),
    source: text('source', { enum: mediumSources }).notNull(),
    erasure: jsonb('erasure').$type<Erasure>(),
    destruction: jsonb('destruction').$type<Destruction>(),
    nextAction: text('next_action', { enum: nextActions }).notNull(),
    /** Techniques that did not erase it; empty where a report named none. */
    failedWith: text('failed_with').array().notNull().default(sql`'{}'`),
    sharesDeviceSerial: boolean('shares_device_serial').notNull().default(false),
    addedAt: instant('added_at').notNull(),
    /** The order in which they came to our knowledge. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Taken back: it was noted in error. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('medium_of_offer').on(table.offerId, table.number),
    uniqueIndex('medium_serial').on(table.offerId, table.serialKey).where(sql`${table.removedAt} is null`),
    index('medium_by_serial').on(table.serialKey).where(sql`${table.removedAt} is null`),
    index('medium_of_unit').on(table.plate),
  ],
);

/** What was done with a medium, and by whom: nothing is changed in it. */
export const mediumEvents = pgTable(
  'medium_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mediumId: text('medium_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The id of a member of staff, or the words of a token. */
    by: text('by').notNull(),
    what: text('what').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('medium_event_of_medium').on(table.mediumId, table.id)],
);

/** Files that somebody or a station handed in, each once; the file itself is kept as it came. */
export const erasureReports = pgTable(
  'erasure_report',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the file, in hex. */
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    storedAs: text('stored_as').notNull(),
    format: text('format', { enum: reportFormats }),
    /** Why nothing of it was read. */
    unread: text('unread').$type<UnreadReason>(),
    receivedAt: instant('received_at').notNull(),
    by: text('by').notNull(),
    /** Of one that was not read: when somebody laid it aside, who and why. */
    dismissedAt: instant('dismissed_at'),
    dismissedBy: text('dismissed_by'),
    dismissedFor: text('dismissed_for'),
  },
  (table) => [index('erasure_report_newest').on(table.receivedAt)],
);

/** Each run that stands in a report, with what was concluded from it. */
export const erasureReportRows = pgTable(
  'erasure_report_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reportId: text('report_id')
      .notNull()
      .references(() => erasureReports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    row: jsonb('row').$type<ReportRow>().notNull(),
    verdict: text('verdict', { enum: ['erased', 'failed', 'check', 'superseded'] }).notNull(),
    doubts: text('doubts').array().$type<Doubt[]>().notNull(),
    mediumId: text('medium_id').references(() => media.id, { onDelete: 'set null' }),
    /** Why it waits in the inbox; null where it belongs to a medium. */
    waitsFor: text('waits_for', { enum: waitingReasons }),
    /** By hand: when, who and why it was linked or laid aside. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
    settledFor: text('settled_for'),
  },
  (table) => [
    index('erasure_row_of_report').on(table.reportId, table.number),
    index('erasure_row_of_medium').on(table.mediumId),
    index('erasure_row_waiting')
      .on(table.reportId)
      .where(sql`${table.waitsFor} is not null and ${table.settledAt} is null`),
  ],
);

/** Destructions that somebody has recorded; they count once another person says that they saw them. */
export const destructions = pgTable(
  'destruction',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    mediumIds: text('medium_ids').array().notNull(),
    recorded: jsonb('recorded').$type<Omit<Destruction, 'witness'>>().notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Ids of members of staff: two different ones. */
    recordedBy: text('recorded_by').notNull(),
    witnessedAt: instant('witnessed_at'),
    witnessedBy: text('witnessed_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('destruction_of_offer').on(table.offerId)],
);
