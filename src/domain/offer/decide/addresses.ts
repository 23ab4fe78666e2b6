import { addHours } from '#domain/values/day.ts';
import { type Addresses, checkAddresses } from '../addresses.ts';
import { type Judge, record, refuse, sameContent } from '../decision.ts';
import { missingDeclarations } from '../declarations.ts';
import { isOwnInquiry } from '../repeat.ts';
import { hasDocument } from '../standing.ts';
import type { OfferState } from '../state.ts';

/** Hours a payout waits after the payment data changed; LEG-61. */
const holdHours = 24;

/** Contract, payment and places; later changes keep what the goods or a document have fixed. */
export const submitAddresses: Judge<'submitAddresses'> = (state, command, { now }) => {
  const { inquiryId, addresses, declarations, reauthenticated } = command;
  if (!isOwnInquiry(state, inquiryId)) return refuse('idMismatch');
  if (!state.shippingMethod) return refuse('shippingMethodMismatch');
  const broken = checkAddresses(addresses, state.shippingMethod, state.offeredAsBusiness);
  if (broken) return refuse(broken);
  const declared = [...state.declarations, ...declarations];
  const needsDeclarations = state.phase === 'agreed';
  if (needsDeclarations && missingDeclarations(declared, state).length > 0) {
    return refuse('declarationsMissing');
  }
  const former = state.addresses;
  if (!former) return record({ type: 'addressesSubmitted', data: { addresses, declarations } });
  if (arePlacesFixed(state) && !sameContent(placesOf(addresses), placesOf(former))) return refuse('placesFixed');
  if (hasDocument(state) && !sameContent(taxDataOf(addresses), taxDataOf(former))) return refuse('documentStands');
  if (sameContent(payeeOf(addresses), payeeOf(former))) {
    return record({ type: 'addressesSubmitted', data: { addresses, declarations } });
  }
  if (!reauthenticated) return refuse('passwordNeeded');
  const payoutHoldUntil = addHours(now, holdHours);
  return record({ type: 'addressesSubmitted', data: { addresses, declarations, payoutHoldUntil } });
};

function arePlacesFixed(state: OfferState): boolean {
  return state.goodsDispatchedAt !== undefined || state.receipt !== undefined;
}

function placesOf({ contractDetails: _payment, ...places }: Addresses): object {
  return places;
}

function payeeOf({ contractDetails: { iban, paypal, accountHolder } }: Addresses): object {
  return { iban, paypal, accountHolder };
}

/** Fixed once a document stands; INV-12. */
function taxDataOf({ contractDetails: { business, taxId, taxIdType, vatStatus, selfBilling } }: Addresses): object {
  return { business, taxId, taxIdType, vatStatus, selfBilling };
}
