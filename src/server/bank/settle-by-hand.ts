import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BankEntry, StatusEntry } from '#domain/bank/bank-message.ts';
import { bankReasonText } from '#domain/bank/bank-reasons.ts';
import { reasonCodeOf } from '#domain/bank/bank-word.ts';
import { isRefusal, judgeBatch } from '#domain/bank/match-entry.ts';
import { nameFindingOf } from '#domain/bank/name-check.ts';
import { runNumberIn } from '#domain/bank/own-numbers.ts';
import { takenBackBy } from '#domain/bank/taken-back.ts';
import { isMade } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { candidatesFor } from './candidates.ts';
import {
  type EntryRow,
  isStatus,
  type PayoutRecord,
  payoutById,
  payoutsBeside,
  payoutsOfNumber,
  payoutsOfRun,
  readBankEntries,
  readBankEntry,
  untoldRun,
} from './entry-rows.ts';
import { payoutsBack } from './payout-back.ts';
import { type BankWordOutcome, type Beside, payoutPaid } from './payout-paid.ts';
import { type SettleDeps, settleAgain, withRun } from './settle-entry.ts';

interface ByHand {
  readonly reason: string;
  /** The id of a member of staff. */
  readonly by: string;
}

interface Linking extends ByHand {
  readonly entryId: number;
  /** Of a payment; or the number of a run, of which the entry then has to be the whole. */
  readonly endToEndId: string;
  /** Of a doubt about the name: the payment is not made so. */
  readonly isRefused?: boolean;
}

/**
 * Somebody says which payment a waiting entry is about: money that left to the cent pays it, money that came gives it back, a refusal makes
 * it due again; a sum of all of its run does so to all of them. The entry is settled with what follows from it, so that it never counts for two.
 * Throws where it waits no more, where no payment bears the id, and where the payment cannot be what is said.
 */
export async function linkEntry(deps: SettleDeps, linking: Linking): Promise<void> {
  const affected = await link(deps, linking);
  await settleAgain(deps, affected);
}

/** Answers the payments of which something was said. */
async function link(
  deps: SettleDeps,
  { entryId, endToEndId, isRefused = false, reason, by }: Linking,
): Promise<readonly string[]> {
  const row = await waiting(deps, entryId);
  if ('otherAccount' in row.entry) throw new Problem(409, 'bankEntryOtherAccount');
  const number = runNumberIn(endToEndId.toUpperCase());
  const ofNumber = number === undefined ? [] : await payoutsOfNumber(deps.db, number);
  const payout = ofNumber.find(isConcerned) ?? ofNumber[0] ?? (await payoutById(deps.db, endToEndId.toUpperCase()));
  if (!payout) throw new Problem(409, 'payoutUnknown');
  const named = row.entry.endToEndId === undefined ? await payoutsOfRun(deps.db, row.entry) : [];
  if (named.length > 0 && !named.some(({ id }) => id === payout.id)) throw new Problem(409, 'payoutOtherRun');
  if (isRefused && !isNameOf(row, payout)) throw new Problem(409, 'bankEntryNoName');
  const words = { by, reason };
  const ofRun = await payoutsBeside(deps.db, payout);
  const ids = ofRun.map(({ id }) => id);
  const meant = number === undefined ? named : ofNumber;
  const run = await untoldRun(deps.db, row.entry, meant);
  if (await linkBatch(deps, row, meant, { ...words, run })) return ids;
  const isWhole = number !== undefined;
  if (isWhole && !isStatus(row.entry) && row.entry.direction === 'debit') throw new Problem(409, 'payoutSumDiffers');
  const linked: Linked = { row, payout, isRefused, ofRun, isWhole, ...words };
  const follow = followingOf(deps, linked);
  const settleIt = async (db: Queryable, at?: string) => {
    const outcome = follow?.isOfAll ? { outcome: 'returned' as const } : {};
    const settled = await settle({ db, clock: deps.clock }, [entryId], {
      ...words,
      payoutId: payout.id,
      at,
      ...outcome,
    });
    if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  };
  let isLinked = false;
  // What was said before is told once more: the entry belongs to it, and nothing else follows.
  const taken =
    follow &&
    (await follow.act(async (tx, at) => {
      await settleIt(tx, at);
      isLinked = true;
    }));
  if (taken !== undefined && taken !== 'done') throw new Problem(409, 'payoutNotOrdered');
  if (!isLinked) await settleIt(deps.db);
  return ids;
}

/** Of the payments of a run what is said of all is said of those that are on their way or made. */
const isConcerned = ({ state }: PayoutRecord) => state === 'ordered' || isMade(state);

/**
 * Of a batch of the run it is asked once more what is booked with it, since its payments may have changed: those that are on their way or made,
 * or else all of the run, where somebody took one back by mistake. Answers whether the sum was that.
 */
async function linkBatch(
  deps: SettleDeps,
  { id, entry }: EntryRow,
  ofRun: readonly PayoutRecord[],
  { by, reason, run }: ByHand & { readonly run: string | undefined },
): Promise<boolean> {
  if (isStatus(entry) || !('direction' in entry) || ofRun.length === 0) return false;
  if (!entry.batch && run === undefined) return false;
  const sent = ofRun.filter(({ state }) => state !== 'dropped');
  const asSent = sent.map((one) => ({ ...one, state: one.state === 'notExecuted' ? ('ordered' as const) : one.state }));
  const isAsItStands = judgeBatch(entry, ofRun, false).kind !== 'waits';
  if (!isAsItStands && judgeBatch(entry, asSent, false).kind === 'waits') return false;
  const toPay = sent.filter(({ state }) => state === 'ordered' || (!isAsItStands && state === 'notExecuted'));
  for (const one of toPay) if ((await payoutPaid(deps, one, by)) !== 'done') throw new Problem(409, 'payoutNotOrdered');
  const settled = await settle(deps, [id], { by, reason, outcome: 'paid', run });
  if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  return true;
}

/** An entry with the payment that it is said to be about, and all of that one's run. */
interface Linked extends ByHand {
  readonly row: EntryRow;
  readonly payout: PayoutRecord;
  readonly ofRun: readonly PayoutRecord[];
  readonly isRefused: boolean;
  /** Somebody says that it is about all of the run. */
  readonly isWhole: boolean;
}

interface Follow {
  readonly act: (beside: Beside) => Promise<BankWordOutcome>;
  /** Several payments come back by one sum: the books ask the entry for their day. */
  readonly isOfAll?: boolean;
}

/** What follows from an entry for the payment that it is said to be about. */
function followingOf(deps: SettleDeps, linked: Linked): Follow | undefined {
  const { entry } = linked.row;
  if ('otherAccount' in entry) return undefined;
  if (isStatus(entry)) return isRefusal(entry) || linked.isRefused ? refusing(deps, entry, linked) : undefined;
  return entry.direction === 'debit' ? paying(deps, entry, linked) : givingBack(deps, entry, linked);
}

function paying(deps: SettleDeps, { amount }: BankEntry, { payout, by }: Linked): Follow | undefined {
  // Somebody may have said of the wrong one that the bank did not carry it out.
  if (!isMade(payout.state) && payout.state !== 'ordered' && payout.state !== 'notExecuted')
    throw new Problem(409, 'payoutNotOrdered');
  if (amount !== payout.amount) throw new Problem(409, 'payoutAmountDiffers');
  if (isMade(payout.state)) return undefined;
  return { act: (beside) => payoutPaid(deps, payout, by, beside) };
}

function givingBack(
  deps: SettleDeps,
  entry: BankEntry,
  { payout, ofRun, isWhole, by, reason }: Linked,
): Follow | undefined {
  if (payout.state !== 'returned' && !isMade(payout.state)) throw new Problem(409, 'payoutNotPaid');
  const own = ofRun.find(({ id }) => id === payout.id) ?? payout;
  const back = takenBackBy(entry, own, ofRun);
  const made = ofRun.filter(({ state }) => isMade(state));
  const isPart = isWhole && back !== undefined && back.length > 0 && back.length < made.length;
  if (back === undefined || isPart) throw new Problem(409, 'payoutSumDiffers');
  if (back.length === 0) return undefined;
  const { reasonCode } = entry;
  const said = reasonCode === undefined ? reason : bankReasonText(reasonCode);
  const isOfAll = back.length > 1;
  const told = { state: 'returned' as const, by, reason: said, reasonCode, isOfAll };
  return { isOfAll, act: (beside) => payoutsBack(deps, back, told, beside) };
}

/** An answer that names no payment is about the whole file. */
function refusing(
  deps: SettleDeps,
  entry: StatusEntry,
  { row, payout, ofRun, isRefused, by, reason }: Linked,
): Follow | undefined {
  const isOver = payout.state === 'notExecuted';
  if (isOver && !isRefused) return undefined;
  if (!isOver && payout.state !== 'ordered') throw new Problem(409, 'payoutNotOrdered');
  const isOfOne = entry.endToEndId !== undefined || entry.isUnnamed === true || (isRefused && row.payoutId !== null);
  const isOfAll = !isOfOne;
  const back = isOfAll ? ofRun.filter(({ state }) => state === 'ordered') : [payout];
  const reasonCode = reasonCodeOf(entry);
  const told = { state: 'notExecuted' as const, by, reason, reasonCode, isOfAll, isAskedAnyway: isRefused };
  return { act: (beside) => payoutsBack(deps, back, told, beside) };
}

/** Whether the bank doubts the name of this payment, or some of its run. */
function isNameOf({ entry, payoutId }: EntryRow, { id }: PayoutRecord): boolean {
  return isStatus(entry) && nameFindingOf(entry) !== undefined && (payoutId === null || payoutId === id);
}

/** Lays entries aside that are no payments of ours; those that wait no more are left as they are. */
export async function dismissEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  { entryIds, ...words }: ByHand & { readonly entryIds: readonly number[] },
): Promise<void> {
  if (entryIds.length > 1) await refuseWhatStandsOut(deps.db, entryIds);
  // It was told with the payment that it seemed to be: from now on it decides neither day nor charge of it.
  if ((await settle(deps, entryIds, { ...words, payoutId: null })) === 0) throw new Problem(409, 'bankEntrySettled');
}

/** Nothing that the bank said of a payment, or that could be one, is laid aside with others. */
async function refuseWhatStandsOut(db: Queryable, entryIds: readonly number[]): Promise<void> {
  const rows = await readBankEntries(db, entryIds);
  const meant = await candidatesFor(db, rows);
  if (rows.some(({ id }) => meant.get(id)?.isOfTheRest !== true)) throw new Problem(409, 'bankEntryStandsOut');
}

async function waiting(deps: Pick<Deps, 'db'>, entryId: number): Promise<EntryRow> {
  const row = await readBankEntry(deps.db, entryId);
  if (!row) throw new Problem(404, 'notFound');
  if (row.outcome !== 'waits' || row.settledAt !== null) throw new Problem(409, 'bankEntrySettled');
  return row;
}

interface Settling extends ByHand {
  readonly payoutId?: string | null;
  readonly outcome?: 'paid' | 'returned';
  /** The instant of what follows from it; now without. */
  readonly at?: string | undefined;
  /** The run of which it is the whole, where the bank does not say so. */
  readonly run?: string | undefined;
}

async function settle(
  { db, clock }: { readonly db: Queryable } & Pick<Deps, 'clock'>,
  entryIds: readonly number[],
  { reason, by, payoutId, outcome, at, run }: Settling,
): Promise<number> {
  const settled = await db
    .update(bankEntries)
    .set({
      ...{ settledAt: at ?? clock.now().toISOString(), settledBy: by, settledFor: reason },
      ...(payoutId !== undefined && { payoutId }),
      // The books ask it for the day of all of its payments.
      ...(outcome !== undefined && { outcome }),
      ...(run !== undefined && { entry: withRun(run) }),
    })
    .where(and(inArray(bankEntries.id, [...entryIds]), eq(bankEntries.outcome, 'waits'), isNull(bankEntries.settledAt)))
    .returning({ id: bankEntries.id });
  return settled.length;
}
