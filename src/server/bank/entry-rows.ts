import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BankEntry, BankMessageKind, StatusEntry } from '#domain/bank/bank-message.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries, bankMessages } from '#server/db/schema/bank.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { namesRun } from '#server/names-run.ts';

export type EntryRow = typeof bankEntries.$inferSelect & {
  readonly kind: BankMessageKind;
  /** The bank's own number of the statement. */
  readonly message: string;
};
export type PayoutRow = typeof payouts.$inferSelect;

/** An entry with the message that it stands in. */
export async function readEntry(db: Queryable, id: number): Promise<EntryRow | undefined> {
  const [found] = await db
    .select({ entry: bankEntries, kind: bankMessages.kind, message: bankMessages.number })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .where(eq(bankEntries.id, id));
  return found && { ...found.entry, kind: found.kind, message: found.message };
}

/** An answer to our file has a state of a payment, an entry of the account an amount. */
export function isStatus(entry: BankEntry | StatusEntry): entry is StatusEntry {
  return 'status' in entry;
}

/** The payment that bears an id. */
export async function payoutById(db: Queryable, endToEndId: string): Promise<PayoutRow | undefined> {
  const [found] = await db.select().from(payouts).where(eq(payouts.endToEndId, endToEndId));
  return found;
}

/** Numbers of the run that a part of our file, or the file, bears. */
const runNumber = (name: string) => name.replace(/(?<=^L-\d{4}-\d{6,})-\d+$/, '');

/** The transfers of the run that an entry names as a whole; none where it names a payment, or no run of ours. */
export async function payoutsOfRun(db: Queryable, entry: BankEntry | StatusEntry): Promise<PayoutRow[]> {
  const { paymentInfoId, messageId } = isStatus(entry) ? entry : (entry.batch ?? {});
  const name = paymentInfoId ?? messageId;
  if (name === undefined) return [];
  const rows = await db
    .select({ payout: payouts })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payoutRuns.number, runNumber(name)), eq(payouts.method, 'sepa')))
    .orderBy(payouts.endToEndId);
  return rows.map(({ payout }) => payout);
}

/** The transfers of the run in which a payment is, itself too. */
export function payoutsBeside(db: Queryable, { runId }: PayoutRow): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, runId), eq(payouts.method, 'sepa')))
    .orderBy(payouts.endToEndId);
}

/**
 * Whether another message told of the same booking before: a booking of the same side that bears the bank's own number, or one of another kind
 * of message that this kind has not told of yet.
 */
export async function isToldBefore(db: Queryable, row: EntryRow, payout: PayoutRow | undefined): Promise<boolean> {
  const { entry } = row;
  if (isStatus(entry) || payout === undefined) return false;
  const [run] = await db.select({ number: payoutRuns.number }).from(payoutRuns).where(eq(payoutRuns.id, payout.runId));
  const told = await db
    .select({ entry: bankEntries.entry, kind: bankMessages.kind })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .where(
      and(
        or(eq(bankEntries.endToEndId, payout.endToEndId), ofBatch(run?.number ?? '')),
        ne(bankEntries.id, row.id),
        isNotNull(bankEntries.outcome),
        inArray(bankMessages.kind, ['camt053', 'camt054']),
      ),
    );
  let balance = 0;
  for (const other of told) {
    if (isStatus(other.entry) || other.entry.direction !== entry.direction) continue;
    const { bankReference, bookedOn, endToEndId } = other.entry;
    const isSame = bankReference !== undefined && bankReference === entry.bankReference && bookedOn === entry.bookedOn;
    // The parts of a batch share its number.
    if (isSame && other.kind === row.kind && endToEndId === entry.endToEndId) return true;
    balance += other.kind === row.kind ? -1 : 1;
  }
  return balance > 0;
}

function ofBatch(number: string): SQL {
  return sql`(${bankEntries.outcome} in ('paid', 'returned', 'known') and ${namesRun(sql`${number}::text`)})`;
}
