import { consentsToSelfBilling, isTaxIdMissing } from '../standing.ts';
import type { OfferState } from '../state.ts';
import { isTaxOfGoodsOpen } from '../tax/reverse-charge.ts';
import { taxTreatmentOf } from '../tax/tax.ts';

/** What may keep our paper from being written while none stands; each has its sentence as a refusal. */
export const documentHindrances = [
  'selfBillingNotAgreed',
  'vatStatusNeedsReview',
  'taxIdMissing',
  'reverseChargeNeedsReview',
] as const;
export type DocumentHindrance = (typeof documentHindrances)[number];

/** Everything that keeps our paper from being written now, the first of which refuses it (INV-01, INV-04, INV-15). */
export function documentHindrancesOf(state: OfferState): DocumentHindrance[] {
  const isUndecided = taxTreatmentOf(state) === undefined;
  const holds: Readonly<Record<DocumentHindrance, boolean>> = {
    selfBillingNotAgreed: state.offeredAsBusiness && !consentsToSelfBilling(state),
    vatStatusNeedsReview: isUndecided,
    taxIdMissing: !isUndecided && isTaxIdMissing(state),
    reverseChargeNeedsReview: isTaxOfGoodsOpen(state),
  };
  return documentHindrances.filter((hindrance) => holds[hindrance]);
}
