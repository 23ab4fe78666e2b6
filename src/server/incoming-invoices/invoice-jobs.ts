import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the checks of own invoices lie in the queue. */
export const invoiceChecking = 'invoice-checking';
export const invoiceCheckingSchema = z.strictObject({ offerId: offerIdSchema, version: z.int().min(1) });
export type InvoiceChecking = z.infer<typeof invoiceCheckingSchema>;

/** An own invoice is checked once it is handed in. */
export function invoiceCheckingJobs(offerId: string, event: OfferEvent): NewJob[] {
  if (event.type !== 'invoiceIssued') return [];
  const data: InvoiceChecking = { offerId, version: event.version };
  return [{ name: invoiceChecking, key: `${offerId}:${event.version}:${invoiceChecking}`, data }];
}

/** The name under which checks after a decision about the tax lie in the queue. */
export const invoiceRechecking = 'invoice-rechecking';
export const invoiceRecheckingSchema = z.strictObject({ offerId: offerIdSchema, decisionId: z.string() });
export type InvoiceRechecking = z.infer<typeof invoiceRecheckingSchema>;

/** What an own invoice is held against was decided, so it is checked once more. */
export function planInvoiceRecheck(data: InvoiceRechecking): NewJob {
  return { name: invoiceRechecking, key: `${data.decisionId}:${invoiceRechecking}`, data };
}
