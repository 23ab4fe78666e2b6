import type { Handover } from './facts.ts';
import { openHandovers } from './parties/sites.ts';
import { type AgreementWay, carriedOut, type Phase } from './phase.ts';
import { takenBackOf } from './price/taken-back.ts';
import { isIn, type OfferFacts, type OfferIn, type OfferState } from './state.ts';
import { judgedGoodsOf } from './tax/reverse-charge.ts';
import { type OwnInvoiceReason, overruledTreatmentOf, selfBillingHindrance, taxTreatmentOf } from './tax/tax.ts';
import { isForeignNumber } from './tax/tax-decision.ts';

/** The version of the offer the customer had on the screen (If-Match); without it the current state counts. */
export interface SeenVersion {
  seen?: number;
}

/** Whether a decision was made with the price on the screen that stands: not one since replaced, nor another offer's, whose version is not reached here. */
export function sawCurrentPrice({ priceVersion, version }: OfferState, { seen }: SeenVersion): boolean {
  return seen === undefined || (seen >= priceVersion && seen <= version);
}

/** Whether the provider decided with everything on the screen that stands: no bid since sent by somebody else, no other counterbid, no item added. */
export function sawEverything({ version }: OfferState, { seen }: SeenVersion): boolean {
  return seen === undefined || seen === version;
}

const withContract: readonly Phase[] = [...carriedOut, 'completed'];

/** Whether a contract that came about in this way is carried out or has been. */
export function isContractBy({ agreement, phase }: OfferState, way: AgreementWay): boolean {
  return agreement?.by === way && withContract.includes(phase);
}

/** Whether a contract is carried out or has been. */
export function hasContract({ phase }: OfferState): boolean {
  return withContract.includes(phase);
}

/** Whether an invoice, a Gutschrift or an Ankaufbeleg stands for the order; never two (INV-01, INV-03). */
export function hasDocument({ document }: Pick<OfferFacts, 'document'>): boolean {
  return document !== undefined;
}

/** Whether goods that are not paid still wait to be sent back. */
export function areReturnsOpen({
  receipt,
  returns,
  adjustment,
}: Pick<OfferIn<'payout' | 'finished'>, 'receipt' | 'returns' | 'adjustment'>): boolean {
  const goesBack = receipt.foreign.length > 0 || takenBackOf(adjustment?.lines ?? []).length > 0;
  return goesBack && returns.length === 0;
}

/** Whether a document can be given and goods that are not paid can be sent back. */
export function isPaying(state: OfferState): state is OfferIn<'payout' | 'finished'> {
  return isIn(state, ['payout', 'finished']);
}

/** Whether goods may leave a place: the label is there, or the appointment is confirmed. */
export function isReady({ shippingMethod }: OfferFacts, { shippingLabelData, appointment }: Handover): boolean {
  return shippingMethod === 'shipment' ? shippingLabelData !== undefined : appointment !== undefined;
}

/** Whether all goods that are still at the customer's may leave. */
export function isHandoverReady(state: OfferState): boolean {
  return openHandovers(state).every((one) => isReady(state, one));
}

/** Whether the customer agreed to be paid by Gutschrift and did not withdraw that (INV-01). */
export function consentsToSelfBilling({ selfBilling }: OfferState): boolean {
  return selfBilling !== undefined && selfBilling.withdrawnAt === undefined;
}

/** Why a business has to write the invoice; undefined where we write the Gutschrift, for private sellers, and before its data are known (INV-01, INV-15). */
export function ownInvoiceReasonOf(state: OfferState): OwnInvoiceReason | undefined {
  const { offeredAsBusiness, addresses } = state;
  if (!offeredAsBusiness || addresses === undefined) return undefined;
  const { vatStatus = '' } = addresses.contractDetails;
  const hindrance = selfBillingHindrance(vatStatus, judgedGoodsOf(state), overruledTreatmentOf(state));
  if (hindrance) return hindrance;
  if (!consentsToSelfBilling(state)) return 'chosen';
  return isTaxIdMissing(state) ? 'taxId' : undefined;
}

/** Whether a Gutschrift lacks the number under which the seller is taxed: a German one where German tax is shown (§ 14 Abs. 4 Nr. 2 UStG). */
export function isTaxIdMissing(state: OfferState): boolean {
  const taxId = state.addresses?.contractDetails.taxId;
  const treatment = taxTreatmentOf(state);
  if (treatment === 'none' || treatment === 'exempt' || treatment === 'import') return false;
  return !taxId || (treatment === 'standard' && isForeignNumber(taxId));
}

/** Whether a person has to decide first how a business is taxed, or its goods: it is nobody's turn but the provider's (INV-11, INV-15). */
export function isTaxUndecided(state: OfferState): boolean {
  const reason = ownInvoiceReasonOf(state);
  return reason === 'status' || reason === 'goods';
}

/** Whether a business is paid by Gutschrift: it agreed, and its taxes and those of its goods are decided (INV-01, INV-15). */
export function agreesToSelfBilling(state: OfferState): boolean {
  return state.addresses !== undefined && ownInvoiceReasonOf(state) === undefined;
}

/** Whether the payout waits at a UTC instant because the payment data changed (LEG-61). */
export function isPayoutHeld({ payoutHoldUntil }: OfferState, now: string): boolean {
  return payoutHoldUntil !== undefined && now < payoutHoldUntil;
}
