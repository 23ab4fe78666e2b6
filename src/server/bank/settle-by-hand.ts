import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BankEntry, StatusEntry } from '#domain/bank/bank-message.ts';
import { reasonText } from '#domain/bank/bank-reasons.ts';
import { isRefusal, judgeBatch } from '#domain/bank/match-entry.ts';
import { isMade } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { type EntryRow, isStatus, type PayoutRow, payoutById, payoutsOfRun, readEntry } from './entry-rows.ts';
import { payoutBack } from './payout-back.ts';
import { type Beside, payoutPaid, type Taken } from './payout-paid.ts';
import type { SettleDeps } from './settle-entry.ts';

interface ByHand {
  readonly reason: string;
  /** The id of a member of staff. */
  readonly by: string;
}

/**
 * Somebody says which payment a waiting entry is about: money that left to the cent pays it, money that came gives it back, a refusal makes
 * it due again. The entry is settled with what follows from it, so that it never counts for two. Throws where it waits no more, where no
 * payment bears the id, and where the payment cannot be what is said.
 */
export async function linkEntry(
  deps: SettleDeps,
  { entryId, endToEndId, reason, by }: ByHand & { readonly entryId: number; readonly endToEndId: string },
): Promise<void> {
  const row = await waiting(deps, entryId);
  const payout = await payoutById(deps.db, endToEndId.toUpperCase());
  if (!payout) throw new Problem(409, 'payoutUnknown');
  const words = { by, reason };
  const link = async (db: Queryable) => {
    const settled = await settle({ db, clock: deps.clock }, [entryId], { ...words, payoutId: payout.id });
    if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  };
  if (await linkBatch(deps, row, payout, words)) return;
  const follow = followingOf(deps, row, payout, words);
  // What was said before is told once more: the entry belongs to it, and nothing else follows.
  if (!follow) return link(deps.db);
  let isLinked = false;
  const taken = await follow(async (tx) => {
    await link(tx);
    isLinked = true;
  });
  if (taken !== 'done') throw new Problem(409, 'payoutNotOrdered');
  if (!isLinked) await link(deps.db);
}

/**
 * Of a batch of the run it is asked once more what is booked with it, since its payments may have changed: those that are on their way or made,
 * or else all of the run, where somebody took one back by mistake. Answers whether the sum was that.
 */
async function linkBatch(deps: SettleDeps, row: EntryRow, payout: PayoutRow, { by, reason }: ByHand): Promise<boolean> {
  const { entry } = row;
  if (isStatus(entry) || !entry.batch) return false;
  const ofRun = await payoutsOfRun(deps.db, entry);
  if (!ofRun.some(({ id }) => id === payout.id)) return false;
  const sent = ofRun.filter(({ state }) => state !== 'dropped');
  const asSent = sent.map((one) => ({ ...one, state: one.state === 'notExecuted' ? ('ordered' as const) : one.state }));
  const isAsItStands = judgeBatch(entry, ofRun, false).kind !== 'waits';
  if (!isAsItStands && judgeBatch(entry, asSent, false).kind === 'waits') return false;
  const toPay = sent.filter(({ state }) => state === 'ordered' || (!isAsItStands && state === 'notExecuted'));
  for (const one of toPay) if ((await payoutPaid(deps, one, by)) !== 'done') throw new Problem(409, 'payoutNotOrdered');
  const settled = await settle(deps, [row.id], { by, reason, outcome: 'paid' });
  if (settled === 0) throw new Problem(409, 'bankEntrySettled');
  return true;
}

type Follow = (beside: Beside) => Promise<Taken>;

/** What follows from an entry for the payment that it is said to be about. */
function followingOf(deps: SettleDeps, { entry }: EntryRow, payout: PayoutRow, words: ByHand): Follow | undefined {
  if (isStatus(entry)) return isRefusal(entry) ? refusing(deps, entry, payout, words) : undefined;
  return entry.direction === 'debit' ? paying(deps, entry, payout, words) : givingBack(deps, entry, payout, words);
}

function paying(deps: SettleDeps, { amount }: BankEntry, payout: PayoutRow, { by }: ByHand): Follow | undefined {
  if (isMade(payout.state)) return undefined;
  // Somebody may have said of the wrong one that the bank did not carry it out.
  if (payout.state !== 'ordered' && payout.state !== 'notExecuted') throw new Problem(409, 'payoutNotOrdered');
  if (amount !== payout.amount) throw new Problem(409, 'payoutAmountDiffers');
  return (beside) => payoutPaid(deps, payout, by, beside);
}

function givingBack(
  deps: SettleDeps,
  { reasonCode }: BankEntry,
  payout: PayoutRow,
  { by, reason }: ByHand,
): Follow | undefined {
  if (payout.state === 'returned') return undefined;
  if (!isMade(payout.state)) throw new Problem(409, 'payoutNotPaid');
  const said = reasonCode === undefined ? reason : reasonText(reasonCode);
  return (beside) => payoutBack(deps, payout, { state: 'returned', by, reason: said, reasonCode }, beside);
}

function refusing(
  deps: SettleDeps,
  { reasonCode }: StatusEntry,
  payout: PayoutRow,
  { by, reason }: ByHand,
): Follow | undefined {
  if (payout.state === 'notExecuted') return undefined;
  if (payout.state !== 'ordered') throw new Problem(409, 'payoutNotOrdered');
  return (beside) => payoutBack(deps, payout, { state: 'notExecuted', by, reason, reasonCode }, beside);
}

/** Lays entries aside that are no payments of ours; those that wait no more are left as they are. */
export async function dismissEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  { entryIds, ...words }: ByHand & { readonly entryIds: readonly number[] },
): Promise<void> {
  // It was told with the payment that it seemed to be: from now on it decides neither day nor charge of it.
  if ((await settle(deps, entryIds, { ...words, payoutId: null })) === 0) throw new Problem(409, 'bankEntrySettled');
}

async function waiting(deps: Pick<Deps, 'db'>, entryId: number): Promise<EntryRow> {
  const row = await readEntry(deps.db, entryId);
  if (!row) throw new Problem(404, 'notFound');
  if (row.outcome !== 'waits' || row.settledAt !== null) throw new Problem(409, 'bankEntrySettled');
  return row;
}

async function settle(
  { db, clock }: { readonly db: Queryable } & Pick<Deps, 'clock'>,
  entryIds: readonly number[],
  { reason, by, payoutId, outcome }: ByHand & { readonly payoutId?: string | null; readonly outcome?: 'paid' },
): Promise<number> {
  const settled = await db
    .update(bankEntries)
    .set({
      ...{ settledAt: clock.now().toISOString(), settledBy: by, settledFor: reason },
      ...(payoutId !== undefined && { payoutId }),
      // The books ask it for the day of all of its payments.
      ...(outcome !== undefined && { outcome }),
    })
    .where(and(inArray(bankEntries.id, [...entryIds]), eq(bankEntries.outcome, 'waits'), isNull(bankEntries.settledAt)))
    .returning({ id: bankEntries.id });
  return settled.length;
}
