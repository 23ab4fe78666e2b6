import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StatusEntry } from '#domain/bank/bank-message.ts';
import { reasonText } from '#domain/bank/bank-reasons.ts';
import { reasonCodeOf, refusalOf } from '#domain/bank/bank-word.ts';
import { type Judgement, judgeBatch, judgeEntry, judgeStatus, type WaitingReason } from '#domain/bank/match-entry.ts';
import { isNameFinding, nameFindingOf } from '#domain/bank/name-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import {
  type EntryRow,
  isStatus,
  isToldBefore,
  type PayoutRow,
  payoutById,
  payoutsOfRun,
  readEntry,
} from './entry-rows.ts';
import { payoutBack } from './payout-back.ts';
import { type Beside, payoutPaid, type Taken } from './payout-paid.ts';
import type { BankSettlingJob } from './settling-job.ts';

export type SettleDeps = HandleDeps & Pick<Deps, 'db'>;

/**
 * Judges entries one after the other, each in transactions of its own: what was judged before a crash stays, the rest follows. What the bank
 * refused may be what a batch that was booked before is less by: that is judged anew.
 */
export async function settleEntries(deps: SettleDeps, { entryIds }: BankSettlingJob): Promise<void> {
  let isAnswer = false;
  for (const id of entryIds) {
    const row = await readEntry(deps.db, id);
    if (row && row.outcome === null) await settleEntry(deps, row);
    isAnswer ||= row !== undefined && isStatus(row.entry);
  }
  if (!isAnswer) return;
  for (const id of await differingBatches(deps.db)) {
    const row = await readEntry(deps.db, id);
    if (row && row.outcome === 'waits' && row.settledAt === null) await settleEntry(deps, row);
  }
}

async function differingBatches(db: Queryable): Promise<number[]> {
  const { id, outcome, waitsFor, settledAt } = bankEntries;
  const rows = await db
    .select({ id })
    .from(bankEntries)
    .where(and(eq(outcome, 'waits'), isNull(settledAt), eq(waitsFor, 'batchDiffers')))
    .orderBy(id);
  return rows.map((row) => row.id);
}

async function settleEntry(deps: SettleDeps, row: EntryRow): Promise<void> {
  const { entry } = row;
  const payout = entry.endToEndId === undefined ? undefined : await payoutById(deps.db, entry.endToEndId);
  const ofRun = entry.endToEndId === undefined && !isUnnamed(entry) ? await payoutsOfRun(deps.db, entry) : [];
  const judged = await judge(deps.db, row, payout, ofRun);
  // What fell out of its run, or was taken back, is none of what is said of all.
  const concerned = payout ? [payout] : ofRun.filter(({ state }) => state === 'ordered');
  // What is said of all of one is said of that one.
  const [only] = isStatus(entry) && ofRun.length === 1 ? ofRun : [];
  const payoutId = (payout ?? only)?.id ?? null;
  if (judged.kind === 'waits') return note(deps.db, row, { outcome: 'waits', waitsFor: judged.why, payoutId });
  const refusals: WaitingReason[] = [];
  for (const one of concerned) {
    // A single payment and its entry change together: a crash between them would make the entry a question.
    const beside: Beside = async (tx) => (payout ? note(tx, row, { outcome: judged.kind, payoutId }) : undefined);
    const taken = await settlePayment(deps, row, one, { kind: judged.kind, beside });
    // Somebody said something else of it since it was read: what the bank says is judged anew.
    if (taken === 'changed') return settleEntry(deps, row);
    if (taken === 'refused') refusals.push('refused');
  }
  const [waitsFor] = refusals;
  await note(deps.db, row, waitsFor ? { outcome: 'waits', waitsFor, payoutId } : { outcome: judged.kind, payoutId });
}

const isUnnamed = (entry: EntryRow['entry']) => isStatus(entry) && entry.isUnnamed === true;

async function judge(
  db: Queryable,
  row: EntryRow,
  payout: PayoutRow | undefined,
  ofRun: readonly PayoutRow[],
): Promise<Judgement> {
  const { entry } = row;
  if (isStatus(entry)) {
    const judged = judgeStatusOf(entry, payout ? [payout] : ofRun);
    return entry.endToEndId === undefined ? summedUp(db, row, entry, judged) : judged;
  }
  const isTold = await isToldBefore(db, row, payout ?? ofRun[0]);
  if (!payout && entry.batch) return judgeBatch(entry, ofRun, isTold);
  return judgeEntry(entry, payout, isTold);
}

/** What is said of a whole file is nothing new where it is said of its payments one by one; else somebody has to ask of which. */
async function summedUp(
  db: Queryable,
  { messageId }: EntryRow,
  said: StatusEntry,
  judged: Judgement,
): Promise<Judgement> {
  const isOfName = judged.kind === 'waits' && isNameFinding(judged.why);
  const isOfSome = judged.kind === 'known' && said.status === 'PART';
  if (!isOfName && !isOfSome) return judged;
  const singles = await db
    .select({ entry: bankEntries.entry })
    .from(bankEntries)
    .where(and(eq(bankEntries.messageId, messageId), isNotNull(bankEntries.endToEndId)));
  const isTold = singles.some(({ entry }) => isStatus(entry) && (isOfSome || nameFindingOf(entry) !== undefined));
  if (isTold) return { kind: 'known' };
  return isOfSome ? { kind: 'waits', why: 'statusUnclear' } : judged;
}

/** What an answer says of all payments that it is about: the first that cannot be as it says makes it a question. */
function judgeStatusOf(entry: Parameters<typeof judgeStatus>[0], concerned: readonly PayoutRow[]): Judgement {
  const all = concerned.map((payout) => judgeStatus(entry, payout));
  const asked = all.find(({ kind }) => kind === 'waits');
  if (asked) return asked;
  return all.find(({ kind }) => kind === 'rejected') ?? all[0] ?? judgeStatus(entry, undefined);
}

/** Does to one payment what was judged; answers what became of that. */
async function settlePayment(
  deps: SettleDeps,
  row: EntryRow,
  payout: PayoutRow,
  { kind, beside }: { readonly kind: Judgement['kind']; readonly beside: Beside },
): Promise<Taken> {
  const by = `${row.kind === 'pain002' ? 'Antwort der Bank' : 'Kontoauszug'} ${row.message}`;
  if (kind === 'paid') return payoutPaid(deps, payout, by, beside);
  if (kind === 'returned' || kind === 'rejected') {
    const { entry } = row;
    const reasonCode = reasonCodeOf(entry);
    const reason = isStatus(entry) ? refusalOf(entry) : reasonText(reasonCode);
    const state = kind === 'returned' ? 'returned' : 'notExecuted';
    const isOfAll = entry.endToEndId === undefined;
    return payoutBack(deps, payout, { state, by, reason, reasonCode, isOfAll }, beside);
  }
  return 'done';
}

/** What was concluded from an entry, once; of one that waits, until somebody has settled it. */
async function note(
  db: Queryable,
  { id, outcome }: Pick<EntryRow, 'id' | 'outcome'>,
  concluded: Pick<typeof bankEntries.$inferInsert, 'outcome' | 'waitsFor' | 'payoutId'>,
): Promise<void> {
  const isAsRead =
    outcome === null
      ? isNull(bankEntries.outcome)
      : and(eq(bankEntries.outcome, outcome), isNull(bankEntries.settledAt));
  await db
    .update(bankEntries)
    .set(concluded.outcome === 'waits' ? concluded : { ...concluded, waitsFor: null })
    .where(and(eq(bankEntries.id, id), isAsRead));
}
