import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bankMessageKinds, type KeptEntry, type UnreadBankReason } from '#domain/bank/bank-message.ts';
import type { EntryWaitingReason } from '#domain/bank/match-entry.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { offers } from './offers.ts';
import { payouts } from './payouts.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Files of the bank that somebody handed in, each once; the file itself is kept as it came. */
export const bankFiles = pgTable(
  'bank_file',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the file, in hex. */
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    storedAs: text('stored_as').notNull(),
    /** Why nothing of it was taken, and where in it that stands: 'incomplete: Auszug 1, Umsatz 2, BookgDt'. */
    unread: text('unread').$type<UnreadBankReason | `${UnreadBankReason}: ${string}`>(),
    receivedAt: instant('received_at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('bank_file_newest').on(table.receivedAt)],
);

/** Statements, advices and answers in these files, each once, in whichever file it comes. */
export const bankMessages = pgTable(
  'bank_message',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => bankFiles.id),
    kind: text('kind', { enum: bankMessageKinds }).notNull(),
    /** By what it is known again: kind, account, the bank's own number, and what else tells it from others of that number. */
    key: text('key').notNull().unique(),
    /** The bank's own number, as people read it. */
    number: text('number').notNull(),
    /** SHA-256 of what was read of it: the same number with another content is refused. */
    digest: text('digest').notNull(),
    /** Entries that were not booked yet. */
    pending: integer('pending').notNull(),
  },
  (table) => [index('bank_message_of_file').on(table.fileId)],
);

export const bankOutcomes = ['paid', 'returned', 'rejected', 'known', 'waits'] as const;

/** Each entry with what was concluded from it; null until it was judged. */
export const bankEntries = pgTable(
  'bank_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id')
      .notNull()
      .references(() => bankMessages.id),
    number: integer('number').notNull(),
    entry: jsonb('entry').$type<KeptEntry>().notNull(),
    endToEndId: text('end_to_end_id'),
    outcome: text('outcome', { enum: bankOutcomes }),
    waitsFor: text('waits_for').$type<EntryWaitingReason>(),
    /** The payment that it is about; of a batch none. */
    payoutId: text('payout_id').references(() => payouts.id),
    /** By hand: when, who and why it was linked or laid aside. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
    settledFor: text('settled_for'),
  },
  (table) => [
    index('bank_entry_of_message').on(table.messageId, table.number),
    index('bank_entry_by_id').on(table.endToEndId),
    index('bank_entry_of_payout').on(table.payoutId),
    index('bank_entry_waiting').on(table.id).where(sql`${table.outcome} = 'waits' and ${table.settledAt} is null`),
  ],
);

/** A payment that the bank gave back or refused for its account: nothing is paid to that account until somebody has answered. */
export const accountChecks = pgTable(
  'account_check',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    payoutId: text('payout_id')
      .notNull()
      .unique()
      .references(() => payouts.id),
    /** The bank's code of the reason; null where it gave none. */
    reasonCode: text('reason_code'),
    openedAt: instant('opened_at').notNull(),
    settledAt: instant('settled_at'),
    /** 'seller', or the id of a member of staff, who says why in `settledFor`. */
    settledBy: text('settled_by'),
    settledFor: text('settled_for'),
    /** Another account, given by the seller; null where the one before is right after all. */
    payee: jsonb('payee').$type<Payee>(),
  },
  (table) => [index('account_check_of_offer').on(table.offerId, table.openedAt)],
);
