import { and, asc, eq, exists, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dueBefore, type RetentionName, ruleOfPaper } from '#domain/books/retention.ts';
import { issuedKinds } from '#domain/offer/papers/documents.ts';
import { endPhases, openBidPhases } from '#domain/offer/phase.ts';
import { type Day, startOfDay } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { accountChecks, bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import { booksExports } from '#server/db/schema/books.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payoutFiles, payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { retentionLocks } from '#server/db/schema/retention.ts';
import { namesRun } from '#server/names-run.ts';

/** Something whose time is over, by its own id and the number that people know it by. */
export interface DueForDeletion {
  readonly rule: RetentionName;
  readonly id: string;
  readonly number: string;
}

/** More waits for the next day: each is a transaction of its own. */
const most = 2_000;

/** Everything that may go on a day, each thing by one rule, or of that the one of this id; what is locked, or not over, is never among it. */
export async function findDue(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  const lists = [
    await dueInquiries(db, today, id),
    await duePapers(db, today, id),
    await dueSales(db, today, id),
    await duePayoutFiles(db, today, id),
    await dueBankFiles(db, today, id),
    await dueBooksFiles(db, today, id),
  ];
  return lists.flat();
}

const isThis = (column: PgColumn, id: string | undefined) => (id === undefined ? undefined : eq(column, id));

const begin = (rule: RetentionName, today: Day) => startOfDay(dueBefore(rule, today));

/** Nothing waits in it: no lock, no payment on its way, no account to be asked for. */
const isFree = (db: Queryable, offerId: typeof offers.id | typeof documents.offerId): SQL | undefined =>
  and(
    notExists(db.select({ one: sql`1` }).from(retentionLocks).where(eq(retentionLocks.offerId, offerId))),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payouts)
        .where(and(eq(payouts.offerId, offerId), inArray(payouts.state, ['composed', 'ordered']))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(accountChecks)
        .where(and(eq(accountChecks.offerId, offerId), isNull(accountChecks.settledAt))),
    ),
  );

const hasContract = sql`${offers.state} ? 'agreement'`;
const numberOf = sql<string>`coalesce(${offers.orderId}, ${offers.inquiryId}, ${offers.id})`;

/** Ended or lapsed without a contract, and nothing was said about it since; what waits for our own answer is not forgotten. */
async function dueInquiries(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  // A message is no event: the log of an inquiry that people still write about stays as it was.
  const writtenSince = db
    .select({ one: sql`1` })
    .from(offerMessages)
    .where(and(eq(offerMessages.offerId, offers.id), gte(offerMessages.sentAt, begin('inquiry', today))));
  const lapsed = and(inArray(offers.phase, [...openBidPhases]), lt(offers.deskDue, dueBefore('inquiry', today)));
  const rows = await db
    .select({ id: offers.id, number: numberOf })
    .from(offers)
    .where(
      and(
        isThis(offers.id, id),
        lt(offers.changedAt, begin('inquiry', today)),
        isNull(offers.erasedAt),
        or(inArray(offers.phase, [...endPhases]), lapsed),
        sql`not (${hasContract})`,
        eq(offers.providerIsAsked, false),
        notExists(writtenSince),
        isFree(db, offers.id),
      ),
    )
    .orderBy(asc(offers.changedAt))
    .limit(most);
  return rows.map((row) => ({ rule: 'inquiry', ...row }));
}

async function duePapers(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  const rules = [...new Set(Object.values(ruleOfPaper))];
  const isOld = rules.map((rule) =>
    and(
      inArray(
        documents.kind,
        issuedKinds.filter((kind) => ruleOfPaper[kind] === rule),
      ),
      lt(documents.issuedAt, begin(rule, today)),
    ),
  );
  const rows = await db
    .select({ id: documents.id, number: documents.number, kind: documents.kind })
    .from(documents)
    .innerJoin(offers, eq(offers.id, documents.offerId))
    .where(
      and(isThis(documents.id, id), or(...isOld), inArray(offers.phase, [...endPhases]), isFree(db, documents.offerId)),
    )
    .orderBy(asc(documents.issuedAt))
    .limit(most);
  return rows.map(({ kind, ...row }) => ({ rule: ruleOfPaper[kind], ...row }));
}

/** With a contract, over and paid for so long, and no paper of it left. */
async function dueSales(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  // Money that came back was paid again after the log had ended: its row is a voucher of a later year.
  const paidSince = db
    .select({ one: sql`1` })
    .from(payouts)
    .where(and(eq(payouts.offerId, offers.id), gte(payouts.stateAt, begin('sale', today))));
  const rows = await db
    .select({ id: offers.id, number: numberOf })
    .from(offers)
    .where(
      and(
        isThis(offers.id, id),
        lt(offers.changedAt, begin('sale', today)),
        inArray(offers.phase, [...endPhases]),
        hasContract,
        notExists(db.select({ one: sql`1` }).from(documents).where(eq(documents.offerId, offers.id))),
        notExists(paidSince),
        isFree(db, offers.id),
      ),
    )
    .orderBy(asc(offers.changedAt))
    .limit(most);
  return rows.map((row) => ({ rule: 'sale', ...row }));
}

async function duePayoutFiles(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  const rows = await db
    .select({ id: payoutFiles.id, number: payoutFiles.name })
    .from(payoutFiles)
    .where(
      and(
        isThis(payoutFiles.id, id),
        lt(payoutFiles.writtenAt, begin('payoutFile', today)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payouts)
            .innerJoin(retentionLocks, eq(retentionLocks.offerId, payouts.offerId))
            .where(eq(payouts.runId, payoutFiles.runId)),
        ),
      ),
    )
    .limit(most);
  return rows.map((row) => ({ rule: 'payoutFile', ...row }));
}

/** A run that was booked in one sum: its entry names none of its payments. */
const isOfWholeRun = sql`exists (select from ${payoutRuns} where ${payoutRuns.id} = ${payouts.runId} and ${namesRun(payoutRuns.number)})`;

async function dueBankFiles(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  const rows = await db
    .select({ id: bankFiles.id, number: bankFiles.id })
    .from(bankFiles)
    .where(
      and(
        isThis(bankFiles.id, id),
        lt(bankFiles.receivedAt, begin('bankFile', today)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(bankMessages)
            .innerJoin(bankEntries, eq(bankEntries.messageId, bankMessages.id))
            .innerJoin(payouts, or(eq(payouts.id, bankEntries.payoutId), isOfWholeRun))
            .innerJoin(retentionLocks, eq(retentionLocks.offerId, payouts.offerId))
            .where(eq(bankMessages.fileId, bankFiles.id)),
        ),
      ),
    )
    .limit(most);
  return rows.map((row) => ({ rule: 'bankFile', ...row }));
}

const yearOf = (at: PgColumn) => sql`to_char(${at} at time zone 'Europe/Berlin', 'YYYY')`;
const bookedYear = sql`left(${booksExports.period}, 4)`;

/** Written and booked so long ago; a file of a year in which something of a locked sale may have been booked stays. */
async function dueBooksFiles(db: Queryable, today: Day, id?: string): Promise<DueForDeletion[]> {
  const paidSince = db
    .select({ one: sql`1` })
    .from(payouts)
    .where(and(eq(payouts.offerId, retentionLocks.offerId), sql`${yearOf(payouts.stateAt)} >= ${bookedYear}`));
  const locked = db
    .select({ one: sql`1` })
    .from(retentionLocks)
    .innerJoin(offers, eq(offers.id, retentionLocks.offerId))
    .where(
      and(
        sql`${yearOf(offers.createdAt)} <= ${bookedYear}`,
        or(sql`${yearOf(offers.changedAt)} >= ${bookedYear}`, exists(paidSince)),
      ),
    );
  const rows = await db
    .select({ id: booksExports.id, number: booksExports.name })
    .from(booksExports)
    .where(
      and(
        isThis(booksExports.id, id),
        lt(booksExports.createdAt, begin('booksFile', today)),
        sql`${bookedYear} < ${dueBefore('booksFile', today).slice(0, 4)}`,
        notExists(locked),
      ),
    )
    .orderBy(asc(booksExports.createdAt))
    .limit(most);
  return rows.map((row) => ({ rule: 'booksFile', ...row }));
}
