import { eq } from 'drizzle-orm';
import { hasOtherPayee, isOwnPayee } from '#domain/offer/payee.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { PayoutState } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';
import { lockState } from '#server/offers/store.ts';
import { lastPayeeRelease, toOwnAccount } from '#server/payouts/pay-by-hand.ts';
import { readDue } from '#server/payouts/read-due.ts';
import type { PayoutRow } from './entry-rows.ts';

/** What is written with the change of a payment, in its transaction. */
export type Beside = (tx: Tx) => Promise<void>;

/** The sale has ended before, or the payment is no longer the one that was judged. */
class NothingToComplete extends Error {}

/** Another paper has come since the payment was ordered, and says another amount: a person has to see the difference. */
class PaidOtherwise extends Error {}

/** What became of a bank's word: it stands, now or since before; the sale does not allow it; or the payment is another than was judged. */
export type Taken = 'done' | 'refused' | 'changed';

/**
 * The bank says that a payment was made: the sale is completed by the ordinary command, and the payment is paid, in one transaction. Done
 * before, it changes nothing.
 */
export async function payoutPaid(
  deps: HandleDeps,
  { id, offerId, endToEndId, amount, runId }: PayoutRow,
  by: string,
  beside: Beside = async () => {},
): Promise<Taken> {
  try {
    const outcome = await handle(deps, {
      offerId,
      actor: 'provider',
      by,
      allows: (found) => found !== undefined,
      command: async (tx, state) => {
        if ((await lockPayout(tx, id)) !== 'ordered' || state?.phase === 'completed') throw new NothingToComplete();
        if (state && (await isOtherOwed(tx, state, { offerId, amount, runId }, deps.clock.now())))
          throw new PaidOtherwise();
        return { type: 'complete', paymentReference: endToEndId, ...(await releaseOf(tx, { id, offerId }, state)) };
      },
      beside: async (tx) => {
        await markPaid(deps, tx, id, by);
        await beside(tx);
      },
    });
    return outcome.kind === 'done' || outcome.kind === 'repeated' ? 'done' : 'refused';
  } catch (error) {
    if (error instanceof PaidOtherwise) return 'refused';
    if (!(error instanceof NothingToComplete)) throw error;
    return payAgain(deps, { id, offerId }, by, beside);
  }
}

/** A sale that was completed stays so: what came back is paid once more, or a person was faster than the bank. */
async function payAgain(
  deps: HandleDeps,
  { id, offerId }: Pick<PayoutRow, 'id' | 'offerId'>,
  by: string,
  beside: Beside,
): Promise<Taken> {
  return deps.database.transaction(async (tx) => {
    const found = await lockState(tx, offerId);
    const state = await lockPayout(tx, id);
    if (state === 'paid') return 'done';
    if (found?.state.phase !== 'completed' || state !== 'ordered') return 'changed';
    await markPaid(deps, tx, id, by);
    await beside(tx);
    return 'done';
  });
}

async function lockPayout(tx: Tx, id: string): Promise<PayoutState | undefined> {
  const [payout] = await tx.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id)).for('update');
  return payout?.state;
}

async function markPaid({ clock }: Pick<HandleDeps, 'clock'>, tx: Tx, id: string, by: string): Promise<void> {
  const stateAt = clock.now().toISOString();
  await tx.update(payouts).set({ state: 'paid', stateAt, stateBy: by, reason: null }).where(eq(payouts.id, id));
}

/** Whether the paper that took the place of one that ended is about another amount than was paid. */
async function isOtherOwed(
  tx: Tx,
  { endedDocuments = [] }: OfferState,
  { offerId, amount, runId }: Pick<PayoutRow, 'offerId' | 'amount' | 'runId'>,
  now: Date,
): Promise<boolean> {
  if (endedDocuments.length === 0) return false;
  const [due] = await readDue(tx, { now: now.toISOString(), offerIds: [offerId], runId });
  return due?.amount !== undefined && due.amount !== amount;
}

/** Why the money went to somebody else than the contract partner, as it was released before the run (LEG-61). */
async function releaseOf(
  tx: Tx,
  { id, offerId }: Pick<PayoutRow, 'id' | 'offerId'>,
  state: OfferState | undefined,
): Promise<{ payeeRelease?: string }> {
  if (state?.addresses === undefined || !hasOtherPayee(state)) return {};
  const [paid] = await tx.select({ payee: payouts.payee }).from(payouts).where(eq(payouts.id, id));
  if (paid && isOwnPayee(state.addresses.contractAddress, paid.payee.holder)) return { payeeRelease: toOwnAccount };
  const released = await lastPayeeRelease(tx, offerId);
  return released ? { payeeRelease: released.reason } : {};
}
