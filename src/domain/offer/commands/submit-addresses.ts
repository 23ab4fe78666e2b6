import { addHours } from '#domain/values/day.ts';
import { emailKey } from '#domain/values/email.ts';
import { type Declaration, declaredAt, missingDeclarations } from '../papers/declarations.ts';
import { type Addresses, checkAddresses } from '../parties/addresses.ts';
import { ownInquiry } from '../parties/own-process.ts';
import { payeeHoldHours } from '../parties/payee.ts';
import { handedOver, sitesOf } from '../parties/sites.ts';
import { wereGoodsSent } from '../phase.ts';
import { hasContract, hasDocument } from '../standing.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

interface SubmitAddresses {
  inquiryId: string;
  addresses: Addresses;
  declarations: Declaration[];
  /** The password was given again just now (LEG-61). */
  reauthenticated: boolean;
}

/** Contract, payment and places; later changes keep what the goods or a document have fixed. */
export const submitAddresses = command<SubmitAddresses>()({
  actors: ['customer'],
  from: [
    'agreed',
    'addressed',
    'ordered',
    'handover',
    'inTransit',
    'received',
    'erased',
    'tested',
    'adjusted',
    'payout',
  ],
  events: ['addressesSubmitted'],
  names: ownInquiry,
  decide(state, { addresses, declarations: ticked, reauthenticated }, { now }) {
    const declarations = declaredAt(ticked, now);
    const broken = checkAddresses(addresses, state.shippingMethod, state.offeredAsBusiness, sitesOf(state));
    if (broken) return broken;
    if (state.phase === 'agreed') {
      const missing = missingDeclarations([...state.declarations, ...declarations], state);
      return missing.length > 0
        ? 'declarationsMissing'
        : [{ type: 'addressesSubmitted', data: { addresses, declarations } }];
    }
    const former = state.addresses;
    if (wereGoodsSent(state) && !sameContent(placesOf(addresses), placesOf(former))) return 'placesFixed';
    if (handedOver(state).some(({ site }) => !sameContent(placeAt(addresses, site), placeAt(former, site))))
      return 'siteHandedOver';
    if (hasDocument(state) && !sameContent(taxDataOf(addresses), taxDataOf(former))) return 'documentStands';
    if (sameContent(payeeOf(addresses), payeeOf(former))) {
      return [{ type: 'addressesSubmitted', data: { addresses, declarations } }];
    }
    if (!reauthenticated) return 'passwordNeeded';
    const payoutHoldUntil = addHours(now, payeeHoldHours);
    return [{ type: 'addressesSubmitted', data: { addresses, declarations, payoutHoldUntil } }];
  },
  isRepeat: (state, { addresses }) => hasContract(state) && sameContent(state.addresses, addresses),
});

/** Where contract and goods are; what the seller's books go by can be changed as the payment can. */
function placesOf({ contractDetails: _payment, invoiceAddress: _books, ...places }: Addresses): object {
  return places;
}

function placeAt({ sites = [] }: Addresses, name: string): object | undefined {
  return sites.find(({ site }) => site === name);
}

function payeeOf({ contractDetails: { iban, paypal, accountHolder } }: Addresses): object {
  return { iban, paypal: paypal && emailKey(paypal), accountHolder };
}

/** Fixed once a document stands; INV-12. */
function taxDataOf({ contractDetails: { business, taxId, taxIdType, vatStatus, selfBilling } }: Addresses): object {
  return { business, taxId, taxIdType, vatStatus, selfBilling };
}
