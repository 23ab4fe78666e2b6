import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BankEntry, StatusEntry } from '#domain/bank/bank-message.ts';
import { reasonText } from '#domain/bank/bank-reasons.ts';
import { reasonCodeOf } from '#domain/bank/bank-word.ts';
import { isRefusal, judgeBatch } from '#domain/bank/match-entry.ts';
import { nameFindingOf } from '#domain/bank/name-check.ts';
import { isOfTheRest } from '#domain/bank/stands-out.ts';
import { takenBackBy } from '#domain/bank/taken-back.ts';
import { isMade } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import {
  type EntryRow,
  isStatus,
  type PayoutRow,
  payoutById,
  payoutsBeside,
  payoutsOfRun,
  readEntry,
} from './entry-rows.ts';
import { payoutsBack } from './payout-back.ts';
import { type Beside, payoutPaid, type Taken } from './payout-paid.ts';
import type { SettleDeps } from './settle-entry.ts';

interface ByHand {
  readonly reason: string;
  /** The id of a member of staff. */
  readonly by: string;
}

interface Linking extends ByHand {
  readonly entryId: number;
  readonly endToEndId: string;
  /** Of a doubt about the name: the payment is not made so. */
  readonly isRefused?: boolean;
}

/**
 * Somebody says which payment a waiting entry is about: money that left to the cent pays it, money that came gives it back, a refusal makes
 * it due again; a sum of all of its run does so to all of them. The entry is settled with what follows from it, so that it never counts for two.
 * Throws where it waits no more, where no payment bears the id, and where the payment cannot be what is said.
 */
export async function linkEntry(
  deps: SettleDeps,
  { entryId, endToEndId, isRefused = false, reason, by }: Linking,
): Promise<void> {
  const row = await waiting(deps, entryId);
  const payout = await payoutById(deps.db, endToEndId.toUpperCase());
  if (!payout) throw new Problem(409, 'payoutUnknown');
  const named = row.entry.endToEndId === undefined ? await payoutsOfRun(deps.db, row.entry) : [];
  if (named.length > 0 && !named.some(({ id }) => id === payout.id)) throw new Problem(409, 'payoutOtherRun');
  if (isRefused && !isNameOf(row, payout)) throw new Problem(409, 'bankEntryNoName');
  const words = { by, reason };
  if (await linkBatch(deps, row, named, words)) return;
  const linked: Linked = { row, payout, isRefused, ofRun: await payoutsBeside(deps.db, payout), ...words };
  const follow = followingOf(deps, linked);
  const link = async (db: Queryable, at?: string) => {
    const outcome = follow?.isOfAll ? { outcome: 'returned' as const } : {};
    const settled = await settle({ db, clock: deps.clock }, [entryId], {
      ...words,
      payoutId: payout.id,
      at,
      ...outcome,
    });
    if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  };
  // What was said before is told once more: the entry belongs to it, and nothing else follows.
  if (!follow) return link(deps.db);
  let isLinked = false;
  const taken = await follow.act(async (tx, at) => {
    await link(tx, at);
    isLinked = true;
  });
  if (taken !== 'done') throw new Problem(409, 'payoutNotOrdered');
  if (!isLinked) await link(deps.db);
}

/**
 * Of a batch of the run it is asked once more what is booked with it, since its payments may have changed: those that are on their way or made,
 * or else all of the run, where somebody took one back by mistake. Answers whether the sum was that.
 */
async function linkBatch(
  deps: SettleDeps,
  { id, entry }: EntryRow,
  ofRun: readonly PayoutRow[],
  { by, reason }: ByHand,
): Promise<boolean> {
  if (isStatus(entry) || !entry.batch || ofRun.length === 0) return false;
  const sent = ofRun.filter(({ state }) => state !== 'dropped');
  const asSent = sent.map((one) => ({ ...one, state: one.state === 'notExecuted' ? ('ordered' as const) : one.state }));
  const isAsItStands = judgeBatch(entry, ofRun, false).kind !== 'waits';
  if (!isAsItStands && judgeBatch(entry, asSent, false).kind === 'waits') return false;
  const toPay = sent.filter(({ state }) => state === 'ordered' || (!isAsItStands && state === 'notExecuted'));
  for (const one of toPay) if ((await payoutPaid(deps, one, by)) !== 'done') throw new Problem(409, 'payoutNotOrdered');
  const settled = await settle(deps, [id], { by, reason, outcome: 'paid' });
  if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  return true;
}

/** An entry with the payment that it is said to be about, and all of that one's run. */
interface Linked extends ByHand {
  readonly row: EntryRow;
  readonly payout: PayoutRow;
  readonly ofRun: readonly PayoutRow[];
  readonly isRefused: boolean;
}

interface Follow {
  readonly act: (beside: Beside) => Promise<Taken>;
  /** Several payments come back by one sum: the books ask the entry for their day. */
  readonly isOfAll?: boolean;
}

/** What follows from an entry for the payment that it is said to be about. */
function followingOf(deps: SettleDeps, linked: Linked): Follow | undefined {
  const { entry } = linked.row;
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

function givingBack(deps: SettleDeps, entry: BankEntry, { payout, ofRun, by, reason }: Linked): Follow | undefined {
  if (payout.state !== 'returned' && !isMade(payout.state)) throw new Problem(409, 'payoutNotPaid');
  const own = ofRun.find(({ id }) => id === payout.id) ?? payout;
  const back = takenBackBy(entry, own, ofRun);
  if (back === undefined) throw new Problem(409, 'payoutSumDiffers');
  if (back.length === 0) return undefined;
  const { reasonCode } = entry;
  const said = reasonCode === undefined ? reason : reasonText(reasonCode);
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
function isNameOf({ entry, payoutId }: EntryRow, { id }: PayoutRow): boolean {
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

/** Nothing that the bank said of a payment is laid aside with others. */
async function refuseWhatStandsOut(db: Queryable, entryIds: readonly number[]): Promise<void> {
  const rows = await db
    .select({ entry: bankEntries.entry, waitsFor: bankEntries.waitsFor })
    .from(bankEntries)
    .where(inArray(bankEntries.id, [...entryIds]));
  if (rows.some(({ entry, waitsFor }) => waitsFor === null || !isOfTheRest(waitsFor, entry)))
    throw new Problem(409, 'bankEntryStandsOut');
}

async function waiting(deps: Pick<Deps, 'db'>, entryId: number): Promise<EntryRow> {
  const row = await readEntry(deps.db, entryId);
  if (!row) throw new Problem(404, 'notFound');
  if (row.outcome !== 'waits' || row.settledAt !== null) throw new Problem(409, 'bankEntrySettled');
  return row;
}

interface Settling extends ByHand {
  readonly payoutId?: string | null;
  readonly outcome?: 'paid' | 'returned';
  /** The instant of what follows from it; now without. */
  readonly at?: string | undefined;
}

async function settle(
  { db, clock }: { readonly db: Queryable } & Pick<Deps, 'clock'>,
  entryIds: readonly number[],
  { reason, by, payoutId, outcome, at }: Settling,
): Promise<number> {
  const settled = await db
    .update(bankEntries)
    .set({
      ...{ settledAt: at ?? clock.now().toISOString(), settledBy: by, settledFor: reason },
      ...(payoutId !== undefined && { payoutId }),
      // The books ask it for the day of all of its payments.
      ...(outcome !== undefined && { outcome }),
    })
    .where(and(inArray(bankEntries.id, [...entryIds]), eq(bankEntries.outcome, 'waits'), isNull(bankEntries.settledAt)))
    .returning({ id: bankEntries.id });
  return settled.length;
}
