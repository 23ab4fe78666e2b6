import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';

/**
 * An invoice by the semantic model of EN 16931-1, whichever syntax it is written in (CII, UBL) and whoever wrote it. Each field names
 * its business term. What a foreign invoice leaves out is absent here, for the rules (rules.ts) to say; empty texts count as absent.
 *
 * Amounts are cents. A foreign invoice may write more than two decimals: then they are a fraction of cents, which a rule refuses.
 * Codes are kept as they were written.
 */
export interface EnInvoice {
  /** BT-24: by which rules it is made, a URN. */
  readonly specification?: string;
  /** BT-23 */
  readonly process?: string;
  /** BT-1 */
  readonly number?: string;
  /** BT-2 */
  readonly issueDate?: Day;
  /** BT-3: 380 an invoice, 389 one that the buyer wrote (Gutschrift), 384 a correction, 381 a credit note … */
  readonly typeCode?: string;
  /** BT-5 */
  readonly currency?: string;
  /** BT-6, where the tax is told in another currency too. */
  readonly taxCurrency?: string;
  /** BT-7 */
  readonly taxPointDate?: Day;
  /** BT-8: what tells the day instead. */
  readonly taxPointCode?: string;
  /** BT-9 */
  readonly dueDate?: Day;
  /** BT-20 */
  readonly paymentTerms?: string;
  /** BT-10 */
  readonly buyerReference?: string;
  /** BT-12 */
  readonly contractReference?: string;
  /** BT-13: the buyer's number of the order. */
  readonly orderReference?: string;
  /** BT-14: the seller's number of the order. */
  readonly salesOrderReference?: string;
  /** BT-19: where the buyer's books put it. */
  readonly accountingReference?: string;
  /** BG-1 */
  readonly notes: readonly InvoiceNote[];
  /** BG-3 */
  readonly preceding: readonly PrecedingInvoice[];
  /** BG-4 */
  readonly seller: InvoiceParty;
  /** BG-7 */
  readonly buyer: InvoiceParty;
  /** BG-10: who is paid, where it is not the seller. */
  readonly payee?: { readonly name?: string; readonly id?: SchemedText; readonly registration?: SchemedText };
  /** BG-11: the seller's tax representative. */
  readonly taxRepresentative?: InvoiceParty;
  /** BG-13 to BG-15 */
  readonly delivery?: InvoiceDelivery;
  /** BG-16 */
  readonly payment?: PaymentInstructions;
  /** BG-20 and BG-21 of the whole invoice. */
  readonly allowances: readonly AllowanceOrCharge[];
  readonly charges: readonly AllowanceOrCharge[];
  /** BG-22 */
  readonly totals: InvoiceTotals;
  /** BG-23 */
  readonly taxes: readonly TaxSubtotal[];
  /** BG-25 */
  readonly lines: readonly InvoiceLine[];
  /** BT-18: of what the invoice is about, with the code of what it is. */
  readonly object?: SchemedText;
  /** BG-24: what comes with it, by name; the contents are no part of the model. */
  readonly attachments?: readonly InvoiceAttachment[];
}

/** BG-1 */
export interface InvoiceNote {
  /** BT-22 */
  readonly text: string;
  /** BT-21: a code of UNTDID 4451. */
  readonly subject?: string;
}

/** BG-24 */
export interface InvoiceAttachment {
  /** BT-122 */
  readonly id?: string;
  /** BT-123 */
  readonly description?: string;
  /** BT-125: name and type of the file inside. */
  readonly fileName?: string;
  readonly mediaType?: string;
}

/** BG-3 */
export interface PrecedingInvoice {
  /** BT-25 */
  readonly number?: string;
  /** BT-26 */
  readonly issueDate?: Day;
}

/** BG-4, BG-7 or BG-11. */
export interface InvoiceParty {
  /** BT-27, BT-44 */
  readonly name?: string;
  /** BT-28, BT-45 */
  readonly tradingName?: string;
  /** BT-29, BT-46 */
  readonly ids?: readonly SchemedText[];
  /** BT-30, BT-47 */
  readonly registration?: SchemedText;
  /** BT-31, BT-48: the Umsatzsteuer-Identifikationsnummer. */
  readonly vatId?: string;
  /** BT-32, of a seller only: the Steuernummer. */
  readonly taxNumber?: string;
  /** BT-33: what else the law wants said of a seller. */
  readonly legalText?: string;
  /** BT-34, BT-49 */
  readonly electronicAddress?: SchemedText;
  /** BG-5, BG-8 */
  readonly address?: PostalAddress;
  /** BG-6, BG-9 */
  readonly contact?: { readonly name?: string; readonly phone?: string; readonly email?: string };
}

/** A text with the code of the scheme that it belongs to. */
export interface SchemedText {
  readonly value: string;
  readonly scheme?: string;
}

/** BG-5, BG-8, BG-15 */
export interface PostalAddress {
  /** BT-35, BT-36, BT-162 (buyer BT-50, BT-51, BT-163; delivery BT-75, BT-76, BT-165), in this order. */
  readonly lines: readonly string[];
  /** BT-37, BT-52, BT-77 */
  readonly city?: string;
  /** BT-38, BT-53, BT-78 */
  readonly zip?: string;
  /** BT-39, BT-54, BT-79 */
  readonly subdivision?: string;
  /** BT-40, BT-55, BT-80: ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** BG-13 to BG-15 */
export interface InvoiceDelivery {
  /** BT-70 */
  readonly name?: string;
  /** BT-71 */
  readonly placeId?: SchemedText;
  /** BT-72: the time of supply (§ 14 Abs. 4 Nr. 6 UStG). */
  readonly date?: Day;
  /** BG-14: BT-73, BT-74 */
  readonly period?: InvoicePeriod;
  readonly address?: PostalAddress;
}

export interface InvoicePeriod {
  readonly from?: Day;
  readonly to?: Day;
}

/** BG-16 */
export interface PaymentInstructions {
  /** BT-81: a code of UNTDID 4461; 58 is a SEPA credit transfer, 68 an online payment service. */
  readonly meansCode?: string;
  /** BT-82 */
  readonly meansText?: string;
  /** BT-83: what the payment names. */
  readonly remittance?: string;
  /** BG-17 */
  readonly transfers: readonly CreditTransfer[];
  /** BG-18 */
  readonly card?: { readonly number: string };
  /** BG-19 */
  readonly directDebit?: { readonly mandate?: string; readonly creditorId?: string; readonly account?: string };
}

/** BG-17 */
export interface CreditTransfer {
  /** BT-84: an IBAN, without blanks. */
  readonly account?: string;
  /** BT-85 */
  readonly holder?: string;
  /** BT-86: a BIC. */
  readonly bank?: string;
}

/** BG-20, BG-21 of the invoice; BG-27, BG-28 of a line, which have no tax of their own. */
export interface AllowanceOrCharge {
  /** BT-92, BT-99, BT-136, BT-141 */
  readonly amount?: Cents;
  /** BT-93, BT-100, BT-137, BT-142 */
  readonly baseAmount?: Cents;
  /** BT-94, BT-101, BT-138, BT-143 */
  readonly percent?: number;
  /** BT-95, BT-102 */
  readonly category?: string;
  /** BT-96, BT-103 */
  readonly rate?: number;
  /** BT-97, BT-104, BT-139, BT-144 */
  readonly reason?: string;
  /** BT-98, BT-105, BT-140, BT-145 */
  readonly reasonCode?: string;
}

/** BG-22 */
export interface InvoiceTotals {
  /** BT-106: sum of the lines. */
  readonly lines?: Cents;
  /** BT-107 */
  readonly allowances?: Cents;
  /** BT-108 */
  readonly charges?: Cents;
  /** BT-109 */
  readonly net?: Cents;
  /** BT-110 */
  readonly tax?: Cents;
  /** BT-111, in the currency of BT-6. */
  readonly taxInTaxCurrency?: Cents;
  /** BT-112 */
  readonly gross?: Cents;
  /** BT-113 */
  readonly prepaid?: Cents;
  /** BT-114 */
  readonly rounding?: Cents;
  /** BT-115: what is to be paid. */
  readonly payable?: Cents;
}

/** BG-23: the lines of one category and rate together. */
export interface TaxSubtotal {
  /** BT-116 */
  readonly taxable?: Cents;
  /** BT-117 */
  readonly tax?: Cents;
  /** BT-118: S, Z, E, AE, K, G, O, L or M. */
  readonly category?: string;
  /** BT-119: per cent. */
  readonly rate?: number;
  /** BT-120 */
  readonly reason?: string;
  /** BT-121: a code of the VATEX list. */
  readonly reasonCode?: string;
}

/** BG-25 */
export interface InvoiceLine {
  /** BT-126 */
  readonly id?: string;
  /** BT-127 */
  readonly note?: string;
  /** BT-129 */
  readonly quantity?: number;
  /** BT-130: a code of UN/ECE Recommendation 20 or 21; H87 is a piece, C62 one. */
  readonly unit?: string;
  /** BT-131 */
  readonly net?: Cents;
  /** BT-132 */
  readonly orderLine?: string;
  /** BT-133 */
  readonly accountingReference?: string;
  /** BG-26: BT-134, BT-135 */
  readonly period?: InvoicePeriod;
  /** BG-27 */
  readonly allowances: readonly AllowanceOrCharge[];
  /** BG-28 */
  readonly charges: readonly AllowanceOrCharge[];
  /** BG-29 */
  readonly price: LinePrice;
  /** BT-151 */
  readonly category?: string;
  /** BT-152: per cent. */
  readonly rate?: number;
  /** BG-31 */
  readonly item: InvoiceItem;
}

/** BG-29, in cents that may have a fraction. */
export interface LinePrice {
  /** BT-146: for as many units as BT-149 says. */
  readonly net?: number;
  /** BT-147 */
  readonly discount?: number;
  /** BT-148 */
  readonly gross?: number;
  /** BT-149; 1 where it is absent. */
  readonly baseQuantity?: number;
  /** BT-150 */
  readonly baseUnit?: string;
}

/** BG-31 */
export interface InvoiceItem {
  /** BT-153 */
  readonly name?: string;
  /** BT-154 */
  readonly description?: string;
  /** BT-155 */
  readonly sellerId?: string;
  /** BT-156 */
  readonly buyerId?: string;
  /** BT-157: a GTIN, say. */
  readonly standardId?: SchemedText;
  /** BT-158 */
  readonly classes?: readonly SchemedText[];
  /** BT-159 */
  readonly origin?: string;
  /** BG-32: BT-160 and BT-161. */
  readonly attributes?: readonly { readonly name?: string; readonly value?: string }[];
}

/** What BT-24 says of the invoices that we write and know. */
export const specifications = {
  /** The standard itself, which ZUGFeRD's profile EN 16931 is. */
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

/** BT-3 of what we write ourselves. */
export const ownTypeCodes = { invoice: '380', creditNote: '381', correction: '384', selfBilled: '389' } as const;
