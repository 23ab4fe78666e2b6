import type { ListedClass } from '#domain/catalogue/goods-facts.ts';
import type { Day } from '#domain/values/day.ts';
import type { Grade } from '#domain/values/grade.ts';
import type { Cents } from '#domain/values/money.ts';
import type { ShippingMethod } from './parties/addresses.ts';
import type { SheetLine } from './price/sheet.ts';

/** What a carrier scans in place of a printed label: a picture, a number, or both, and the last day on which it does. */
export interface LabelCode {
  imageUpload?: string;
  number?: string;
  validUntil?: Day;
}

export const carriers = ['dhl', 'dpd'] as const;
export type Carrier = (typeof carriers)[number];

export const priceBases = ['net', 'flat'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** The lines of which the buyer owes the tax, decided by the agreed sum and kept with the document (INV-15). */
export interface ReverseCharge {
  /** Cents, net, agreed for all listed goods. */
  sum: Cents;
  threshold: Cents;
  itemIds: string[];
}

/** What the goods of a contract do to its tax: the buyer owes that of these lines, somebody has to look first, or nothing. */
export type JudgedReverseCharge = ReverseCharge | 'review' | 'none';

/** By item: the goods that are listed, or may be, as the catalogue knew them when the price was made; all others are not. */
export type ListedGoods = Readonly<Record<string, ListedClass>>;

/** The provider's binding price sheet with its deadline. */
export interface Bid {
  lines: SheetLine[];
  total: Cents;
  minimum: Cents;
  basis: PriceBasis;
  shippingMethod: ShippingMethod;
  /** Open until the end of this day in Europe/Berlin. */
  validUntil: Day;
  /** The customer may sell some of the lines alone: at exactly their sum that is agreed to beforehand. */
  linesOptional?: true;
  /** Of those the items that are sold in any case. */
  fixedItemIds?: string[];
}

export interface Appointment {
  date: Day;
  /** `HH:mm`, Europe/Berlin. */
  timeFrom: string;
  timeTo: string;
}

/** How far it is with handing over goods: what was sent for it, when they are fetched or brought, and when they left. */
export interface Handover {
  packaging?: { trackingNumbers: string[] };
  shippingLabelData?: { carrier: Carrier; trackingNumbers: string[]; labelUpload?: string; qrCode?: LabelCode };
  appointment?: Appointment;
  goodsDispatchedAt?: string;
}

/** What is meant for one of several places names it; without several there is no name. */
export type AtSite<Data> = Data & { site?: string };

/** The same of one of several places. */
export interface SiteHandover extends Handover {
  site: string;
}

export interface ReceivedLine {
  itemId: string;
  received: number;
}
export interface UnexpectedItems {
  description: string;
  units: number;
}
/** A device as it arrived, under its licence plate. */
export interface ReceivedUnit {
  plate: string;
  /** The line it belongs to; none where nobody announced it. */
  itemId?: string;
  serial?: string;
  inventoryNumber?: string;
}
export interface Receipt {
  lines: ReceivedLine[];
  /** What arrived and belongs to no line: it goes back free of charge. */
  foreign: UnexpectedItems[];
  note?: string;
  /** Device by device, where they were recorded so. */
  units?: ReceivedUnit[];
  proof?: ReceiptProof;
}
/** What shows how the goods came: it stands for what is missing. */
export interface ReceiptProof {
  /** Photos of the parcels as they were opened. */
  photos: string[];
  /** Of all that came, in grams. */
  weight?: number;
}

export const deletionSkipReasons = ['noMedia', 'mediaRemovedByCustomer', 'customerWaived', 'destroyedInstead'] as const;
export type DeletionSkipReason = (typeof deletionSkipReasons)[number];

export const testVerdicts = ['passed', 'deviating', 'failed'] as const;
export type TestVerdict = (typeof testVerdicts)[number];
export interface TestResult {
  itemId: string;
  result: TestVerdict;
  note?: string;
  /** Device by device, where they were tested so. */
  units?: TestedUnit[];
}

/** A device by the numbers that its seller and the house know it by. */
export interface NumberedUnit {
  plate: string;
  serial?: string;
  inventoryNumber?: string;
}

/** What speaks against a device, in the words of the day. */
export interface FoundDefect {
  id: string;
  code: string;
  text: string;
  /** The entry of the frozen sheet that it leads to; without one it is information. */
  deduction?: string;
  note?: string;
  /** Addresses of uploads. */
  photos: string[];
}

/** A device with what its test told, as the protocol has it. */
export interface TestedUnit extends NumberedUnit {
  functional: Grade;
  cosmetic: Grade;
  /** What made the grades. */
  because: string[];
  /** What was answered, in words: 'Startet das Gerät?', 'startet'. */
  answers: { name: string; value: string }[];
  findings: FoundDefect[];
  /** What the machine says of itself beside what was declared, and by which tool. */
  machine?: { tool: string; lines: { what: string; declared: string; found: string; differs?: true }[] };
  /** UTC instant. */
  at: string;
}

export interface AppliedDeduction {
  name: string;
  /** How many of the arrived units get it. */
  units: number;
  /** Cents per unit, as on the sheet. */
  amount: Cents;
  evidence: string[];
  /** Device by device, what it was found on; the record of the test is evidence as well. */
  found?: DeductedUnit[];
}
/** A finding on a device for which the sheet names a deduction. */
export interface DeductedUnit extends NumberedUnit {
  findingId: string;
  text: string;
  note?: string;
  photos: string[];
}
/** A deduction that the sheet names and the provider does not make, and why. */
export interface WaivedDeduction {
  name: string;
  units: number;
  note: string;
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
  waived?: WaivedDeduction[];
  /** Arrived units that go back by the seller's choice: total and deductions are of those that stay. */
  returned?: number;
}
export interface Adjustment {
  lines: AdjustedLine[];
  total: Cents;
  /** The customer answers until the end of this day in Europe/Berlin; silence never accepts. */
  answerUntil: Day;
  /** The customer may take some of the arrived units back and is paid for the others. */
  returnsOptional?: true;
  /** Of those the items that cannot go back. */
  fixedItemIds?: string[];
}

export const adjustmentAnswers = ['accepted', 'declined'] as const;
/** What the customer said to an adjusted bid. */
export type AdjustmentAnswer = (typeof adjustmentAnswers)[number];

export const documentKinds = ['purchaseReceipt', 'selfBilledInvoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Why a paper of ours no longer stands: the seller objected to it (INV-02), or we took it back. */
export const documentEnds = ['objected', 'cancelled'] as const;
export type DocumentEnd = (typeof documentEnds)[number];

/** A Gutschrift or an Ankaufbeleg that no longer stands; `total` in cents, as `creditNoteAdded` has it. */
export interface EndedDocument {
  kind: DocumentKind;
  number: string;
  total: Cents;
  /** UTC instants: when it was issued, and when it ended. */
  at: string;
  endedAt: string;
  end: DocumentEnd;
  /** The seller's words on an objection, ours on a cancellation. */
  reason?: string;
  /** Number of the Stornobeleg; an objection has none (docs/decisions/0630). */
  cancellation?: string;
}

/** Devices of a line at one price: a device by its plate or serial number, or several alike that nobody told apart. */
export interface PaidDevice {
  plate?: string;
  serial?: string;
  units: number;
  /** Cents for each of them. */
  price: Cents;
}

/** The price of a line on its devices (INV-14): together they make up the price of the line. */
export interface DeviceSplit {
  itemId: string;
  devices: PaidDevice[];
}
