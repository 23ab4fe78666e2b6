import type { Cents } from '#domain/values/money.ts';
import type { Actor } from './actor.ts';
import type { Draft } from './draft.ts';
import type {
  Adjustment,
  AdjustmentAnswer,
  Bid,
  DeletionSkipReason,
  DocumentKind,
  EndedDocument,
  Handover,
  JudgedReverseCharge,
  ListedGoods,
  Receipt,
  ReverseCharge,
  SiteHandover,
  TestResult,
} from './facts.ts';
import type { OfferItem } from './item.ts';
import type { RecordedMedia } from './media/medium-record.ts';
import type { Declaration } from './papers/declarations.ts';
import type { Addresses, ShippingMethod } from './parties/addresses.ts';
import type { InquiryContact } from './parties/inquiry-contact.ts';
import type { AgreementWay, Phase } from './phase.ts';
import type { SheetLine } from './price/sheet.ts';
import type { TaxDecision, TaxDesk } from './tax/tax-facts.ts';

export interface Counterbid {
  amount: Cents;
  /** The items that are sold for it; all where none are named. */
  itemIds?: string[];
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
  | {
      type: 'creditNote';
      kind: DocumentKind;
      number: string;
      total: Cents;
      reverseCharge?: ReverseCharge;
      /** By which it was written, where a person had to decide. */
      taxDecision?: TaxDecision;
      at: string;
    }
  | { type: 'invoice'; upload: string; at: string };

/** Everything that can be known of an offer: plain JSON, kept as a row outside the event log. */
export interface OfferFacts extends Handover {
  version: number;
  phase: Phase;
  createdAt: string;
  /** How often what is bounded (`atMost` of its event) was recorded; what never was is missing. */
  times?: Readonly<Record<string, number>>;
  email: string;
  offeredAsBusiness: boolean;
  inquiryId?: string;
  orderId?: string;
  /** What the customer sent, kept to recognise a repeat; its items are the first `draftItems` of `items`. */
  draft?: Omit<Draft, 'items'>;
  draftItems: number;
  /** Who called or wrote, where the provider took the inquiry down. */
  contact?: InquiryContact;
  items: OfferItem[];
  /** What was offered before only some lines of the bid were sold; the rest stays with the customer. */
  offered?: OfferItem[];
  shippingMethod?: ShippingMethod;
  bid?: Bid;
  /** Which goods of a business are listed in § 13b UStG, as known with its price; missing in logs from before decision 0595 (INV-15). */
  listedGoods?: ListedGoods;
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
  /** How far each of several places is with handing over; `goodsDispatchedAt` is there once the last has. */
  siteHandovers?: SiteHandover[];
  receipt?: Receipt & { at: string };
  deletion?: RecordedMedia & { startedAt?: string; finishedAt?: string; skipped?: DeletionSkipReason };
  testing?: { startedAt?: string; finishedAt?: string; results: TestResult[] };
  /** Where units go back, lines and total are of what stays, and `sent` is how they were sent. */
  adjustment?: Adjustment & { at: string; answer?: AdjustmentAnswer; sent?: Pick<Adjustment, 'lines' | 'total'> };
  returns: { trackingNumbers: string[]; note?: string; at: string }[];
  /** Cents that are paid out, known from the phase payout on. */
  payoutTotal?: Cents;
  /** Judged when the price was settled (INV-15); missing before, and where that happened before it was judged there (decision 0595). */
  reverseCharge?: JudgedReverseCharge;
  document?: StandingDocument;
  /** Our papers that no longer stand, in the order in which they ended; missing where there are none. */
  endedDocuments?: EndedDocument[];
  /** Outside the event log: laid over the offer where it is read (docs/decisions/0638). */
  taxDesk?: TaxDesk;
  rejection?: { reason: string; at: string };
  orderRejection?: { reason: string; at: string };
  cancellation?: { by: Exclude<Actor, 'system'>; reason?: string; at: string };
  completion?: { paymentReference: string; at: string };
}

const bid = ['shippingMethod', 'bid'] as const;
const agreed = ['shippingMethod', 'agreement'] as const;
const addressed = [...agreed, 'addresses'] as const;
const ordered = [...addressed, 'orderId'] as const;
const received = [...ordered, 'receipt'] as const;
const erased = [...received, 'deletion'] as const;
const tested = [...erased, 'testing'] as const;
const payout = [...tested, 'payoutTotal'] as const;
const finished = [...payout, 'document'] as const;

/** What an offer in each phase has for certain, beside what every offer has; `evolve` holds every state to it. */
const certain = {
  initiated: [],
  submitted: [],
  bidPlaced: bid,
  counterbidOpen: [...bid, 'bidDeclinedAt'],
  counterbidPlaced: [...bid, 'counterbid'],
  agreed,
  addressed,
  ordered,
  handover: ordered,
  inTransit: [...ordered, 'goodsDispatchedAt'],
  received,
  erased,
  tested,
  adjusted: [...tested, 'adjustment'],
  payout,
  finished,
  rejected: ['rejection'],
  declined: [...bid, 'bidDeclinedAt'],
  counterbidRefused: [...bid, 'counterbid'],
  returning: [...ordered, 'orderRejection'],
  aborted: [...ordered, 'orderRejection'],
  cancelled: ['cancellation'],
  completed: [...finished, 'completion'],
} as const satisfies Record<Phase, readonly (keyof OfferFacts)[]>;

type Certain<P extends Phase> = Required<Pick<OfferFacts, (typeof certain)[P][number]>>;

/** One offer as its events tell it; its phase says what is there: an agreed offer has an agreement. */
export type OfferState = { [P in Phase]: OfferFacts & { phase: P } & Certain<P> }[Phase];

/** An offer in one of these phases, with what it has for certain there. */
export type OfferIn<P extends Phase> = Extract<OfferState, { phase: P }>;

/** Whether the offer is in one of these phases. */
export function isIn<P extends Phase>(state: OfferState, phases: readonly P[]): state is OfferIn<P> {
  return phases.some((phase) => phase === state.phase);
}

/** The facts as an offer; throws where something is missing that its phase promises, which no command of ours leads to. */
export function checkedOffer(facts: OfferFacts): OfferState {
  if (isSound(facts)) return facts;
  throw new Error(`An offer in the phase ${facts.phase} lacks ${missing(facts).join(', ')}`);
}

function isSound(facts: OfferFacts): facts is OfferState {
  return missing(facts).length === 0;
}

function missing(facts: OfferFacts): (keyof OfferFacts)[] {
  return certain[facts.phase].filter((fact) => facts[fact] === undefined);
}

/** A fact that the offer's history implies where its phase alone does not tell; throws on an offer without it. */
export function requireFact<K extends keyof OfferFacts>(facts: OfferFacts, fact: K): Exclude<OfferFacts[K], undefined> {
  const value = facts[fact];
  if (isThere(value)) return value;
  throw new Error(`An offer in the phase ${facts.phase} lacks ${fact}`);
}

function isThere<V>(value: V): value is Exclude<V, undefined> {
  return value !== undefined;
}
