import type { OfferState } from './state.ts';

/** Whether an invoice, a Gutschrift or an Ankaufbeleg stands for the order; never two (domain.md INV-01 to INV-03). */
export function documentStands(state: OfferState): boolean {
  return state.document !== undefined;
}

/** Whether goods that are not paid still wait to be sent back. */
export function areReturnsOpen(state: OfferState): boolean {
  return (state.receipt?.foreign.length ?? 0) > 0 && state.returns.length === 0;
}
