import { and, eq, inArray } from 'drizzle-orm';
import { contractPartnerOf, isOwnPayee } from '#domain/offer/parties/payee.ts';
import { isIn } from '#domain/offer/state.ts';
import { payingPhases } from '#domain/payout/due.ts';
import { payeeNow } from '#domain/payout/payee-now.ts';
import { isMade } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import type { DeskDeed } from '#server/offers/desk-deed.ts';
import { lockSales } from '#server/offers/lock-sales.ts';
import { readGivenPayee } from '#server/offers/payout-rows.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';
import { planSettlingAgain } from '#server/waiting-about.ts';
import { isSetAgainst } from './other-owed.ts';
import { shownPayee } from './payout-views.ts';
import { lockPayout, lockRun } from './run-rows.ts';

type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'notices' | 'jobs'>;

/** Nothing comes of a run that was not released: its payments are due again. The same once more changes nothing. */
export async function discardRun(deps: ChangeDeps, runId: string, by: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    const run = await lockRun(tx, runId);
    if (run.state === 'discarded') return;
    if (run.state !== 'composed') throw new Problem(409, 'payoutRunOver');
    await tx
      .update(payoutRuns)
      .set({ state: 'discarded', discardedAt: now, discardedBy: by })
      .where(eq(payoutRuns.id, runId));
    const dropped = await tx
      .update(payouts)
      .set({ state: 'dropped', stateAt: now, stateBy: by, reason: 'Lauf verworfen' })
      .where(and(eq(payouts.runId, runId), eq(payouts.state, 'composed')))
      .returning({ offerId: payouts.offerId });
    await tellSales(
      deps,
      tx,
      'payoutChanged',
      now,
      dropped.map(({ offerId }) => offerId),
    );
  });
}

/** Takes one payment out of a run before its release, or says after it that the bank did not carry it out: then the sale is due again. */
export async function withdrawPayout(
  deps: ChangeDeps,
  payoutId: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<{ runId: string }> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    const [found] = await tx
      .select({ runId: payouts.runId, offerId: payouts.offerId })
      .from(payouts)
      .where(eq(payouts.id, payoutId));
    if (!found) throw new Problem(404, 'notFound');
    await lockRun(tx, found.runId);
    await lockSales(tx, [found.offerId]);
    const row = await lockPayout(tx, payoutId);
    const isRepeat = (row.state === 'dropped' || row.state === 'notExecuted') && row.stateBy === by;
    if (isRepeat) return { runId: row.runId };
    if (row.state !== 'composed' && row.state !== 'ordered') throw new Problem(409, 'payoutOver');
    const state = row.state === 'composed' ? 'dropped' : 'notExecuted';
    await tx.update(payouts).set({ state, stateAt: now, stateBy: by, reason }).where(eq(payouts.id, payoutId));
    await keepSaleRow(tx, row.offerId);
    await tellSales(deps, tx, 'payoutChanged', now, [row.offerId]);
    await planSettlingAgain(deps, tx, [payoutId]);
    return { runId: row.runId };
  });
}

/**
 * Somebody says that a payment was made by which its sale does not end: it has ended before, or owes another sum by now, against which the
 * payment is set. No statement of the bank tells of PayPal. Of any other sale that is the affair of `complete`. The same person once more
 * changes nothing.
 */
export async function notePaid(
  deps: ChangeDeps,
  payoutId: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<{ runId: string }> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    const [found] = await tx.select({ offerId: payouts.offerId }).from(payouts).where(eq(payouts.id, payoutId));
    if (!found) throw new Problem(404, 'notFound');
    const { offerId } = found;
    // The sale first, as everybody does who pays.
    await lockSales(tx, [offerId]);
    const row = await lockPayout(tx, payoutId);
    const { runId, state, stateBy } = row;
    if (isMade(state) && stateBy === by) return { runId };
    if (state !== 'ordered') throw new Problem(409, 'payoutOver');
    const sale = (await loadState(tx, offerId))?.state;
    const isEnded = sale?.phase === 'completed';
    const isCredited = sale !== undefined && (await isSetAgainst(tx, sale, row, now));
    if (!isCredited && !isEnded) throw new Problem(409, 'notAllowedInPhase');
    const made = isCredited ? 'credited' : 'paid';
    await tx.update(payouts).set({ state: made, stateAt: now, stateBy: by, reason }).where(eq(payouts.id, payoutId));
    await keepSaleRow(tx, offerId);
    await tellSales(deps, tx, 'payoutChanged', now, [offerId]);
    await planSettlingAgain(deps, tx, [payoutId]);
    return { runId };
  });
}

interface PayeeRelease {
  readonly by: string;
  /** As it was read on the screen. */
  readonly holder: string;
  readonly account: string;
  readonly reason: string;
}

/** Lets the money of a sale go to another person than the contract partner (LEG-61): to exactly the payee that was read. */
export async function releasePayee(
  deps: ChangeDeps,
  offerId: string,
  { by, holder, account, reason }: PayeeRelease,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    await lockSales(tx, [offerId]);
    const state = (await loadState(tx, offerId))?.state;
    if (!state) throw new Problem(404, 'notFound');
    if (!isIn(state, payingPhases)) throw new Problem(409, 'notAllowedInPhase');
    const { payee } = payeeNow(state, await readGivenPayee(tx, offerId));
    const shown = shownPayee(payee);
    if (shown.holder !== holder || shown.account !== account) throw new Problem(409, 'offerChanged');
    // Who is the contract partner needs nobody's word.
    if (isOwnPayee(contractPartnerOf(state.addresses), payee.holder)) return;
    await tx.insert(payeeReleases).values({ offerId, payee, reason, at: now, by });
    await tellSales(deps, tx, 'payoutChanged', now, [offerId]);
  });
}

/** A person says that a sale is paid: what the bank was told of it counts as paid, and what is only chosen would pay it twice. */
export async function keepPaid(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { offerId, events, staffId }: DeskDeed,
): Promise<void> {
  const open = await tx
    .select({ id: payouts.id, state: payouts.state })
    .from(payouts)
    .where(and(eq(payouts.offerId, offerId), inArray(payouts.state, ['composed', 'ordered'])));
  if (open.some(({ state }) => state === 'composed')) throw new Problem(409, 'payoutInRun');
  const [paid] = events;
  if (paid === undefined) return;
  for (const { id } of open)
    await tx.update(payouts).set({ state: 'paid', stateAt: paid.at, stateBy: staffId }).where(eq(payouts.id, id));
  await planSettlingAgain(
    deps,
    tx,
    open.map(({ id }) => id),
  );
}
