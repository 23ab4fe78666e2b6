import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { Phase } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { OfferSummary } from '#domain/offer/summary.ts';
import type { TaxDesk } from '#domain/offer/tax/tax-facts.ts';
import type { BindingObstacle } from '#domain/pricing/binding-bid.ts';
import type { KeptFates } from '#domain/reuse/device-fate.ts';
import type { DeskTask } from '#domain/sale/desk-tasks.ts';
import type { SaleFacts } from '#domain/sale/sale.ts';
import type { SellerRow } from '#domain/sale/seller-turn.ts';
import type { MissingAnswer } from '#domain/units/missing-answers.ts';
import { accounts } from './accounts.ts';
import { firms } from './firms.ts';
import { staff } from './staff.ts';

/** The facts that no other column of the row holds. */
export type KeptFacts = Omit<SaleFacts, 'sellerIsAsked' | 'providerIsAsked' | 'missingAnswers'>;

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** One row an offer: the fold of its events, so that reading an offer is one row. */
export const offers = pgTable(
  'offer',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    /** The seller's address in lower case: mails go there, and whoever has confirmed it owns the offer unless a firm does. */
    emailKey: text('email_key').notNull(),
    /** The firm that it belongs to, whoever of its people sent it; null where its seller is alone. */
    firmId: text('firm_id').references(() => firms.id),
    /** Whose it is, as owners are compared: the firm, else the seller's address. */
    holder: text('holder').notNull().generatedAlwaysAs(sql`coalesce(firm_id, email_key)`),
    inquiryId: text('inquiry_id').unique(),
    orderId: text('order_id').unique(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    summary: jsonb('summary').$type<OfferSummary>().notNull(),
    /** What the seller's search looks through. */
    searchText: text('search_text').notNull().default(''),
    state: jsonb('state').$type<OfferState>().notNull(),
    /** What its seller calls it, and that in the form of `searchWords`; written outside the event log (docs/decisions/0562). */
    ownName: text('own_name'),
    ownNameText: text('own_name_text').notNull().default(''),
    /** A question of the other side waits for the seller's or the provider's answer; written with each message (docs/decisions/0528). */
    sellerIsAsked: boolean('seller_is_asked').notNull().default(false),
    providerIsAsked: boolean('provider_is_asked').notNull().default(false),
    /** When personal data was overwritten on the account's deletion (INV-42). */
    erasedAt: instant('erased_at'),
    /** From when on no mail reminds of its deadlines: its reader wants none. */
    remindersOffAt: instant('reminders_off_at'),
    /** From when on nobody but staff can see the offer: its owner's account is gone, the law keeps the record. */
    lockedAt: instant('locked_at'),
    /** What the provider's people have to do; empty in a row from before there was a desk, until the next start. */
    deskTask: text('desk_task').$type<DeskTask | ''>().notNull().default(''),
    /** Whose turn it is at the desk, as its place in `deskSides`. */
    deskSide: smallint('desk_side').notNull().default(3),
    /** The day until which it is due, `noDay` without one: rows with a day come first. */
    deskDue: text('desk_due').notNull().default('9999-12-31'),
    /** Cents below nothing: what is worth most comes first. */
    deskLess: bigint('desk_less', { mode: 'number' }).notNull().default(0),
    /** Codes of what has to be known, with blanks between them, and of what keeps it from going on. */
    deskNotes: text('desk_notes').notNull().default(''),
    deskBlocks: text('desk_blocks').notNull().default(''),
    /** What the seller's list goes by. */
    sellerRow: jsonb('seller_row')
      .$type<SellerRow>()
      .notNull()
      .default({ turn: 'nobody', acts: false, isAsked: false }),
    /** Who sells, as the desk's list shows it. */
    sellerName: text('seller_name').notNull().default(''),
    /** What the desk's search looks through; never the seller's. */
    deskText: text('desk_text').notNull().default(''),
    /** Serial numbers that it announces, as numbers are compared; none once it is over. */
    deviceKeys: text('device_keys').array().notNull().default(sql`'{}'`),
    /** What the price book makes of an inquiry without a bid, in cents. */
    estimate: bigint('estimate', { mode: 'number' }),
    /** What has to be known of an inquiry at the desk, in a line: why it was not answered at once. */
    deskNote: text('desk_note'),
    /** The member of staff who looks after it; nobody's again when they leave. */
    assignedTo: text('assigned_to').references(() => staff.id, { onDelete: 'set null' }),
    /** What whoever handed it over to them said. */
    assignedNote: text('assigned_note'),
    /** What kept an inquiry from being answered at once; null while that is not judged, and where it is not asked. */
    obstacles: jsonb('obstacles').$type<BindingObstacle[]>(),
    /** What became of its devices, written outside the event log (docs/decisions/0564); null while nothing is recorded. */
    fates: jsonb('fates').$type<KeptFates>(),
    /** What the seller says of devices that did not arrive, outside the event log (docs/decisions/0617). */
    missingAnswers: jsonb('missing_answers').$type<MissingAnswer[]>(),
    /** What stands outside the event log in tables of its own, as `src/server/offers/sale-facts.ts` reads it; written with each of their rows (docs/decisions/0732). */
    saleFacts: jsonb('sale_facts').$type<KeptFacts>().notNull().default({}),
    /** The newest decision about its tax and the newest answer about its USt-IdNr., of the rows that hold them (docs/decisions/0638). */
    taxDesk: jsonb('tax_desk').$type<TaxDesk>(),
  },
  (table) => [
    // Any part of a word is found: by its three-letter pieces, of the extension pg_trgm (docs/decisions/0515).
    index('offer_desk_search').using('gin', table.deskText.op('gin_trgm_ops')),
    index('offer_devices').using('gin', table.deviceKeys),
    index('offer_at_desk').on(table.deskSide, table.deskDue, table.deskLess, table.id),
    // Whose work a row is follows from its task: the first of each are merged, whatever stands between them (docs/decisions/0708).
    index('offer_of_task').on(table.deskTask, table.deskSide, table.deskDue, table.deskLess, table.id),
    index('offer_blocked')
      .on(table.deskSide, table.deskDue, table.deskLess, table.id)
      .where(sql`${table.deskBlocks} <> ''`),
    index('offer_asked')
      .on(table.deskSide, table.deskDue, table.deskLess, table.id)
      .where(sql`${table.deskSide} <> 3 and (${table.sellerIsAsked} or ${table.providerIsAsked})`),
    index('offer_assigned').on(table.assignedTo).where(sql`${table.assignedTo} is not null`),
    index('offer_without_desk').on(table.id).where(sql`${table.deskTask} = ''`),
    index('offer_of_holder').on(table.holder, table.createdAt.desc()),
    index('offer_of_seller').on(table.emailKey),
    index('offer_by_phase').on(table.phase, table.createdAt.desc()),
  ],
);

/** The log: append-only, version by version; nothing is changed in it but erased personal data. */
export const offerEvents = pgTable(
  'offer_event',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    version: integer('version').notNull(),
    type: text('type').$type<OfferEvent['type']>().notNull(),
    at: instant('at').notNull(),
    /** The whole event: type and time stand beside it only to be asked for. */
    event: jsonb('event').$type<OfferEvent>().notNull(),
    /** The id of the member of staff who did it, or in words what of the provider's did; never shown to customers. */
    by: text('by'),
    /** Which of a firm's people did it; nobody once their account is gone. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version] }),
    index('offer_event_of_colleague').on(table.accountId).where(sql`${table.accountId} is not null`),
  ],
);

/**
 * What stands for everything beside an offer's row that its owner may see: another stamp whenever any of it is written, by the triggers of the migration that made this
 * table (docs/decisions/0689). One row a subject, an offer, a firm or the list of a holder, more only where several wrote at once.
 */
export const seenStamps = pgTable(
  'seen_stamp',
  {
    subject: text('subject').notNull(),
    stamp: uuid('stamp').notNull().defaultRandom(),
  },
  (table) => [index('seen_stamp_of').on(table.subject)],
);

/** Who is looking at an offer right now, one row an open socket; rows of a dead process run out by themselves. */
export const offerViews = pgTable(
  'offer_view',
  {
    socketId: text('socket_id').primaryKey(),
    offerId: text('offer_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('offer_view_of_offer').on(table.offerId)],
);

/** Numbers that are given once and never again, also when a transaction fails (INV-40). */
export const inquiryNumbers = pgSequence('inquiry_number');
export const orderNumbers = pgSequence('order_number');
export const selfBilledInvoiceNumbers = pgSequence('self_billed_invoice_number');
export const purchaseReceiptNumbers = pgSequence('purchase_receipt_number');
