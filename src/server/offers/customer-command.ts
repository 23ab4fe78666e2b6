import type { OfferAction, OfferActionBody } from '#contract/offer-actions.ts';
import type { Addresses } from '#domain/offer/addresses.ts';
import type { CommandOf } from '#domain/offer/commands.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { fromEuros } from '#domain/values/money.ts';
import { readTaxId } from '#domain/values/vat-id.ts';

/** What a body alone cannot tell. */
export interface Extras {
  /** Version the customer had on the screen (If-Match). */
  seen?: number;
  reauthenticated: boolean;
  /** Version of the text under which Gutschriften are agreed to. */
  selfBillingTerms: string;
}

type Builder<A extends OfferAction> = (body: OfferActionBody<A>, extras: Extras) => CommandOf<A>;

/** From the body of a customer's call to the command: euros become cents, the IBAN its electronic form. */
export const customerCommands: { [A in OfferAction]: Builder<A> } = {
  acceptBid: ({ inquiryId, declarations = [] }, extras) => ({
    type: 'acceptBid',
    inquiryId,
    declarations,
    ...seenOf(extras),
  }),
  declineBid: ({ inquiryId }, extras) => ({ type: 'declineBid', inquiryId, ...seenOf(extras) }),
  submitCounterbid: ({ inquiryId, counterbid, declarations = [] }, extras) => ({
    type: 'submitCounterbid',
    inquiryId,
    counterbid: fromEuros(counterbid),
    declarations,
    ...seenOf(extras),
  }),
  omitCounterbid: ({ inquiryId }) => ({ type: 'omitCounterbid', inquiryId }),
  submitAddresses: ({ inquiryId, declarations = [], password: _checked, ...addresses }, extras) => {
    const agreed = addresses.contractDetails.selfBilling === true;
    const consent = { name: 'selfBilling', textVersion: extras.selfBillingTerms } as const;
    return {
      type: 'submitAddresses',
      inquiryId,
      addresses: normalise(addresses),
      declarations: agreed ? [...declarations, consent] : declarations,
      reauthenticated: extras.reauthenticated,
    };
  },
  dispatchGoods: ({ orderId }) => ({ type: 'dispatchGoods', orderId }),
  acceptAdjustedBid: ({ orderId }, extras) => ({ type: 'acceptAdjustedBid', orderId, ...seenOf(extras) }),
  declineAdjustedBid: ({ orderId }, extras) => ({ type: 'declineAdjustedBid', orderId, ...seenOf(extras) }),
  issueInvoice: ({ orderId, invoiceUpload }) => ({ type: 'issueInvoice', orderId, invoiceUpload }),
  finishOffer: ({ orderId }) => ({ type: 'finishOffer', orderId }),
  cancelOffer: ({ inquiryId, orderId }) => ({ type: 'cancelOffer', id: inquiryId ?? orderId ?? '' }),
};

function seenOf({ seen }: Extras): { seen?: number } {
  return seen === undefined ? {} : { seen };
}

/** Addresses as they are stored: IBAN and tax id in their compact forms, the kind of the tax id named. */
export function normalise(addresses: Addresses): Addresses {
  const { iban, taxId, ...details } = addresses.contractDetails;
  const read = taxId === undefined ? undefined : readTaxId(taxId);
  return {
    ...addresses,
    contractDetails: {
      ...details,
      ...(iban !== undefined && { iban: electronicIban(iban) }),
      ...(taxId !== undefined && { taxId }),
      ...(read && read.type !== 'personal' && { taxId: read.value, taxIdType: read.type }),
    },
  };
}
