import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { InvoiceReport, InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import { offers } from './offers.ts';

/** What was found out about sellers' own invoices, and what people said of them: another word is another row (docs/decisions/0635). */
export const incomingInvoices = pgTable(
  'incoming_invoice',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Its place among those of the sale, from 1: the last one about the invoice that stands counts. */
    number: integer('number').notNull(),
    /** Address of the upload. */
    upload: text('upload').notNull(),
    /** Of its bytes, as hex. */
    sha256: text('sha256').notNull(),
    report: jsonb('report').$type<InvoiceReport>().notNull(),
    verdict: text('verdict').$type<InvoiceVerdict>().notNull(),
    /** The seller's number of the invoice, as it is compared; null where nobody has read it yet. */
    invoiceNumber: text('invoice_number'),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Version of the event that handed it in, with its first check; null where a person judged, or the program once more. */
    eventVersion: integer('event_version'),
    /** Id of the member of staff who judged; null where the program did. */
    judgedBy: text('judged_by'),
    /** What that person said to the seller. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    index('incoming_invoice_number').on(table.invoiceNumber),
  ],
);
