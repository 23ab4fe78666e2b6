import { and, eq, isNull } from 'drizzle-orm';
import { contractPartnerOf, hasOtherPayee, isOwnPayee } from '#domain/offer/parties/payee.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { isMade, type PayoutState } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { lockState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { isSetAgainst } from '#server/payouts/other-owed.ts';
import { lastPayeeRelease, toOwnAccount } from '#server/payouts/pay-by-hand.ts';
import type { PayoutRecord } from './entry-rows.ts';

/** What is written with the change of a payment, in its transaction; `at` is the instant of the change where that is known. */
export type Beside = (tx: Tx, at?: string) => Promise<void>;

/** The sale does not end by this payment: it has ended before, another sum is owed by now, or the payment is no longer the one that was judged. */
class NothingToComplete extends Error {}

/** What became of a bank's word: it stands, now or since before; the sale does not allow it; or the payment is another than was judged. */
export type BankWordOutcome = 'done' | 'refused' | 'changed';

/**
 * The bank says that a payment was made: the sale is completed by the ordinary command, and the payment is paid, in one transaction. Where
 * another sum is owed by now, or another payment of the sale is open, it is set against what is owed, and the sale goes on. Done before, it
 * changes nothing; nor where the payment is no longer as it was judged.
 */
export async function payoutPaid(
  deps: HandleDeps,
  payout: PayoutRecord,
  by: string,
  beside: Beside = async () => {},
): Promise<BankWordOutcome> {
  const { id, offerId, endToEndId } = payout;
  try {
    const outcome = await handle(deps, {
      offerId,
      actor: 'provider',
      by,
      allows: (found) => found !== undefined,
      command: async (tx, state, now) => {
        if (state?.phase === 'completed' || !isAsJudged(await lockPayout(tx, id), payout))
          throw new NothingToComplete();
        if (state && (await isSetAgainst(tx, state, payout, now))) throw new NothingToComplete();
        return { type: 'complete', paymentReference: endToEndId, ...(await releaseOf(tx, { id, offerId }, state)) };
      },
      changesFacts: true,
      beside: async (tx) => {
        await markMade(deps, tx, id, { state: 'paid', by });
        await beside(tx);
      },
    });
    return outcome.kind === 'done' || outcome.kind === 'repeated' ? 'done' : 'refused';
  } catch (error) {
    if (!(error instanceof NothingToComplete)) throw error;
    return payBeside(deps, payout, by, beside);
  }
}

/**
 * A sale that was completed stays so: what came back is paid once more, or a person was faster than the bank. One that owes another sum by now is
 * not completed: the payment is set against that.
 */
async function payBeside(deps: HandleDeps, payout: PayoutRecord, by: string, beside: Beside): Promise<BankWordOutcome> {
  const { id, offerId } = payout;
  return deps.database.transaction(async (tx) => {
    const sale = (await lockState(tx, offerId))?.state;
    const before = await lockPayout(tx, id);
    if (before !== undefined && isMade(before)) return 'done';
    if (!sale || !isAsJudged(before, payout)) return 'changed';
    const isCredited = await isSetAgainst(tx, sale, payout, deps.clock.now().toISOString());
    if (!isCredited && sale.phase !== 'completed') return 'changed';
    await markMade(deps, tx, id, { state: isCredited ? 'credited' : 'paid', by });
    await beside(tx);
    await keepSaleRow(tx, offerId);
    await tellSales(deps, tx, 'payoutChanged', deps.clock.now().toISOString(), [offerId]);
    return 'done';
  });
}

const isAsJudged = (now: PayoutState | undefined, { state }: PayoutRecord) => now === state && !isMade(now);

async function lockPayout(tx: Tx, id: string): Promise<PayoutState | undefined> {
  const [payout] = await tx.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id)).for('update');
  return payout?.state;
}

interface Made {
  readonly state: 'paid' | 'credited';
  readonly by: string;
}

async function markMade({ clock }: Pick<HandleDeps, 'clock'>, tx: Tx, id: string, { state, by }: Made): Promise<void> {
  const stateAt = clock.now().toISOString();
  await tx.update(payouts).set({ state, stateAt, stateBy: by, reason: null }).where(eq(payouts.id, id));
  // What counted as not carried out may have asked for the account.
  await tx
    .update(accountChecks)
    .set({ settledAt: stateAt, settledBy: by, settledFor: 'Von der Bank doch ausgeführt' })
    .where(and(eq(accountChecks.payoutId, id), isNull(accountChecks.settledAt)));
}

/** Why the money went to somebody else than the contract partner, as it was released before the run (LEG-61). */
async function releaseOf(
  tx: Tx,
  { id, offerId }: Pick<PayoutRecord, 'id' | 'offerId'>,
  state: OfferState | undefined,
): Promise<{ payeeRelease?: string }> {
  if (state?.addresses === undefined || !hasOtherPayee(state)) return {};
  const [paid] = await tx.select({ payee: payouts.payee }).from(payouts).where(eq(payouts.id, id));
  if (paid && isOwnPayee(contractPartnerOf(state.addresses), paid.payee.holder)) return { payeeRelease: toOwnAccount };
  const released = await lastPayeeRelease(tx, offerId);
  return released ? { payeeRelease: released.reason } : {};
}
