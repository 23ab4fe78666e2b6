import { command } from '../command-record.ts';
import { isTaxOfGoodsOpen, type ReverseChargeClasses, reverseChargeOf } from '../reverse-charge.ts';
import { consentsToSelfBilling, hasDocument, isTaxIdMissing } from '../standing.ts';
import { documentKindOf, taxTreatmentOf } from '../tax.ts';
import { taxDecisionOf } from '../tax-decision.ts';

interface AddCreditNote {
  number: string;
  /** What the catalogue knows of the goods (INV-15), for prices that were settled without a judgement. */
  classes: ReverseChargeClasses;
}

/** The provider's document: an Ankaufbeleg for a private seller, a Gutschrift for a business that agreed to it. What a person decided about the tax is kept with it. */
export const addCreditNote = command<AddCreditNote>()({
  actors: ['provider'],
  from: ['payout'],
  events: ['creditNoteAdded'],
  guard(state) {
    if (hasDocument(state)) return 'documentStands';
    if (state.offeredAsBusiness && !consentsToSelfBilling(state)) return 'selfBillingNotAgreed';
    if (taxTreatmentOf(state) === undefined) return 'vatStatusNeedsReview';
    if (isTaxIdMissing(state)) return 'taxIdMissing';
    return isTaxOfGoodsOpen(state) ? 'reverseChargeNeedsReview' : undefined;
  },
  decide(state, { number, classes }) {
    const reverseCharge = reverseChargeOf(state, classes);
    if (reverseCharge === 'review') return 'reverseChargeNeedsReview';
    const taxDecision = taxDecisionOf(state);
    const data = {
      ...{ number, kind: documentKindOf(state), total: state.payoutTotal },
      ...(reverseCharge && { reverseCharge }),
      ...(taxDecision && { taxDecision }),
    };
    return [{ type: 'creditNoteAdded', data }];
  },
});
