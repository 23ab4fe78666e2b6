import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bankReasonText } from '#domain/bank/bank-reasons.ts';
import { bankRefusalText, reasonCodeOf } from '#domain/bank/bank-word.ts';
import { type EntryJudgement, type EntryWaitingReason, judgeEntry } from '#domain/bank/match-entry.ts';
import type { Queryable } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { waitingAbout } from '#server/waiting-about.ts';
import { batchBookings, type EntryRow, isStatus, type PayoutRecord, readBankEntries, runsBySum } from './entry-rows.ts';
import { type Beforehand, judgeRow } from './judge-row.ts';
import { payoutBack } from './payout-back.ts';
import { type BankWordOutcome, type Beside, payoutPaid } from './payout-paid.ts';
import type { BankSettlingJob } from './settling-job.ts';

export type SettleDeps = HandleDeps & Pick<Deps, 'db'>;

/**
 * Judges entries one after the other, each in transactions of its own: what was judged before a crash stays, the rest follows. What waited and is
 * about the same payments or runs is judged once more: of a booking that comes after its return, of what the bank refused of a batch.
 */
export async function settleEntries(deps: SettleDeps, { entryIds }: BankSettlingJob): Promise<void> {
  const rows = (await readBankEntries(deps.db, entryIds)).filter(isOpen);
  const beforehand = await readBeforehand(deps.db, rows);
  const strange = await strangersOf(deps.db, rows, beforehand);
  await noteStrangers(deps.db, strange);
  const touched = new Set<string>();
  for (const row of rows) {
    if (strange.has(row)) continue;
    for (const id of await settleEntry(deps, row, beforehand)) touched.add(id);
  }
  await settleAgain(deps, [...touched]);
}

/**
 * What waits and is about payments is judged once more, since there is news of these; until nothing of it follows any more. Of answers to our
 * file too, and of what is about their runs.
 */
export async function settleAgain(deps: SettleDeps, payoutIds: readonly string[]): Promise<void> {
  let touched = payoutIds;
  while (touched.length > 0) {
    const rows = (await readBankEntries(deps.db, await waitingAbout(deps.db, touched))).filter(isOpen);
    const beforehand = await readBeforehand(deps.db, rows);
    const next = new Set<string>();
    for (const row of rows) for (const id of await settleEntry(deps, row, beforehand)) next.add(id);
    touched = [...next];
  }
}

function isOpen({ outcome, settledAt }: EntryRow): boolean {
  return outcome === null || (outcome === 'waits' && settledAt === null);
}

async function readBeforehand(db: Queryable, rows: readonly EntryRow[]): Promise<Beforehand> {
  let batches: ReturnType<typeof batchBookings> | undefined;
  return {
    runsBySum: await runsBySum(db, rows),
    batches: () => {
      batches ??= batchBookings(db);
      return batches;
    },
  };
}

/** Entries that have nothing to do with any payment or run of ours, such as rent and fees: most of a busy account. */
async function strangersOf(
  db: Queryable,
  rows: readonly EntryRow[],
  { runsBySum: bySum }: Beforehand,
): Promise<ReadonlyMap<EntryRow, EntryWaitingReason>> {
  const ids = rows.flatMap(({ endToEndId }) => endToEndId ?? []);
  const known = await db
    .select({ endToEndId: payouts.endToEndId })
    .from(payouts)
    .where(isOneOf(payouts.endToEndId, ids));
  const own = new Set(known.map(({ endToEndId }) => endToEndId));
  return new Map(
    rows.flatMap((row): [EntryRow, EntryWaitingReason][] => {
      const { entry, endToEndId, id } = row;
      if (!('direction' in entry) || entry.batch || entry.run !== undefined || bySum.has(id)) return [];
      if (endToEndId !== null && own.has(endToEndId)) return [];
      const judged = judgeEntry(entry, undefined, false);
      return judged.kind === 'waits' ? [[row, judged.why]] : [];
    }),
  );
}

async function noteStrangers(db: Queryable, strange: ReadonlyMap<EntryRow, EntryWaitingReason>): Promise<void> {
  for (const [waitsFor, some] of Map.groupBy(strange, ([, why]) => why)) {
    const ids = some.map(([{ id }]) => id);
    await db
      .update(bankEntries)
      .set({ outcome: 'waits', waitsFor })
      .where(and(inArray(bankEntries.id, ids), isNull(bankEntries.outcome)));
  }
}

/** Judges one and does what follows; answers the payments of which there is news. */
async function settleEntry(deps: SettleDeps, row: EntryRow, beforehand: Beforehand): Promise<readonly string[]> {
  const { judgement, payout, ofRun, run } = await judgeRow(deps.db, row, beforehand);
  const about = payout ? [payout] : ofRun;
  // What fell out of its run, or was taken back, is none of what is said of all.
  const concerned = payout ? [payout] : ofRun.filter(({ state }) => state === 'ordered');
  // What is said of all of one is said of that one.
  const [only] = isStatus(row.entry) && ofRun.length === 1 ? ofRun : [];
  const payoutId = (payout ?? only)?.id ?? null;
  const ids = about.map(({ id }) => id);
  if (judgement.kind === 'waits') {
    const news = row.outcome === null && isStatus(row.entry) ? ids : [];
    await note(deps.db, row, { outcome: 'waits', waitsFor: judgement.why, payoutId });
    return news;
  }
  const refusals: EntryWaitingReason[] = [];
  for (const one of concerned) {
    // A single payment and its entry change together: a crash between them would make the entry a question.
    const beside: Beside = async (tx) => (payout ? note(tx, row, { outcome: judgement.kind, payoutId }) : undefined);
    const taken = await settlePayment(deps, row, one, { kind: judgement.kind, beside });
    // Somebody said something else of it since it was read: what the bank says is judged anew.
    if (taken === 'changed') return [...ids, ...(await settleEntry(deps, row, beforehand))];
    if (taken === 'refused') refusals.push('refused');
  }
  const [waitsFor] = refusals;
  const found = run === undefined ? {} : { run };
  const concluded = waitsFor ? { outcome: 'waits' as const, waitsFor } : { outcome: judgement.kind };
  await note(deps.db, row, { ...concluded, payoutId, ...found });
  // What is refused once more is no news.
  return waitsFor && row.outcome !== null ? [] : ids;
}

/** Does to one payment what was judged; answers what became of that. */
async function settlePayment(
  deps: SettleDeps,
  row: EntryRow,
  payout: PayoutRecord,
  { kind, beside }: { readonly kind: EntryJudgement['kind']; readonly beside: Beside },
): Promise<BankWordOutcome> {
  const by = `${row.kind === 'pain002' ? 'Antwort der Bank' : 'Kontoauszug'} ${row.message}`;
  const { entry } = row;
  if (kind === 'paid') return payoutPaid(deps, payout, by, beside);
  if ('otherAccount' in entry) return 'done';
  if (kind === 'returned' || kind === 'rejected') {
    const reasonCode = reasonCodeOf(entry);
    const reason = isStatus(entry) ? bankRefusalText(entry) : bankReasonText(reasonCode);
    const state = kind === 'returned' ? 'returned' : 'notExecuted';
    // What is said of all of a file lies with no account.
    const isOfAll = isStatus(entry) && entry.endToEndId === undefined;
    return payoutBack(deps, payout, { state, by, reason, reasonCode, isOfAll }, beside);
  }
  return 'done';
}

interface Concluded extends Pick<typeof bankEntries.$inferInsert, 'outcome' | 'waitsFor' | 'payoutId'> {
  /** The run that it was found to be, as it is asked for by the books. */
  readonly run?: string;
}

/** What was concluded from an entry, once; of one that waits, until somebody has settled it. */
async function note(
  db: Queryable,
  { id, outcome }: Pick<EntryRow, 'id' | 'outcome'>,
  { run, ...concluded }: Concluded,
): Promise<void> {
  const isAsRead =
    outcome === null
      ? isNull(bankEntries.outcome)
      : and(eq(bankEntries.outcome, outcome), isNull(bankEntries.settledAt));
  await db
    .update(bankEntries)
    .set({
      ...(concluded.outcome === 'waits' ? concluded : { ...concluded, waitsFor: null }),
      ...(run !== undefined && { entry: withRun(run) }),
    })
    .where(and(eq(bankEntries.id, id), isAsRead));
}

/** An entry with the run that it was found to be. */
export function withRun(run: string) {
  return sql`${bankEntries.entry} || jsonb_build_object('run', ${run}::text)`;
}
