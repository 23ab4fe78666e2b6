import type { OfferState } from './state.ts';
import { canBeSelfBilled } from './tax.ts';

/** Whether a decision was made with another price on the screen: one since replaced, or another offer's, whose version is not reached here. */
export function isPriceUnseen(state: OfferState, seen: number | undefined): boolean {
  return seen !== undefined && (seen < state.priceVersion || seen > state.version);
}

/** Whether an invoice, a Gutschrift or an Ankaufbeleg stands for the order; never two (INV-01, INV-03). */
export function hasDocument(state: OfferState): boolean {
  return state.document !== undefined;
}

/** Whether goods that are not paid still wait to be sent back. */
export function areReturnsOpen(state: OfferState): boolean {
  return (state.receipt?.foreign.length ?? 0) > 0 && state.returns.length === 0;
}

/** Whether a document can be given and goods that are not paid can be sent back. */
export function isPaying(state: OfferState): boolean {
  return state.phase === 'payout' || state.phase === 'finished';
}

/** Whether the customer agreed to be paid by Gutschrift and did not withdraw that (INV-01). */
export function consentsToSelfBilling(state: OfferState): boolean {
  return state.selfBilling !== undefined && state.selfBilling.withdrawnAt === undefined;
}

/** Whether a business is paid by Gutschrift: it agreed, and its taxes are decided (INV-01, 1.2). */
export function agreesToSelfBilling(state: OfferState): boolean {
  return consentsToSelfBilling(state) && canBeSelfBilled(state.addresses?.contractDetails ?? {});
}

/** Whether the payout waits at a UTC instant because the payment data changed (LEG-61). */
export function isPayoutHeld(state: OfferState, now: string): boolean {
  return state.payoutHoldUntil !== undefined && now < state.payoutHoldUntil;
}
