import { desc, eq } from 'drizzle-orm';
import { hasOtherPayee, isOwnPayee } from '#domain/offer/payee.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { payingPhases } from '#domain/payout/due.ts';
import { payeeNow } from '#domain/payout/payee-now.ts';
import { isSamePayee } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { payeeReleases } from '#server/db/schema/payouts.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { readGivenPayee } from '#server/offers/payout-rows.ts';
import { Problem } from '#server/problem.ts';

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

/**
 * What a payment by hand takes of the rows beside its sale, which the caller has locked: why it goes to somebody else, where that was let
 * pass on the page for payments. Refused where the seller's own invoice was given back: then nothing is owed by it.
 */
export async function payByHand(
  tx: Tx,
  offerId: string,
  state: OfferState | undefined,
): Promise<{ payeeRelease?: string }> {
  if (state === undefined || !isIn(state, payingPhases)) return {};
  if (state.document?.type === 'invoice' && (await readInvoiceCheck(tx, offerId))?.verdict === 'refused')
    throw new Problem(409, 'ownInvoiceRefused');
  if (!hasOtherPayee(state)) return {};
  const { payee } = payeeNow(state, await readGivenPayee(tx, offerId));
  if (isOwnPayee(state.addresses.contractAddress, payee.holder)) return { payeeRelease: toOwnAccount };
  const released = await lastPayeeRelease(tx, offerId);
  const isReleased = released && isSamePayee(released.payee, payee);
  return isReleased ? { payeeRelease: released.reason } : {};
}
