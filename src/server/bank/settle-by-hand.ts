import { and, eq, inArray, isNull } from 'drizzle-orm';
import { reasonText } from '#domain/bank/bank-reasons.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { type EntryRow, isStatus, type PayoutRow, payoutById, readEntry } from './entry-rows.ts';
import { payoutBack } from './payout-back.ts';
import { payoutPaid } from './payout-paid.ts';
import type { SettleDeps } from './settle-entry.ts';

interface ByHand {
  readonly reason: string;
  /** The id of a member of staff. */
  readonly by: string;
}

/**
 * Somebody says which payment a waiting entry is about: money that left to the cent pays it, money that came gives it back. Throws where it
 * waits no more, where no payment bears the id, and where the payment cannot be what is said.
 */
export async function linkEntry(
  deps: SettleDeps,
  { entryId, endToEndId, reason, by }: ByHand & { readonly entryId: number; readonly endToEndId: string },
): Promise<void> {
  const row = await waiting(deps, entryId);
  const payout = await payoutById(deps.db, endToEndId.toUpperCase());
  if (!payout) throw new Problem(409, 'payoutUnknown');
  const words = { by, reason };
  if (isStatus(row.entry)) await refuse(deps, row, payout, words);
  else if (row.entry.direction === 'debit') await pay(deps, row.entry.amount, payout, words);
  else await giveBack(deps, row, payout, words);
  await settle(deps, [entryId], { ...words, payoutId: payout.id });
}

async function pay(deps: SettleDeps, amount: number, payout: PayoutRow, { by }: ByHand): Promise<void> {
  // What was paid before is told once more: the entry belongs to it, and nothing else follows.
  if (payout.state === 'paid') return;
  if (payout.state !== 'ordered') throw new Problem(409, 'payoutNotOrdered');
  if (amount !== payout.amount) throw new Problem(409, 'payoutAmountDiffers');
  if (!(await payoutPaid(deps, payout, by))) throw new Problem(409, 'payoutNotOrdered');
}

async function giveBack(
  deps: SettleDeps,
  { entry }: EntryRow,
  payout: PayoutRow,
  { by, reason }: ByHand,
): Promise<void> {
  if (payout.state === 'returned') return;
  if (payout.state !== 'paid') throw new Problem(409, 'payoutNotPaid');
  const { reasonCode } = entry;
  const said = reasonCode === undefined ? reason : reasonText(reasonCode);
  await payoutBack(deps, payout, { state: 'returned', by, reason: said, reasonCode });
}

async function refuse(deps: SettleDeps, { entry }: EntryRow, payout: PayoutRow, { by, reason }: ByHand): Promise<void> {
  if (payout.state !== 'ordered' && payout.state !== 'notExecuted') throw new Problem(409, 'payoutNotOrdered');
  await payoutBack(deps, payout, { state: 'notExecuted', by, reason, reasonCode: entry.reasonCode });
}

/** Lays entries aside that are no payments of ours; those that wait no more are left as they are. */
export async function dismissEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  { entryIds, ...words }: ByHand & { readonly entryIds: readonly number[] },
): Promise<void> {
  if ((await settle(deps, entryIds, words)) === 0) throw new Problem(409, 'bankEntrySettled');
}

async function waiting(deps: Pick<Deps, 'db'>, entryId: number): Promise<EntryRow> {
  const row = await readEntry(deps.db, entryId);
  if (!row) throw new Problem(404, 'notFound');
  if (row.outcome !== 'waits' || row.settledAt !== null) throw new Problem(409, 'bankEntrySettled');
  return row;
}

async function settle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  entryIds: readonly number[],
  { reason, by, payoutId }: ByHand & { readonly payoutId?: string },
): Promise<number> {
  const settled = await db
    .update(bankEntries)
    .set({
      ...{ settledAt: clock.now().toISOString(), settledBy: by, settledFor: reason },
      ...(payoutId !== undefined && { payoutId }),
    })
    .where(and(inArray(bankEntries.id, [...entryIds]), eq(bankEntries.outcome, 'waits'), isNull(bankEntries.settledAt)))
    .returning({ id: bankEntries.id });
  return settled.length;
}
