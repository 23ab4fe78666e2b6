import type { z } from 'zod';
import type { OfferAction } from '#contract/offer-action-words.ts';
import { type OfferActionBody, offerActionSchemas } from '#contract/offer-actions.ts';
import type { Addresses } from '#domain/offer/addresses.ts';
import type { Command, CommandOf } from '#domain/offer/commands.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { fromEuros } from '#domain/values/money.ts';
import { readTaxId } from '#domain/values/vat-id.ts';
import { Problem } from '#server/problem.ts';

/** What a body alone cannot tell. */
export interface Extras {
  /** Version the customer had on the screen (If-Match). */
  seen?: number;
  reauthenticated: boolean;
  /** Version of the text under which Gutschriften are agreed to. */
  selfBillingTerms: string;
  /** Whether a battery among the goods must not travel, by the seller's own answer. */
  areBatteriesHeld(): Promise<boolean>;
}

/** A body that has been read: what it names, and the command it asks for. */
export interface CustomerCall {
  /** Uploads that are named as the customer's own invoice. */
  invoices: string[];
  password?: string;
  command(extras: Extras): Command | Promise<Command>;
}

type ReadBody = (body: unknown) => CustomerCall;

/** The body has passed the schema at the edge; here it gets back the type that a route for all actions cannot keep. */
function call<A extends OfferAction>(
  action: A,
  command: (body: OfferActionBody<A>, extras: Extras) => Command | Promise<Command>,
  more: (body: OfferActionBody<A>) => Partial<CustomerCall> = () => ({}),
): ReadBody {
  const schema: z.ZodType = offerActionSchemas[action];
  const isBody = (body: unknown): body is OfferActionBody<A> => schema.safeParse(body).success;
  return (body) => {
    if (!isBody(body)) throw new Problem(400, 'invalidBody');
    return { invoices: [], ...more(body), command: (extras) => command(body, extras) };
  };
}

/** From the body of a customer's call to the command: euros become cents, the IBAN its electronic form. */
export const customerCalls: Record<OfferAction, ReadBody> = {
  acceptBid: call('acceptBid', ({ inquiryId, declarations = [] }, extras) => ({
    type: 'acceptBid',
    inquiryId,
    declarations,
    ...seenOf(extras),
  })),
  declineBid: call('declineBid', ({ inquiryId }, extras) => ({ type: 'declineBid', inquiryId, ...seenOf(extras) })),
  submitCounterbid: call('submitCounterbid', ({ inquiryId, counterbid, declarations = [] }, extras) => ({
    type: 'submitCounterbid',
    inquiryId,
    counterbid: fromEuros(counterbid),
    declarations,
    ...seenOf(extras),
  })),
  omitCounterbid: call('omitCounterbid', ({ inquiryId }) => ({ type: 'omitCounterbid', inquiryId })),
  submitAddresses: call('submitAddresses', addressesCommand, ({ password }) =>
    password === undefined ? {} : { password },
  ),
  dispatchGoods: call('dispatchGoods', async ({ orderId }, { areBatteriesHeld }) => ({
    type: 'dispatchGoods',
    orderId,
    batteriesHeld: await areBatteriesHeld(),
  })),
  acceptAdjustedBid: call('acceptAdjustedBid', ({ orderId }, extras) => ({
    type: 'acceptAdjustedBid',
    orderId,
    ...seenOf(extras),
  })),
  declineAdjustedBid: call('declineAdjustedBid', ({ orderId }, extras) => ({
    type: 'declineAdjustedBid',
    orderId,
    ...seenOf(extras),
  })),
  issueInvoice: call(
    'issueInvoice',
    ({ orderId, invoiceUpload }) => ({ type: 'issueInvoice', orderId, invoiceUpload }),
    ({ invoiceUpload }) => ({ invoices: [invoiceUpload] }),
  ),
  finishOffer: call('finishOffer', ({ orderId }) => ({ type: 'finishOffer', orderId })),
  cancelOffer: call('cancelOffer', ({ inquiryId, orderId }) => ({
    type: 'cancelOffer',
    id: inquiryId ?? orderId ?? '',
  })),
};

function addressesCommand(
  { inquiryId, declarations = [], password: _checked, ...addresses }: OfferActionBody<'submitAddresses'>,
  { reauthenticated, selfBillingTerms }: Extras,
): CommandOf<'submitAddresses'> {
  const consent = { name: 'selfBilling', textVersion: selfBillingTerms } as const;
  return {
    type: 'submitAddresses',
    inquiryId,
    addresses: normalise(addresses),
    declarations: addresses.contractDetails.selfBilling ? [...declarations, consent] : declarations,
    reauthenticated,
  };
}

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
