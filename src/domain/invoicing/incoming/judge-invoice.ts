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
export interface Judgement {
  readonly verdict: Exclude<InvoiceVerdict, 'waits'>;
  /** Read by the seller of a refused one, kept beside a payable one. */
  readonly reason?: string | undefined;
  readonly compared?: readonly ComparedPart[] | undefined;
  readonly invoiceNumber?: string | undefined;
}

/** Why a person's word on an invoice is refused; undefined where it counts. What is wrong in sums or by the law nobody can make right at the desk. */
export function judgementRefusal(
  { kind, findings, says }: Pick<InvoiceReport, 'kind' | 'findings' | 'says'>,
  { verdict, reason, compared = [], invoiceNumber }: Judgement,
): 'invoiceNotPayable' | 'invoiceNotCompared' | 'invoiceRoundingUnsaid' | undefined {
  if (verdict === 'refused') return undefined;
  if (kind === 'unread' || findings.some(({ effect }) => effect === 'refuse')) return 'invoiceNotPayable';
  if (isRounded(findings) && reason === undefined) return 'invoiceRoundingUnsaid';
  if (kind !== 'otherInvoice') return undefined;
  const isWhole = Object.keys(comparedParts).every((part) => compared.some((one) => one === part));
  return isWhole && (says.number ?? invoiceNumber) !== undefined ? undefined : 'invoiceNotCompared';
}
