import type { z } from 'zod';
import { type OfferAction, type OfferActionBody, offerActionBodies } from '#contract/sale/offer-actions.ts';
import { submitAddressesSchema } from '#contract/sale/submit-addresses.ts';
import type { Command, CommandOf } from '#domain/offer/commands/commands.ts';
import { type Addresses, storedDetails } from '#domain/offer/parties/addresses.ts';
import type { ReverseChargeClasses } from '#domain/offer/tax/reverse-charge.ts';
import { fromEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import { refuseOwnAccount } from '#server/refuse-own-account.ts';
import { type PlainCommand, plainCommand } from './plain-command.ts';

/** What a body alone cannot tell. */
export interface Extras {
  /** Version the customer had on the screen (If-Match). */
  seen?: number;
  reauthenticated: boolean;
  /** Version of the text under which Gutschriften are agreed to. */
  selfBillingTerms: string;
  /** Whether a battery among the goods, of one of several places, must not travel, by the seller's own answer. */
  areBatteriesHeld(site: string | undefined): Promise<boolean>;
  /** Whether the seller's own processing agreement waits for the provider's word (DEL-10). */
  doesAgreementWait(): Promise<boolean>;
  /** What the catalogue knows of the goods (INV-15). */
  classesOfGoods(): ReverseChargeClasses;
}

/** A body that has been read: what it names, and the command it asks for. */
export interface CustomerCall {
  /** Uploads that are named as the customer's own invoice. */
  invoices: string[];
  password?: string;
  command(extras: Extras): Command | Promise<Command>;
}

/** Bodies of all the customer's actions on an offer, by the call's name. */
export const offerActionSchemas = {
  ...offerActionBodies,
  submitAddresses: submitAddressesSchema,
} as const satisfies Record<OfferAction, z.ZodType>;

type ReadBody = (body: unknown) => CustomerCall;
type PlainAction = PlainCommand<{ [A in OfferAction]: OfferActionBody<A> }>;

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

/** How a body is read that is not the command's data yet: euros become cents, the IBAN its electronic form. */
const readings: { [A in Exclude<OfferAction, PlainAction>]: ReadBody } & { [A in PlainAction]?: ReadBody } = {
  acceptBid: call('acceptBid', ({ inquiryId, declarations = [] }, extras) => ({
    type: 'acceptBid',
    inquiryId,
    declarations,
    ...seenOf(extras),
  })),
  submitCounterbid: call('submitCounterbid', ({ counterbid, declarations = [], ...body }, extras) => ({
    type: 'submitCounterbid',
    ...body,
    counterbid: fromEuros(counterbid),
    declarations,
    ...seenOf(extras),
  })),
  /** The counterbid that a body may carry is not used. */
  omitCounterbid: call('omitCounterbid', ({ inquiryId }) => ({ type: 'omitCounterbid', inquiryId })),
  submitAddresses: call('submitAddresses', addressesCommand, ({ password }) =>
    password === undefined ? {} : { password },
  ),
  acceptAdjustedBid: call('acceptAdjustedBid', (body, extras) => ({
    type: 'acceptAdjustedBid',
    ...body,
    classes: extras.classesOfGoods(),
    ...seenOf(extras),
  })),
  dispatchGoods: call('dispatchGoods', async (body, { areBatteriesHeld, doesAgreementWait }) => ({
    type: 'dispatchGoods',
    agreementWaits: await doesAgreementWait(),
    ...body,
    batteriesHeld: await areBatteriesHeld(body.site),
  })),
  issueInvoice: call(
    'issueInvoice',
    ({ orderId, invoiceUpload }) => ({ type: 'issueInvoice', orderId, invoiceUpload }),
    ({ invoiceUpload }) => ({ invoices: [invoiceUpload] }),
  ),
  cancelOffer: call('cancelOffer', ({ inquiryId, orderId }) => ({
    type: 'cancelOffer',
    id: inquiryId ?? orderId ?? '',
  })),
};

/** The call that a body makes; what is the command's data as it stands needs no reading of its own. */
export function customerCall(action: OfferAction, body: unknown): CustomerCall {
  const read = readings[action];
  if (read) return read(body);
  const command = (extras: Extras) => plainCommand(action, offerActionSchemas[action], body, seenOf(extras));
  return { invoices: [], command };
}

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

/** Addresses as they are stored. Throws where the account is one of our own. */
export function normalise(addresses: Addresses): Addresses {
  refuseOwnAccount(addresses.contractDetails.iban, 'contractDetails.iban');
  return { ...addresses, contractDetails: storedDetails(addresses.contractDetails) };
}
