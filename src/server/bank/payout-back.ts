import { and, eq } from 'drizzle-orm';
import { isAccountDoubtful } from '#domain/bank/match-entry.ts';
import { isMade, type PayoutState } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { lockState } from '#server/offers/store.ts';
import { ownerKey } from '#server/owner-key.ts';
import type { PayoutRow } from './entry-rows.ts';
import { planPayoutBackMail } from './payout-back-mail-job.ts';
import type { Beside, Taken } from './payout-paid.ts';

interface Back {
  /** The bank gave it back, or never carried it out. */
  readonly state: 'returned' | 'notExecuted';
  readonly by: string;
  /** In German, for the desk. */
  readonly reason: string;
  readonly reasonCode: string | undefined;
  /** The reason lies with the whole file, not with whom this payment is for. */
  readonly isOfAll?: boolean;
}

/** Whether a payment that is in one state can come to be in the other. */
function isBefore(state: PayoutState, back: Back['state']): boolean {
  return back === 'returned' ? isMade(state) : state === 'ordered';
}

/** The type of the live notice: what is known of a sale's payment has changed. */
const payoutChanged = 'payoutChanged';

/**
 * A payment did not reach its account: the sale is due again. Where the account may be the reason nothing is paid to it until the seller or
 * the desk has answered, and the seller is told. Done before, it changes nothing; nor where the payment is another than was judged.
 */
export async function payoutBack(
  { database, clock, ids, jobs, notices }: Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs' | 'notices'>,
  { id, offerId }: Pick<PayoutRow, 'id' | 'offerId'>,
  { state, by, reason, reasonCode, isOfAll = false }: Back,
  beside: Beside = async () => {},
): Promise<Taken> {
  return database.transaction(async (tx) => {
    const found = await lockState(tx, offerId);
    const [payout] = await tx.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id)).for('update');
    if (!found || !payout || !isBefore(payout.state, state)) return payout?.state === state ? 'done' : 'changed';
    const now = clock.now().toISOString();
    await tx.update(payouts).set({ state, stateAt: now, stateBy: by, reason }).where(eq(payouts.id, id));
    // What else was paid settles the sale no more.
    if (state === 'returned') await creditPaid(tx, offerId);
    if (!isOfAll && isAccountDoubtful(reasonCode))
      await tx
        .insert(accountChecks)
        .values({ id: ids.uuid(), offerId, payoutId: id, reasonCode: reasonCode ?? null, openedAt: now })
        // Refused, made after all and then given back: it is asked anew.
        .onConflictDoUpdate({
          target: accountChecks.payoutId,
          set: {
            reasonCode: reasonCode ?? null,
            openedAt: now,
            settledAt: null,
            settledBy: null,
            settledFor: null,
            payee: null,
          },
        });
    await beside(tx);
    await jobs.enqueue(tx, [planPayoutBackMail({ offerId, payoutId: id })]);
    const told = { ownerKey: ownerKey(found.holder), type: payoutChanged, aggregateId: offerId };
    await notices.publish(tx, [{ ...told, version: found.state.version, at: now }]);
    return 'done';
  });
}

/** Since when it was paid stays as it was: it is none of the newest. */
async function creditPaid(tx: Tx, offerId: string): Promise<void> {
  const paid = and(eq(payouts.offerId, offerId), eq(payouts.state, 'paid'));
  await tx.update(payouts).set({ state: 'credited' }).where(paid);
}
