import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Addresses, ShippingMethod } from './addresses.ts';
import type { Draft } from './draft.ts';
import type {
  Actor,
  Appointment,
  Carrier,
  Declaration,
  DeletionSkipReason,
  MediumRecord,
  Receipt,
  TestResult,
} from './events.ts';
import type { OfferItem } from './item.ts';
import type { ReverseChargeClasses } from './reverse-charge.ts';
import type { ProposedLine } from './sheet.ts';

/** The version of the offer the customer had on the screen (If-Match); without it the current state counts. */
interface Seen {
  seen?: number;
}

export interface AdjustedLineInput {
  itemId: string;
  missingEvidence: string[];
  deductions: { name: string; units: number; evidence: string[] }[];
}

/** What each command carries; money in cents, ids given by the caller. */
export interface CommandData {
  submitOffer: { draft: Draft; inquiryId: string };
  createFromInquiry: { email: string; offeredAsBusiness: boolean; items: OfferItem[]; inquiryId: string };
  addItems: { items: OfferItem[] };
  submitBid: { lines: ProposedLine[]; shippingMethod: ShippingMethod; validUntil: Day };
  reject: { reason: string };
  acceptBid: Seen & { inquiryId: string; declarations: Declaration[] };
  declineBid: Seen & { inquiryId: string };
  submitCounterbid: Seen & { inquiryId: string; counterbid: Cents; declarations: Declaration[] };
  omitCounterbid: { inquiryId: string };
  acceptCounterbid: Record<never, never>;
  declineCounterbid: Record<never, never>;
  /** `reauthenticated`: the password was given again just now (LEG-61). */
  submitAddresses: {
    inquiryId: string;
    addresses: Addresses;
    declarations: Declaration[];
    reauthenticated: boolean;
  };
  linkOrder: { orderId: string };
  createFromOrder: {
    email: string;
    offeredAsBusiness: boolean;
    items: OfferItem[];
    lines: ProposedLine[];
    shippingMethod: ShippingMethod;
    addresses: Addresses;
    orderId: string;
  };
  verifyData: Record<never, never>;
  dispatchPackaging: { trackingNumbers: string[] };
  sendShippingLabel: { carrier: Carrier; trackingNumbers: string[]; labelUpload?: string };
  confirmPickupAppointment: Appointment;
  confirmDeliveryAppointment: Appointment;
  /** The customer names the order; the provider, who fetched the goods, does not. */
  dispatchGoods: { orderId?: string };
  confirmScopeOfSupply: Receipt;
  startDeletion: Record<never, never>;
  finishDeletion: { media: MediumRecord[] };
  skipDeletion: { reason: DeletionSkipReason };
  startTesting: Record<never, never>;
  finishTesting: { lines: TestResult[] };
  adjustBid: { lines: AdjustedLineInput[]; answerUntil: Day };
  skipAdjustingBid: Record<never, never>;
  acceptAdjustedBid: Seen & { orderId: string };
  declineAdjustedBid: Seen & { orderId: string };
  rejectOrder: { reason: string };
  dispatchReturns: { trackingNumbers: string[]; note?: string };
  addCreditNote: { number: string; classes: ReverseChargeClasses };
  issueInvoice: { orderId: string; invoiceUpload: string };
  finishOffer: { orderId: string };
  complete: { paymentReference: string };
  cancel: { reason: string };
  /** The inquiry's or the order's id. */
  /** Free of charge and without a reason, until the goods travel (LEG-10). */
  cancelOffer: { id: string };
}

export type CommandType = keyof CommandData;
export type CommandOf<C extends CommandType> = { type: C } & CommandData[C];

/** A wish to change an offer. */
export type Command = { [C in CommandType]: CommandOf<C> }[CommandType];

/** Who asks, and when: a UTC instant. */
export interface Context {
  actor: Actor;
  now: string;
}
