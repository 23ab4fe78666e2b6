import { desc, eq } from 'drizzle-orm';
import { contractPartnerOf, hasOtherPayee, isOwnPayee } from '#domain/offer/parties/payee.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { isOfHouse, payingPhases } from '#domain/payout/due.ts';
import { payeeNow } from '#domain/payout/payee-now.ts';
import { isSamePayee, type Payee } from '#domain/payout/payout.ts';
import { isAccountDoubted } from '#domain/sale/owed.ts';
import type { Instant } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payeeReleases } from '#server/db/schema/payouts.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { leftPayoutsOf, readGivenPayee } from '#server/offers/payout-rows.ts';
import { Problem } from '#server/problem.ts';
import { ownIbans } from '#server/settings/rules-in-force.ts';
import { doubtedPayeesOf } from './doubted-payees.ts';
import { isRestOpen } from './other-owed.ts';

/** Why money goes past the payment data of somebody else: the seller gave an account of their own after a payment had come back. */
export const toOwnAccount = 'Gezahlt auf ein eigenes Konto, das der Verkäufer danach angegeben hat';

/** The last time that the desk let the money of a sale go to another person than the contract partner (LEG-61). */
export async function lastPayeeRelease(tx: Tx, offerId: string) {
  const [released] = await tx
    .select({ payee: payeeReleases.payee, reason: payeeReleases.reason, by: payeeReleases.by })
    .from(payeeReleases)
    .where(eq(payeeReleases.offerId, offerId))
    .orderBy(desc(payeeReleases.id))
    .limit(1);
  return released;
}

interface ByHand {
  /** UTC instant. */
  readonly now: Instant;
  /** Whether whoever pays says why it goes to somebody else. */
  readonly isSaid: boolean;
}

/**
 * What a payment by hand takes of the rows beside its sale, which the caller has locked: why it goes to somebody else, where that was let
 * pass on the page for payments. Refused where the seller's own invoice was given back: then nothing is owed by it; and where the account is
 * in doubt, or its name is, so new that nothing is paid there yet, or another person's without a word why (LEG-61); and where another sum is owed than was
 * ordered, or is left.
 */
export async function payByHand(
  tx: Tx,
  offerId: string,
  state: OfferState | undefined,
  { now, isSaid }: ByHand,
): Promise<{ payeeRelease?: string }> {
  if (state === undefined || !isIn(state, payingPhases)) return {};
  if (state.document?.type === 'invoice' && (await readInvoiceCheck(tx, offerId))?.verdict === 'refused')
    throw new Problem(409, 'ownInvoiceRefused');
  if (state.phase !== 'completed' && (await isRestOpen(tx, offerId, state, now)))
    throw new Problem(409, 'payoutRestOpen');
  const { payee, heldUntil } = payeeNow(state, await readGivenPayee(tx, offerId));
  // Nobody is paid by money that stays here; what a bank has booked already is told in its statement.
  if (isOfHouse(payee, ownIbans)) throw new Problem(409, 'payeeIsUs');
  if (state.phase !== 'completed') {
    const isDoubted = await readDoubts(tx, offerId, state, payee);
    if (isDoubted.ofAccount) throw new Problem(409, 'accountNotAnswered');
    if (isDoubted.ofName) throw new Problem(409, 'nameDoubted');
    if (heldUntil !== undefined && now < heldUntil) throw new Problem(409, 'payoutHeld');
  }
  if (isOwnPayee(contractPartnerOf(state.addresses), payee.holder))
    return hasOtherPayee(state) ? { payeeRelease: toOwnAccount } : {};
  const released = await lastPayeeRelease(tx, offerId);
  if (released && isSamePayee(released.payee, payee)) return { payeeRelease: released.reason };
  // The command sees the payment data of the contract alone, not an account that was given after a payment had come back.
  if (!isSaid) throw new Problem(409, 'payeeNotReleased');
  return {};
}

/** What the bank has said of accounts of a sale, as it holds a payment by a run. */
async function readDoubts(tx: Tx, offerId: string, state: OfferState, payee: Payee) {
  const [said] = await tx
    .select({ payments: leftPayoutsOf(offers.id), payees: doubtedPayeesOf(offers.id) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return {
    ofAccount: isAccountDoubted({ state, payments: said?.payments ?? [] }),
    ofName: (said?.payees ?? []).some((doubted) => isSamePayee(doubted, payee)),
  };
}
