import type { Cents } from '#domain/values/money.ts';
import type { Addresses, ShippingMethod } from './addresses.ts';
import type { Draft } from './draft.ts';
import type {
  Adjustment,
  Appointment,
  Bid,
  Carrier,
  Declaration,
  DeletionSkipReason,
  DocumentKind,
  MediumRecord,
  Receipt,
  ReverseCharge,
  TestResult,
} from './events.ts';
import type { OfferItem } from './item.ts';
import type { AgreementWay, Phase } from './phase.ts';
import type { SheetLine } from './sheet.ts';

export interface Counterbid {
  amount: Cents;
  /** It binds the customer until the end of this day in Europe/Berlin. */
  bindingUntil: string;
  at: string;
}

/** The frozen sheet: from here on only its own deductions can lower the price. */
export interface Agreement {
  lines: SheetLine[];
  total: Cents;
  at: string;
  by: AgreementWay;
}

export type StandingDocument =
  | { type: 'creditNote'; kind: DocumentKind; number: string; total: Cents; reverseCharge?: ReverseCharge; at: string }
  | { type: 'invoice'; upload: string; at: string };

/** One offer as its events tell it: plain JSON, kept as a row beside the log. */
export interface OfferState {
  version: number;
  phase: Phase;
  createdAt: string;
  email: string;
  offeredAsBusiness: boolean;
  inquiryId?: string;
  orderId?: string;
  /** What the customer sent, kept to recognise a repeat; its items are the first `draftItems` of `items`. */
  draft?: Omit<Draft, 'items'>;
  draftItems: number;
  items: OfferItem[];
  shippingMethod?: ShippingMethod;
  bid?: Bid;
  /** Version of the newest bidSubmitted or bidAdjusted: what a decision must have seen. */
  priceVersion: number;
  bidDeclinedAt?: string;
  counterbid?: Counterbid;
  agreement?: Agreement;
  declarations: Declaration[];
  addresses?: Addresses;
  /** Agreement to be paid by Gutschrift; it no longer counts once withdrawn; INV-01. */
  selfBilling?: { agreedAt: string; withdrawnAt?: string };
  /** No payout before this instant: the payment data changed; LEG-61. */
  payoutHoldUntil?: string;
  packaging?: { trackingNumbers: string[] };
  shippingLabelData?: { carrier: Carrier; trackingNumbers: string[]; labelUpload?: string };
  appointment?: Appointment;
  goodsDispatchedAt?: string;
  receipt?: Receipt & { at: string };
  deletion?: { startedAt?: string; finishedAt?: string; skipped?: DeletionSkipReason; media: MediumRecord[] };
  testing?: { startedAt?: string; finishedAt?: string; results: TestResult[] };
  adjustment?: Adjustment & { at: string; answer?: 'accepted' | 'declined' };
  returns: { trackingNumbers: string[]; note?: string; at: string }[];
  /** Cents that are paid out, known from the phase payout on. */
  payoutTotal?: Cents;
  document?: StandingDocument;
  rejection?: { reason: string; at: string };
  orderRejection?: { reason: string; at: string };
  cancellation?: { by: 'customer' | 'provider'; reason?: string; at: string };
  completion?: { paymentReference: string; at: string };
}
