import type { Cents } from '#domain/values/money.ts';
import type { FoundDefect, PaidDevice, PriceBasis, ReverseCharge, TestedUnit } from '../facts.ts';
import type { DestroyedLot, ItemWithoutMedia, MediumRecord } from '../media/medium-record.ts';
import type { PhotoNumbers } from '../media/photo-numbers.ts';
import type { ContractAddress, ShippingMethod } from '../parties/addresses.ts';
import type { OwnBooks } from '../parties/own-books.ts';
import type { AgreementWay } from '../phase.ts';
import type { TaxTreatment } from '../tax/tax.ts';

/** The provider as its configuration names it on the day a document is issued. */
export interface PaperProvider {
  readonly productName: string;
  readonly name: string;
  readonly legalForm: string;
  readonly owner: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly register: { readonly court: string; readonly number: string };
  readonly vatId: string;
  readonly businessId: string;
  /** Share of VAT on a net price. */
  readonly vatPercent: number;
}

/** Goods of one line, in the words of the day. */
export interface PaperGoods {
  readonly title: string;
  readonly description: string;
  /** As the seller named them. */
  readonly serialNumbers: readonly string[];
  /** The seller's own numbers of the units; documents issued before there were any have none. */
  readonly inventoryNumbers?: readonly string[];
  /** Where the goods were, as the seller calls it. */
  readonly site?: string;
  /** The seller's photos of it, by their numbers. */
  readonly photos?: PhotoNumbers;
}

/** A wording the seller declared, with its version and when (LEG-03); documents issued before that was kept name no time. */
export interface DeclaredText {
  readonly text: string;
  readonly textVersion: string;
  /** UTC instant. */
  readonly at?: string;
}

/** The terms that the seller agreed to, in their own words. */
export interface Terms {
  readonly version: string;
  readonly title: string;
  readonly parts: readonly { readonly type: 'heading' | 'paragraph'; readonly text: string }[];
}

/** What every document names: itself, the process and both sides. */
export interface DocumentHead {
  readonly number: string;
  /** UTC instant. */
  readonly issuedAt: string;
  readonly orderId?: string;
  readonly inquiryId?: string;
  readonly provider: PaperProvider;
  readonly seller?: ContractAddress;
  /** What the seller called the sale on the day it was issued. */
  readonly ownName?: string;
  /** What the seller's own books go by, where they said it. */
  readonly ownBooks?: OwnBooks;
}

/** A medium on a certificate or proof; those issued before more was recorded have the first four fields alone. */
export type PaperMedium = Readonly<Omit<MediumRecord, 'result' | 'itemId'>>;

/** By what whoever holds a certificate finds it on the public check page. */
export interface DocumentCheck {
  /** Printed on it, and known to nobody else. */
  readonly code: string;
  /** Of that page, whole. */
  readonly address: string;
}

/** A device that came without data carriers, or several of one kind. */
export interface GoodsWithoutMedia {
  readonly title: string;
  readonly units: number;
  readonly reason: ItemWithoutMedia['reason'];
  /** Licence plate and serial number, where it is one device. */
  readonly plate?: string;
  readonly serial?: string;
}

export interface MediaSnapshot extends DocumentHead {
  readonly kind: 'deletionCertificate' | 'destructionProof';
  readonly media: readonly PaperMedium[];
  /** Media of this order that stand on the other of the two documents. */
  readonly others: number;
  readonly receivedAt?: string;
  readonly startedAt?: string;
  readonly finishedAt: string;
  /** Where the work was done, and where the goods came from; missing before decision 0605. */
  readonly facility?: string;
  readonly origins?: readonly string[];
  /** Of DIN 66399, 1 to 3, where one was agreed. */
  readonly protectionClass?: number;
  readonly seal?: string;
  readonly signature?: { readonly name: string; readonly role: string };
  /** Number of the withdrawn one whose place it takes. */
  readonly replaces?: string;
  /** Destroyed together, without a serial number of each. */
  readonly lots?: readonly Readonly<DestroyedLot>[];
  /** Devices in which there were no data carriers: of them nothing is certified; older certificates name none. */
  readonly withoutMedia?: readonly GoodsWithoutMedia[];
  /** Certificates issued before there was a check page have none. */
  readonly check?: DocumentCheck;
}

export interface TestedLine extends PaperGoods {
  readonly quantity: number;
  readonly received: number;
  /** Absent where nothing arrived. */
  readonly result?: 'passed' | 'deviating' | 'failed';
  readonly note?: string;
  /** Device by device, where they were tested so; documents issued before that was kept have none. */
  readonly units?: readonly ProtocolUnit[];
}

/** A device as its test has it; what a finding costs by the frozen sheet is in cents per unit. */
export interface ProtocolUnit extends Omit<TestedUnit, 'findings'> {
  readonly findings: readonly (FoundDefect & {
    readonly amount?: Cents;
    /** What the seller had said about it, 'mit Netzteil'. */
    readonly declared?: string;
  })[];
}

export interface TestSnapshot extends DocumentHead {
  readonly kind: 'testProtocol';
  readonly lines: readonly TestedLine[];
  readonly foreign: readonly { readonly description: string; readonly units: number }[];
  readonly note?: string;
  readonly receivedAt?: string;
  readonly startedAt?: string;
  readonly finishedAt: string;
}

export interface PaidLine extends PaperGoods {
  /** Agreed units. */
  readonly quantity: number;
  readonly received: number;
  /** Of those the units that went back by the seller's choice. */
  readonly returned?: number;
  readonly agreed: Cents;
  /** Cents that are paid for the line. */
  readonly total: Cents;
  readonly deductions: readonly { readonly name: string; readonly units: number; readonly amount: Cents }[];
  /** The buyer owes the tax on it (§ 13b UStG). */
  readonly reverseCharge?: boolean;
  /**
   * What the total is made of, device by device, for the books under the margin scheme (§ 25a UStG, INV-14): plate and serial number where
   * they are known, in cents each; the purchase day is `issuedAt`, seller and number are the paper's. Missing on papers with tax and on older ones.
   */
  readonly devices?: readonly Readonly<PaidDevice>[];
}

export interface PaymentSnapshot extends DocumentHead {
  readonly kind: 'purchaseReceipt' | 'selfBilledInvoice';
  readonly lines: readonly PaidLine[];
  /** Cents, the sum of the lines: net for a business, the whole price for a private seller (INV-13). */
  readonly total: Cents;
  readonly agreedTotal: Cents;
  readonly tax: TaxTreatment;
  /** Which lines are taxed at the buyer, and by which agreed sum that was decided (INV-15). */
  readonly reverseCharge?: ReverseCharge;
  readonly agreedAt?: string;
  readonly dispatchedAt?: string;
  readonly receivedAt?: string;
  readonly payee: {
    readonly accountHolder: string;
    readonly iban?: string;
    readonly paypal?: string;
  };
  readonly taxId?: string;
  readonly taxIdType?: 'vatId' | 'businessId' | 'taxNumber';
  /** Of the seller, as an e-invoice names it; documents issued before there were any have none. */
  readonly sellerEmail?: string;
  /** It is an e-invoice: its file holds the XML. By the ids of their rules what an XRechnung of it would lack. */
  readonly eInvoice?: { readonly xrechnungLacks: readonly string[] };
  readonly declarations: readonly DeclaredText[];
  /** When the seller agreed to be paid by Gutschrift (INV-01). */
  readonly selfBillingAgreedAt?: string;
}

/** A Stornobeleg: what it takes back stands in it whole, with the parties, sums and taxes that are turned around. */
export interface CancellationSnapshot extends DocumentHead {
  readonly kind: 'cancellation';
  readonly original: PaymentSnapshot;
  readonly reason: string;
}

export interface AgreedLine extends PaperGoods {
  readonly quantity: number;
  /** Cents for all units. */
  readonly total: Cents;
  /** The seller's own words about them. */
  readonly remarks?: string;
  /** What stands beside it for its tax. */
  readonly taxNote?: string;
  /** What makes the goods worth less and is in the price already. */
  readonly countedIn: readonly string[];
  /** What may be taken off, in cents per unit, beside what the seller said about it. */
  readonly deductions: readonly { readonly name: string; readonly amount: Cents; readonly said?: string }[];
}

/** Who sells by what their account says, before a sale asks for it. */
export interface KnownSeller {
  readonly name: string;
  readonly company?: string;
  readonly street?: string;
  readonly zip?: string;
  readonly city?: string;
}

export interface ContractSnapshot extends DocumentHead {
  readonly kind: 'purchaseContract';
  readonly lines: readonly AgreedLine[];
  readonly total: Cents;
  /** Cents that are paid at least when all goods arrive. */
  readonly minimum: Cents;
  readonly basis: PriceBasis;
  /** The total of a business in its parts, up to gross; absent where the tax is not decided, and in contracts of before. */
  readonly money?: readonly { readonly name: string; readonly amount: Cents }[];
  readonly agreedBy: AgreementWay;
  /** Of the seller, whose address is not asked before the contract. */
  readonly email: string;
  /** What was known of them then; contracts of before have none. */
  readonly account?: KnownSeller;
  readonly shippingMethod: ShippingMethod;
  /** The seller's own words about all goods. */
  readonly comments?: string;
  readonly declarations: readonly DeclaredText[];
  /** Whole; contracts concluded before they were part of it have none. */
  readonly terms?: Terms;
}

/** Somebody who processes data of the sellers for the provider. */
export interface SubProcessor {
  readonly name: string;
  readonly place: string;
  readonly task: string;
}

export interface ProcessingAgreementSnapshot extends DocumentHead {
  readonly kind: 'processingAgreement';
  readonly text: Terms;
  /** When the seller agreed to it; absent where that was not kept. */
  readonly agreedAt?: string;
  /** What happens to the drives, in words, with the units that it concerns: part of the instruction. */
  readonly media: readonly { readonly text: string; readonly units: number }[];
  readonly subProcessors: readonly SubProcessor[];
}

/** Everything a document is made of, kept beside it as plain JSON: later changes elsewhere do not reach it (INV-41). */
export type DocumentSnapshot =
  | MediaSnapshot
  | TestSnapshot
  | PaymentSnapshot
  | CancellationSnapshot
  | ContractSnapshot
  | ProcessingAgreementSnapshot;
