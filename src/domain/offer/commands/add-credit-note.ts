import { command } from '../command-record.ts';
import { isTaxOfGoodsOpen, type ReverseChargeClasses, reverseChargeOf } from '../reverse-charge.ts';
import { consentsToSelfBilling, hasDocument } from '../standing.ts';
import { taxTreatmentOf } from '../tax.ts';

interface AddCreditNote {
  number: string;
  /** What the catalogue knows of the goods (INV-15), for prices that were settled without a judgement. */
  classes: ReverseChargeClasses;
}

/** The provider's document: an Ankaufbeleg for a private seller, a Gutschrift for a business that agreed to it. */
export const addCreditNote = command<AddCreditNote>()({
  actors: ['provider'],
  from: ['payout'],
  events: ['creditNoteAdded'],
  guard(state) {
    if (hasDocument(state)) return 'documentStands';
    if (state.offeredAsBusiness && !consentsToSelfBilling(state)) return 'selfBillingNotAgreed';
    if (taxTreatmentOf(state) === undefined) return 'vatStatusNeedsReview';
    if (state.offeredAsBusiness && !state.addresses.contractDetails.taxId) return 'taxIdMissing';
    return isTaxOfGoodsOpen(state) ? 'reverseChargeNeedsReview' : undefined;
  },
  decide(state, { number, classes }) {
    const reverseCharge = reverseChargeOf(state, classes);
    if (reverseCharge === 'review') return 'reverseChargeNeedsReview';
    const kind = state.offeredAsBusiness ? 'selfBilledInvoice' : 'purchaseReceipt';
    const data = { number, kind, total: state.payoutTotal, ...(reverseCharge && { reverseCharge }) } as const;
    return [{ type: 'creditNoteAdded', data }];
  },
});
