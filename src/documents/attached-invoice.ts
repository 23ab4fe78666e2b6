import { cancellingInvoice } from '#domain/invoicing/cancelling-invoice.ts';
import type { EnInvoice } from '#domain/invoicing/en-invoice.ts';
import { enInvoiceOf } from '#domain/invoicing/en-invoice-of.ts';
import { writeCii } from '#domain/invoicing/writing/write-cii.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Attachment } from './attachment.ts';

/** What a document says to machines: of a Gutschrift that was issued as an e-invoice, and of the Stornobeleg of one. */
export function eInvoiceOf(snapshot: DocumentSnapshot): EnInvoice | undefined {
  if (snapshot.kind === 'selfBilledInvoice') return snapshot.eInvoice && enInvoiceOf(snapshot);
  if (snapshot.kind !== 'cancellation') return undefined;
  return snapshot.original.eInvoice && cancellingInvoice(snapshot);
}

/** The XML that goes into a document's file, which leads where both differ (INV-22). */
export function attachmentOf(snapshot: DocumentSnapshot): Attachment | undefined {
  const invoice = eInvoiceOf(snapshot);
  if (!invoice) return undefined;
  return { name: 'factur-x.xml', bytes: new TextEncoder().encode(writeCii(invoice)), conformance: 'EN 16931' };
}
