import { type Judge, record, refuse } from '../decision.ts';
import { reverseChargeOf } from '../reverse-charge.ts';
import { areReturnsOpen, consentsToSelfBilling, hasDocument, isPayoutHeld } from '../standing.ts';
import { taxTreatmentOf } from '../tax.ts';

const addCreditNote: Judge<'addCreditNote'> = (state, { number, classes }) => {
  if (hasDocument(state)) return refuse('documentStands');
  if (state.offeredAsBusiness && !consentsToSelfBilling(state)) return refuse('selfBillingNotAgreed');
  if (taxTreatmentOf(state) === undefined) return refuse('vatStatusNeedsReview');
  if (state.offeredAsBusiness && !state.addresses?.contractDetails.taxId) return refuse('taxIdMissing');
  const reverseCharge = reverseChargeOf(state, classes);
  if (reverseCharge === 'review') return refuse('reverseChargeNeedsReview');
  const kind = state.offeredAsBusiness ? 'selfBilledInvoice' : 'purchaseReceipt';
  const total = state.payoutTotal ?? 0;
  return record({ type: 'creditNoteAdded', data: { number, kind, total, ...(reverseCharge && { reverseCharge }) } });
};

const issueInvoice: Judge<'issueInvoice'> = (state, { orderId, invoiceUpload }) => {
  if (orderId !== state.orderId) return refuse('idMismatch');
  if (!state.offeredAsBusiness) return refuse('businessOnly');
  if (state.document?.type === 'creditNote') return refuse('documentStands');
  return record({ type: 'invoiceIssued', data: { invoiceUpload } });
};

const finishOffer: Judge<'finishOffer'> = (state, { orderId }) => {
  if (orderId !== state.orderId) return refuse('idMismatch');
  return hasDocument(state) ? record({ type: 'finished', data: {} }) : refuse('documentMissing');
};

const complete: Judge<'complete'> = (state, { paymentReference }, { now }) => {
  if (!hasDocument(state)) return refuse('documentMissing');
  if (isPayoutHeld(state, now)) return refuse('payoutHeld');
  if (areReturnsOpen(state)) return refuse('returnsOpen');
  return record({ type: 'completed', data: { paymentReference } });
};

/** From the document to the payment. */
export const payout = { addCreditNote, issueInvoice, finishOffer, complete };
