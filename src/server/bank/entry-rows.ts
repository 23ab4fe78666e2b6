import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { BankEntry, BankMessageKind, KeptEntry, StatusEntry } from '#domain/bank/bank-message.ts';
import { runNumberIn } from '#domain/bank/own-numbers.ts';
import { isMade } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries, bankMessages } from '#server/db/schema/bank.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';

export type EntryRow = typeof bankEntries.$inferSelect & {
  readonly kind: BankMessageKind;
  /** The bank's own number of the statement. */
  readonly message: string;
};
export type PayoutRecord = typeof payouts.$inferSelect;

/** Entries with the message that each stands in, in their order. */
export async function readBankEntries(db: Queryable, ids: readonly number[]): Promise<EntryRow[]> {
  const found = await db
    .select({ entry: bankEntries, kind: bankMessages.kind, message: bankMessages.number })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .where(inArray(bankEntries.id, [...ids]))
    .orderBy(asc(bankEntries.id));
  return found.map(({ entry, kind, message }) => ({ ...entry, kind, message }));
}

/** The same of one. */
export async function readBankEntry(db: Queryable, id: number): Promise<EntryRow | undefined> {
  return (await readBankEntries(db, [id]))[0];
}

/** An answer to our file has a state of a payment, an entry of the account an amount. */
export function isStatus(entry: KeptEntry): entry is StatusEntry {
  return 'status' in entry;
}

/** The payment that bears an id. */
export async function payoutById(db: Queryable, endToEndId: string): Promise<PayoutRecord | undefined> {
  const [found] = await db.select().from(payouts).where(eq(payouts.endToEndId, endToEndId));
  return found;
}

/** Numbers of runs by which an entry calls the file it is about, the closest name first. */
export function runNumbersIn(entry: KeptEntry): string[] {
  if ('otherAccount' in entry) return [];
  const { paymentInfoId, messageId } = isStatus(entry) ? entry : (entry.batch ?? {});
  const run = isStatus(entry) ? undefined : entry.run;
  return [run, paymentInfoId, messageId].flatMap((name) => runNumberIn(name) ?? []);
}

/**
 * The transfers of the run that an entry names as a whole, by the part of our file, by the file, or by the ids of some of its payments; none
 * where it names a payment, or no run of ours.
 */
export async function payoutsOfRun(db: Queryable, entry: KeptEntry): Promise<PayoutRecord[]> {
  const numbers = runNumbersIn(entry);
  const someIds = 'direction' in entry ? (entry.batch?.someIds ?? []) : [];
  if (numbers.length + someIds.length === 0) return [];
  const runs = await db.select().from(payoutRuns).where(inArray(payoutRuns.number, numbers));
  const named = numbers.flatMap((number) => runs.find((run) => run.number === number) ?? [])[0];
  if (named) return transfersOf(db, named.id);
  const [some] = await db
    .select()
    .from(payouts)
    .where(inArray(payouts.endToEndId, [...someIds]))
    .limit(1);
  return some ? transfersOf(db, some.runId) : [];
}

/** The number of the run that an entry is the whole of, where the bank does not tell it: by the run in which its payments are. */
export async function untoldRun(
  db: Queryable,
  entry: KeptEntry,
  ofRun: readonly PayoutRecord[],
): Promise<string | undefined> {
  const [first] = ofRun;
  return first === undefined || runNumbersIn(entry).length > 0 ? undefined : numberOf(db, first);
}

async function numberOf(db: Queryable, { runId }: PayoutRecord): Promise<string | undefined> {
  const [run] = await db.select({ number: payoutRuns.number }).from(payoutRuns).where(eq(payoutRuns.id, runId));
  return run?.number;
}

/** The transfers of the run of a number; none where there is no such run. */
export async function payoutsOfNumber(db: Queryable, number: string): Promise<PayoutRecord[]> {
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.number, number));
  return run ? transfersOf(db, run.id) : [];
}

function transfersOf(db: Queryable, runId: string): Promise<PayoutRecord[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, runId), eq(payouts.method, 'sepa')))
    .orderBy(payouts.endToEndId);
}

/** The transfers of the run in which a payment is, itself too. */
export function payoutsBeside(db: Queryable, { runId }: PayoutRecord): Promise<PayoutRecord[]> {
  return transfersOf(db, runId);
}

/** A booking that left the account and says nothing of what it is: the sum of a run could be it. */
function isSilent(entry: KeptEntry): entry is BankEntry {
  if (!('direction' in entry) || entry.direction !== 'debit' || entry.isReturn) return false;
  return entry.endToEndId === undefined && entry.partyIban === undefined && runNumbersIn(entry).length === 0;
}

/**
 * Runs of which such bookings are the sum to the cent, on the very day for which it was ordered, by the ids of their entries: of several payments,
 * and of one run alone. Nothing is concluded from one payment's sum, which is that of many things.
 */
export async function runsBySum(
  db: Queryable,
  rows: readonly Pick<EntryRow, 'id' | 'entry'>[],
): Promise<ReadonlyMap<number, string>> {
  const silent = rows.flatMap(({ id, entry }) => (isSilent(entry) ? [{ id, entry }] : []));
  const days = [...new Set(silent.map(({ entry }) => entry.bookedOn))];
  if (days.length === 0) return new Map();
  const sent = await db
    .select({ number: payoutRuns.number, day: payoutRuns.executionDay, amount: payouts.amount, state: payouts.state })
    .from(payoutRuns)
    .innerJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .where(and(inArray(payoutRuns.executionDay, days), eq(payoutRuns.state, 'released'), eq(payouts.method, 'sepa')));
  const counted = sent.filter(({ state }) => state === 'ordered' || isMade(state));
  const runs = [...Map.groupBy(counted, ({ number }) => number)].map(([number, payments]) => ({
    ...{ number, day: payments[0]?.day, many: payments.length },
    sum: payments.reduce((total, { amount }) => total + amount, 0),
  }));
  return new Map(
    silent.flatMap(({ id, entry: { amount, bookedOn, batch } }): [number, string][] => {
      const said = batch?.payments;
      const fitting = runs.filter(
        ({ day, sum, many }) => many > 1 && day === bookedOn && sum === amount && (said ?? many) === many,
      );
      const [only] = fitting;
      return fitting.length === 1 && only ? [[id, only.number]] : [];
    }),
  );
}

/** Bookings of whole runs, by the numbers of those: entries without an id that name a run, or were found to be one. */
export async function batchBookings(db: Queryable): Promise<ReadonlyMap<string, readonly number[]>> {
  const { id, entry, endToEndId } = bankEntries;
  const rows = await db
    .select({ id, entry })
    .from(bankEntries)
    .where(and(isNull(endToEndId), sql`jsonb_exists_any(${entry}, array['batch', 'run'])`));
  const named = rows.flatMap((row) => runNumbersIn(row.entry).map((number) => ({ number, id: row.id })));
  return new Map(
    [...Map.groupBy(named, ({ number }) => number)].map(([number, of]) => [number, of.map((one) => one.id)]),
  );
}

/**
 * Whether another message told of the same booking before: a booking of the same side that bears the bank's own number, or one of another kind
 * of message that this kind has not told of yet.
 */
export async function isToldBefore(
  db: Queryable,
  row: EntryRow,
  payout: PayoutRecord,
  batches: ReadonlyMap<string, readonly number[]>,
): Promise<boolean> {
  const { entry } = row;
  if (!('direction' in entry)) return false;
  const ofRun = batches.get((await numberOf(db, payout)) ?? '') ?? [];
  // What is one payment of a batch tells of no other one.
  const isOfIt = or(
    isNull(bankEntries.payoutId),
    eq(bankEntries.payoutId, payout.id),
    isNotNull(bankEntries.settledAt),
  );
  const told = await db
    .select({ entry: bankEntries.entry, kind: bankMessages.kind })
    .from(bankEntries)
    .innerJoin(bankMessages, eq(bankMessages.id, bankEntries.messageId))
    .where(
      and(
        or(
          eq(bankEntries.endToEndId, payout.endToEndId),
          and(inArray(bankEntries.id, [...ofRun]), inArray(bankEntries.outcome, ['paid', 'returned', 'known']), isOfIt),
        ),
        ne(bankEntries.id, row.id),
        isNotNull(bankEntries.outcome),
        inArray(bankMessages.kind, ['camt053', 'camt054']),
      ),
    );
  let balance = 0;
  for (const other of told) {
    if (!('direction' in other.entry) || other.entry.direction !== entry.direction) continue;
    const { bankReference, bookedOn, endToEndId } = other.entry;
    const isSame = bankReference !== undefined && bankReference === entry.bankReference && bookedOn === entry.bookedOn;
    // The parts of a batch share its number.
    if (isSame && other.kind === row.kind && endToEndId === entry.endToEndId) return true;
    balance += other.kind === row.kind ? -1 : 1;
  }
  return balance > 0;
}
