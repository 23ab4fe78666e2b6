import { and, eq } from 'drizzle-orm';
import { isAccountDoubtful } from '#domain/bank/match-entry.ts';
import { isMade, type PayoutState } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { lockState } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { sideMails } from '#server/side-mails.ts';
import type { PayoutRecord } from './entry-rows.ts';
import type { BankWordOutcome, Beside } from './payout-paid.ts';

interface Back {
  /** The bank gave it back, or never carried it out. */
  readonly state: 'returned' | 'notExecuted';
  readonly by: string;
  /** In German, for the desk. */
  readonly reason: string;
  readonly reasonCode: string | undefined;
  /** The reason lies with the whole file, not with whom this payment is for. */
  readonly isOfAll?: boolean;
  /** The account is asked for also where the payment counts as not carried out already. */
  readonly isAskedAnyway?: boolean;
}

/** Whether a payment that is in one state can come to be in the other. */
function isBefore(state: PayoutState, back: Back['state']): boolean {
  return back === 'returned' ? isMade(state) : state === 'ordered';
}

/** The type of the live notice: what is known of a sale's payment has changed. */

type BackDeps = Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs' | 'notices'>;
type OfSale = Pick<PayoutRecord, 'id' | 'offerId'>;

/** One of several payments is another than was judged: none of them goes back. */
class Changed extends Error {}

/**
 * Payments did not reach their accounts, all of them in one transaction or none: their sales are due again. Where the account may be the reason
 * nothing is paid to it until the seller or the desk has answered, and the seller is told. Done before, it changes nothing; nor where a payment
 * is another than was judged.
 */
export async function payoutsBack(
  deps: BackDeps,
  back: readonly OfSale[],
  told: Back,
  beside: Beside = async () => {},
): Promise<BankWordOutcome> {
  // In one order, so that no two wait for each other.
  const sorted = back.toSorted((one, other) => (one.offerId < other.offerId ? -1 : 1));
  try {
    return await deps.database.transaction(async (tx): Promise<BankWordOutcome> => {
      const now = deps.clock.now().toISOString();
      let isNew = false;
      for (const one of sorted) {
        const taken = await takeBack(deps, tx, one, told, now);
        if (taken === 'changed') throw new Changed();
        isNew ||= taken === 'back';
      }
      if (isNew) await beside(tx, now);
      return 'done';
    });
  } catch (error) {
    if (error instanceof Changed) return 'changed';
    throw error;
  }
}

/** The same of one payment. */
export function payoutBack(deps: BackDeps, payout: OfSale, told: Back, beside?: Beside): Promise<BankWordOutcome> {
  return payoutsBack(deps, [payout], told, beside);
}

async function takeBack(
  { ids, jobs, notices }: BackDeps,
  tx: Tx,
  { id, offerId }: OfSale,
  { state, by, reason, reasonCode, isOfAll = false, isAskedAnyway = false }: Back,
  now: string,
): Promise<'back' | 'before' | 'changed'> {
  const found = await lockState(tx, offerId);
  const [payout] = await tx.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id)).for('update');
  if (!found || !payout) return 'changed';
  const isNew = isBefore(payout.state, state);
  if (!isNew && payout.state !== state) return 'changed';
  if (!isNew && !isAskedAnyway) return 'before';
  if (isNew) await tx.update(payouts).set({ state, stateAt: now, stateBy: by, reason }).where(eq(payouts.id, id));
  if (isNew && state === 'returned') await creditPaid(tx, offerId);
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
  await keepSaleRow(tx, offerId);
  await jobs.enqueue(tx, [sideMails.payoutBack.plan({ offerId, payoutId: id })]);
  await tellSale({ notices }, tx, 'payoutChanged', now, { offerId, found });
  return 'back';
}

/** Since when it was paid stays as it was: it is none of the newest. */
async function creditPaid(tx: Tx, offerId: string): Promise<void> {
  const paid = and(eq(payouts.offerId, offerId), eq(payouts.state, 'paid'));
  await tx.update(payouts).set({ state: 'credited' }).where(paid);
}
