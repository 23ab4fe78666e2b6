import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails about payments that did not arrive lie in the queue. */
export const payoutBackMailJob = 'payout-back-mail';
export const payoutBackMailSchema = z.strictObject({ offerId: offerIdSchema, payoutId: z.string().max(100) });
export type PayoutBackMailJob = z.infer<typeof payoutBackMailSchema>;

/** One mail a payment. */
export function planPayoutBackMail(data: PayoutBackMailJob): NewJob {
  return { name: payoutBackMailJob, key: data.payoutId, data };
}
