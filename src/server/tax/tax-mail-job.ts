import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which mails about decided taxes lie in the queue. */
export const taxMailJob = 'tax-mail';
export const taxMailSchema = z.strictObject({ offerId: offerIdSchema, decisionId: z.string() });
export type TaxMailJob = z.infer<typeof taxMailSchema>;

/** One mail to the seller for each decision that says something about the price. */
export function planTaxMail(data: TaxMailJob): NewJob {
  return { name: taxMailJob, key: data.decisionId, data };
}
