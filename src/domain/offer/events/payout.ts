import type { Cents } from '#domain/values/money.ts';
import { event, type Nothing } from '../event-record.ts';
import type { DocumentKind, ReverseCharge } from '../facts.ts';

/** From the document to the payment, and the end that either side may bring about. */
export const payoutEvents = {
  creditNoteAdded: event<{ number: string; kind: DocumentKind; total: Cents; reverseCharge?: ReverseCharge }>({
    to: 'same',
    change: (_state, creditNote, { at }) => ({ document: { type: 'creditNote', ...creditNote, at } }),
  }),
  /** A business that writes its own invoice no longer agrees to be paid by Gutschrift (INV-01). */
  invoiceIssued: event<{ invoiceUpload: string }>({
    to: 'same',
    change: ({ selfBilling }, { invoiceUpload }, { at }) => ({
      document: { type: 'invoice', upload: invoiceUpload, at },
      ...(selfBilling && { selfBilling: { ...selfBilling, withdrawnAt: at } }),
    }),
  }),
  finished: event<Nothing>({ to: 'finished' }),
  cancelled: event<{ reason?: string }>({
    to: 'cancelled',
    change: (_state, { reason }, { at, actor }) => ({
      cancellation: {
        by: actor === 'customer' ? 'customer' : 'provider',
        at,
        ...(reason !== undefined && { reason }),
      },
    }),
  }),
  completed: event<{ paymentReference: string }>({
    to: 'completed',
    change: (_state, { paymentReference }, { at }) => ({ completion: { paymentReference, at } }),
  }),
};
