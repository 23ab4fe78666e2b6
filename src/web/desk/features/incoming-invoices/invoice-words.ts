import type { InvoiceCheckView } from '#contract/money/invoice-check.ts';

/** How it stands with an own invoice, in a word. */
export const verdictNames: Readonly<Record<InvoiceCheckView['verdict'], string>> = {
  payable: 'zahlbar',
  waits: 'zu vergleichen',
  refused: 'zurückgegeben',
};

const kindNames: Readonly<Record<InvoiceCheckView['kind'], string>> = {
  eInvoice: 'E-Rechnung',
  hybrid: 'PDF mit E-Rechnung',
  otherInvoice: 'sonstige Rechnung',
  unread: 'nicht gelesen',
};

/** 'E-Rechnung (UBL)': what the file is. */
export function kindText({ kind, syntax }: Pick<InvoiceCheckView, 'kind' | 'syntax'>): string {
  return syntax === undefined ? kindNames[kind] : `${kindNames[kind]} (${syntax.toUpperCase()})`;
}
