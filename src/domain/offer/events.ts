import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Addresses, ShippingMethod } from './addresses.ts';
import type { Draft } from './draft.ts';
import type { OfferItem } from './item.ts';
import type { SheetLine } from './sheet.ts';

export type Actor = 'customer' | 'provider' | 'system';
export type Carrier = 'dhl' | 'dpd';
export type PriceBasis = 'net' | 'flat';

/** The lines of which the buyer owes the tax, decided by the agreed sum and kept with the document (INV-15). */
export interface ReverseCharge {
  /** Cents, net, agreed for all listed goods. */
  sum: Cents;
  threshold: Cents;
  itemIds: string[];
}

/** A text the customer has ticked, with the version of that text; LEG-03. */
export interface Declaration {
  name: DeclarationName;
  textVersion: string;
}
export const declarationNames = ['ownership', 'terms', 'adult', 'authorised', 'dataProcessing', 'selfBilling'] as const;
export type DeclarationName = (typeof declarationNames)[number];

/** The provider's binding price sheet with its deadline. */
export interface Bid {
  lines: SheetLine[];
  total: Cents;
  minimum: Cents;
  basis: PriceBasis;
  shippingMethod: ShippingMethod;
  /** Open until the end of this day in Europe/Berlin. */
  validUntil: Day;
}

export interface Appointment {
  date: Day;
  /** `HH:mm`, Europe/Berlin. */
  timeFrom: string;
  timeTo: string;
}

export interface ReceivedLine {
  itemId: string;
  received: number;
}
export interface UnexpectedItems {
  description: string;
  units: number;
}
export interface Receipt {
  lines: ReceivedLine[];
  /** What arrived and belongs to no line: it goes back free of charge. */
  foreign: UnexpectedItems[];
  note?: string;
}

export type DeletionSkipReason = 'noMedia' | 'mediaRemovedByCustomer' | 'customerWaived' | 'destroyedInstead';
export interface MediumRecord {
  serial: string;
  model: string;
  method: string;
  result: 'erased' | 'destroyed' | 'failed' | 'notDetected';
}
export interface TestResult {
  itemId: string;
  result: 'passed' | 'deviating' | 'failed';
  note?: string;
}

export interface AppliedDeduction {
  name: string;
  /** How many of the arrived units get it. */
  units: number;
  /** Cents per unit, as on the sheet. */
  amount: Cents;
  evidence: string[];
}
export interface AdjustedLine {
  itemId: string;
  quantity: number;
  received: number;
  /** Cents agreed for the whole line. */
  agreed: Cents;
  /** Cents for what arrived, after its deductions. */
  total: Cents;
  missingEvidence: string[];
  deductions: AppliedDeduction[];
}
export interface Adjustment {
  lines: AdjustedLine[];
  total: Cents;
  /** The customer answers until the end of this day in Europe/Berlin; silence never accepts. */
  answerUntil: Day;
}

export type DocumentKind = 'purchaseReceipt' | 'selfBilledInvoice';

/** What each of the 39 live offer events of spec.md section 4 carries. */
export interface EventData {
  linkedToUpload: { itemsListUpload?: string; itemImageUploads: string[] };
  submitted: Omit<Draft, 'itemsListUpload' | 'itemImageUploads'>;
  linkedToInquiry: { inquiryId: string };
  itemsAdded: { items: OfferItem[] };
  createdFromInquiry: { email: string; offeredAsBusiness: boolean; inquiryId: string };
  bidSubmitted: Bid;
  rejected: { reason: string };
  bidAccepted: { declarations: Declaration[] };
  bidDeclined: Record<never, never>;
  counterbidSubmitted: { amount: Cents; bindingUntil: Day; declarations: Declaration[] };
  counterbidOmitted: Record<never, never>;
  counterbidAccepted: { lines: SheetLine[]; total: Cents };
  counterbidDeclined: Record<never, never>;
  addressesSubmitted: { addresses: Addresses; declarations: Declaration[]; payoutHoldUntil?: string };
  linkedToOrder: { orderId: string };
  createdFromOrder: {
    email: string;
    offeredAsBusiness: boolean;
    items: OfferItem[];
    sheet: SheetLine[];
    total: Cents;
    shippingMethod: ShippingMethod;
    addresses: Addresses;
    orderId: string;
  };
  dataVerified: Record<never, never>;
  packagingDispatched: { trackingNumbers: string[] };
  shippingLabelSent: { carrier: Carrier; trackingNumbers: string[]; labelUpload?: string };
  goodsDispatched: Record<never, never>;
  pickupAppointmentConfirmed: Appointment;
  deliveryAppointmentConfirmed: Appointment;
  scopeOfSupplyConfirmed: Receipt;
  testingStarted: Record<never, never>;
  testingFinished: { lines: TestResult[] };
  deletionSkipped: { reason: DeletionSkipReason };
  deletionStarted: Record<never, never>;
  deletionFinished: { media: MediumRecord[] };
  orderRejected: { reason: string };
  returnsDispatched: { trackingNumbers: string[]; note?: string };
  bidAdjusted: Adjustment;
  adjustingBidSkipped: Record<never, never>;
  adjustedBidAccepted: Record<never, never>;
  adjustedBidDeclined: Record<never, never>;
  creditNoteAdded: { number: string; kind: DocumentKind; total: Cents; reverseCharge?: ReverseCharge };
  invoiceIssued: { invoiceUpload: string };
  finished: Record<never, never>;
  cancelled: { reason?: string };
  completed: { paymentReference: string };
}

/** The 39 names in the specification's order, unchanged. */
export const eventTypes = [
  'linkedToUpload',
  'submitted',
  'linkedToInquiry',
  'itemsAdded',
  'createdFromInquiry',
  'bidSubmitted',
  'rejected',
  'bidAccepted',
  'bidDeclined',
  'counterbidSubmitted',
  'counterbidOmitted',
  'counterbidAccepted',
  'counterbidDeclined',
  'addressesSubmitted',
  'linkedToOrder',
  'createdFromOrder',
  'dataVerified',
  'packagingDispatched',
  'shippingLabelSent',
  'goodsDispatched',
  'pickupAppointmentConfirmed',
  'deliveryAppointmentConfirmed',
  'scopeOfSupplyConfirmed',
  'testingStarted',
  'testingFinished',
  'deletionSkipped',
  'deletionStarted',
  'deletionFinished',
  'orderRejected',
  'returnsDispatched',
  'bidAdjusted',
  'adjustingBidSkipped',
  'adjustedBidAccepted',
  'adjustedBidDeclined',
  'creditNoteAdded',
  'invoiceIssued',
  'finished',
  'cancelled',
  'completed',
] as const satisfies readonly (keyof EventData)[];

export type EventType = (typeof eventTypes)[number];

/** A fact as decided, not yet numbered. */
export type NewEvent = { [T in EventType]: { type: T; data: EventData[T] } }[EventType];

/** A past fact in an offer's log; `version` counts 1, 2, 3 …, `at` is a UTC instant. */
export type OfferEvent = NewEvent & { version: number; actor: Actor; at: string };
