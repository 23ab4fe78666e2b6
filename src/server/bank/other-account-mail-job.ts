import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the warnings of another account lie in the queue. */
export const otherAccountMailJob = 'other-account-mail';
export const otherAccountMailSchema = z.strictObject({
  offerId: offerIdSchema,
  checkId: z.string().max(100),
  /** When it was given. */
  at: z.iso.datetime(),
});
export type OtherAccountMailJob = z.infer<typeof otherAccountMailSchema>;

/** One mail a change. */
export function planOtherAccountMail(data: OtherAccountMailJob): NewJob {
  return { name: otherAccountMailJob, key: `${data.checkId} ${data.at}`, data };
}
