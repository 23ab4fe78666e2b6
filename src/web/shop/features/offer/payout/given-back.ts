import type { OfferView } from '#contract/offer-view.ts';
import { you } from '../phases/phase-screen.ts';

/** What tells of the own invoice of a sale. */
export type InvoiceOfSale = Pick<OfferView, 'document'> & {
  readonly invoiceCheck?: Pick<NonNullable<OfferView['invoiceCheck']>, 'verdict'>;
};

/** Whether the own invoice that stands was given back: the seller corrects it. */
export function isInvoiceGivenBack({ document, invoiceCheck }: InvoiceOfSale): boolean {
  return document?.type === 'invoice' && invoiceCheck?.verdict === 'refused';
}

/** Whose turn it is then, and what to do. */
export const correctInvoice = {
  turn: you('Sie sind am Zug: Rechnung berichtigen'),
  toDo: 'Reichen Sie eine berichtigte Rechnung ein.',
} as const;
