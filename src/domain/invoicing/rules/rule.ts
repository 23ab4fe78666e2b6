import type { EnInvoice } from '../en-invoice.ts';

/** What an invoice has to be, under the id by which every validator names it. */
export interface InvoiceRule {
  /** Of EN 16931-1 or of the XRechnung: 'BR-CO-15', 'BR-DE-6'. */
  readonly id: string;
  /** Warnings leave an invoice valid. */
  readonly level: 'error' | 'warning';
  /** What is wrong, in German, for whoever has to mend it. */
  readonly says: string;
  readonly isKept: (invoice: EnInvoice) => boolean;
}

/** A rule whose breach makes an invoice invalid. */
export function rule(id: string, says: string, isKept: InvoiceRule['isKept']): InvoiceRule {
  return { id, level: 'error', says, isKept };
}

/** Whether a text says something. */
export function isSaid(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Whether every one of some parts keeps a rule. */
export function all<T>(of: (invoice: EnInvoice) => readonly T[], isKept: (part: T) => boolean): InvoiceRule['isKept'] {
  return (invoice) => of(invoice).every(isKept);
}
