import { type Cents, formatMoney } from '#domain/values/money.ts';
import { isRoundedTax } from './check-owed.ts';
import { findingOf, type InvoiceFinding } from './findings.ts';
import { type InvoiceReport, type InvoiceVerdict, isRounded } from './invoice-report.ts';

/** What a person compares of an invoice that the program cannot read, one by one with what is owed. */
export const comparedParts = {
  parties: 'Aussteller und Empfänger mit Anschrift',
  dates: 'Rechnungsdatum und Leistungsdatum',
  goods: 'Menge und Bezeichnung der Geräte',
  net: 'Nettobetrag',
  tax: 'Umsatzsteuer oder der Hinweis, warum keine anfällt',
  gross: 'Bruttobetrag',
} as const satisfies Readonly<Record<string, string>>;
export type ComparedPart = keyof typeof comparedParts;

/** What a person says of an own invoice. */
export interface InvoiceJudgement {
  readonly verdict: Exclude<InvoiceVerdict, 'waits'>;
  /** Read by the seller of a refused one, kept beside a payable one. */
  readonly reason?: string | undefined;
  readonly compared?: readonly ComparedPart[] | undefined;
  readonly invoiceNumber?: string | undefined;
  /** Cents of tax as a person read them where the program cannot. */
  readonly tax?: Cents | undefined;
}

/**
 * A report with what a person read of an invoice that the program cannot read: a tax beside ours is said like that of any other, and with it its gross
 * sum, so that payment and books go by it (acceptedRounding).
 */
export function withReadTax<Report extends InvoiceReport>(report: Report, tax: Cents | undefined): Report {
  const { kind, owed, says, findings } = report;
  if (kind !== 'otherInvoice' || tax === undefined || tax === owed?.tax) return report;
  const code = owed && isRoundedTax(tax, owed.tax) ? 'taxRounded' : 'taxOther';
  const read = owed && { net: owed.net, gross: owed.net + tax };
  return {
    ...report,
    says: { ...says, ...read, tax },
    findings: [...findings, findingOf(code, formatMoney(tax), owed && formatMoney(owed.tax))],
  };
}

/** What the program found out of an invoice that it cannot read, without what a person has read of it. */
export function foundByProgram({
  kind,
  findings,
}: Pick<InvoiceReport, 'kind' | 'findings'>): readonly InvoiceFinding[] {
  return kind === 'otherInvoice' ? findings.filter((one) => !isRounded([one])) : findings;
}

/** Why a person's word on an invoice is refused; undefined where it counts. What is wrong in sums or by the law nobody can make right at the desk. */
export function judgementRefusal(
  { kind, findings, says }: Pick<InvoiceReport, 'kind' | 'findings' | 'says'>,
  { verdict, reason, compared = [], invoiceNumber }: InvoiceJudgement,
): 'invoiceNotPayable' | 'invoiceNotCompared' | 'invoiceRoundingUnsaid' | undefined {
  if (verdict === 'refused') return undefined;
  if (kind === 'unread' || findings.some(({ effect }) => effect === 'refuse')) return 'invoiceNotPayable';
  if (isRounded(findings) && reason === undefined) return 'invoiceRoundingUnsaid';
  if (kind !== 'otherInvoice') return undefined;
  const isWhole = Object.keys(comparedParts).every((part) => compared.some((one) => one === part));
  return isWhole && (says.number ?? invoiceNumber) !== undefined ? undefined : 'invoiceNotCompared';
}
