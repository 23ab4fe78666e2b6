import type { OtherTax } from '#domain/offer/tax/price-tax.ts';
import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { InvoiceSyntax } from '../reading/invoice-syntax.ts';
import type { InvoiceFinding } from './findings.ts';

/** What a file is: an e-invoice, one inside of a PDF, an invoice of another kind, or nothing that can be read. */
export const invoiceKinds = ['eInvoice', 'hybrid', 'otherInvoice', 'unread'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Whether an own invoice is paid: a person has to look, it goes back to the seller, or nothing stands against it. */
export const invoiceVerdicts = ['payable', 'waits', 'refused'] as const;
export type InvoiceVerdict = (typeof invoiceVerdicts)[number];

/** What an invoice says, as far as it was read; amounts in cents, which may have a fraction. */
export interface InvoiceSays {
  readonly number?: string;
  readonly issueDate?: Day;
  readonly typeCode?: string;
  readonly seller?: string;
  readonly taxId?: string;
  readonly buyer?: string;
  readonly supplied?: Day;
  readonly net?: Cents;
  readonly tax?: Cents;
  readonly gross?: Cents;
}

/** What is owed by our sheet, as it was decided at the time: the books go by it whatever is decided later. */
export interface OwedSums {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
  /** How the price is taxed, with the part of `net` on which we owe the tax; absent in reports from before decision 0650. */
  readonly treatment?: { readonly kind: Exclude<OtherTax, 'undecided'> | 'standard'; readonly untaxed: Cents };
}

/** What was found out about an own invoice, kept as it was found (INV-21). */
export interface InvoiceReport {
  readonly kind: InvoiceKind;
  readonly syntax?: InvoiceSyntax;
  readonly specification?: string;
  readonly says: InvoiceSays;
  /** What is owed, at the time of the check; absent where the tax is not decided. */
  readonly owed?: OwedSums;
  readonly findings: readonly InvoiceFinding[];
  /** What is right, in plain words. */
  readonly right: readonly string[];
}

/** What follows from a report by itself; what the program does not see through waits for a person. */
export function verdictOfReport({ kind, findings }: Pick<InvoiceReport, 'kind' | 'findings'>): InvoiceVerdict {
  if (findings.some(({ effect }) => effect === 'refuse')) return 'refused';
  return kind === 'otherInvoice' || findings.some(({ effect }) => effect === 'wait') ? 'waits' : 'payable';
}

/** Whether its tax is a cent beside ours: whoever lets it be paid says why, and pays what it says. */
export function isRounded(findings: readonly Pick<InvoiceFinding, 'code'>[]): boolean {
  return findings.some(({ code }) => code === 'taxRounded');
}

/** By how many cents, up or down, more is paid and booked than we owe by our sheet: the tax of an invoice that a person took though it is rounded otherwise. */
export function acceptedRounding({
  verdict,
  findings,
  says,
  owed,
}: Pick<InvoiceReport, 'findings' | 'says' | 'owed'> & { readonly verdict: InvoiceVerdict }): Cents {
  if (verdict !== 'payable' || !isRounded(findings) || says.tax === undefined || !owed) return 0;
  return says.tax - owed.tax;
}
