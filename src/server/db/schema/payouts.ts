import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  openPayoutStates,
  type Payee,
  payoutFileKinds,
  payoutMethods,
  payoutStates,
  runStates,
} from '#domain/payout/payout.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Payments that are let go together: composed by one, released by the same or a second person, written once. */
export const payoutRuns = pgTable(
  'payout_run',
  {
    id: text('id').primaryKey(),
    /** L-2026-000012: message id of its file too. */
    number: text('number').notNull().unique(),
    state: text('state', { enum: runStates }).notNull(),
    /** The day on which the bank shall carry it out, in Berlin. */
    executionDay: text('execution_day').notNull(),
    composedAt: instant('composed_at').notNull(),
    /** Ids of members of staff, here and below. */
    composedBy: text('composed_by').notNull(),
    /** When it was let go and its files were written: one act. */
    releasedAt: instant('released_at'),
    releasedBy: text('released_by'),
    /** A second person was needed for it, and let it go. */
    byTwo: boolean('by_two').notNull().default(false),
    discardedAt: instant('discarded_at'),
    discardedBy: text('discarded_by'),
  },
  (table) => [index('payout_run_newest').on(table.composedAt)],
);

/** One payment to one seller. What became of it is written over; that it was there is not. */
export const payouts = pgTable(
  'payout',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Ours, unique forever; statements of account name it. */
    endToEndId: text('end_to_end_id').notNull().unique(),
    method: text('method', { enum: payoutMethods }).notNull(),
    /** Cents, gross. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    payee: jsonb('payee').$type<Payee>().notNull(),
    /** Number of the paper that is paid; null where the seller wrote the invoice. */
    paper: text('paper'),
    purpose: text('purpose').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    /** Since when it is in that state. */
    stateAt: instant('state_at').notNull(),
    /** Who or what brought it there: the id of a member of staff, or words ('Kontoauszug 2026-11-25'). */
    stateBy: text('state_by').notNull(),
    /** Why it was dropped, returned or not carried out, in German. */
    reason: text('reason'),
  },
  (table) => [
    index('payout_of_run').on(table.runId, table.endToEndId),
    index('payout_of_offer').on(table.offerId),
    // The last word against paying twice, whoever else is at it.
    uniqueIndex('payout_open')
      .on(table.offerId)
      .where(
        sql`${table.state} in (${sql.join(
          openPayoutStates.map((state) => sql.raw(`'${state}'`)),
          sql`, `,
        )})`,
      ),
    index('payout_by_state').on(table.state, table.stateAt),
  ],
);

/** Files of a run, each written once and never again. */
export const payoutFiles = pgTable(
  'payout_file',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    kind: text('kind', { enum: payoutFileKinds }).notNull(),
    name: text('name').notNull(),
    storedAs: text('stored_as').notNull(),
    /** Of its bytes, in hex. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [uniqueIndex('payout_file_once').on(table.runId, table.kind)],
);

/** Who fetched a file, and when: nothing is changed in it. */
export const payoutDownloads = pgTable(
  'payout_download',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: text('file_id')
      .notNull()
      .references(() => payoutFiles.id),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('payout_download_of_file').on(table.fileId, table.id)],
);

/** Somebody let money go to another person than the contract partner (LEG-61); it counts for exactly this payee. */
export const payeeReleases = pgTable(
  'payee_release',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    payee: jsonb('payee').$type<Payee>().notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('payee_release_of_offer').on(table.offerId, table.id)],
);

/** Further numbers that are given once and never again (INV-40). */
export const payoutNumbers = pgSequence('payout_number');
export const payoutRunNumbers = pgSequence('payout_run_number');
