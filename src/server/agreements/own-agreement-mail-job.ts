import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails about sellers' own agreements lie in the queue. */
export const ownAgreementMailJob = 'own-agreement-mail';
export const ownAgreementMailSchema = z.strictObject({
  offerId: offerIdSchema,
  number: z.int(),
  to: z.enum(['provider', 'seller']),
});
export type OwnAgreementMailJob = z.infer<typeof ownAgreementMailSchema>;

/** One mail to the provider when one is handed in, one to the seller when it is judged. */
export function planOwnAgreementMail(data: OwnAgreementMailJob): NewJob {
  return { name: ownAgreementMailJob, key: `${data.offerId}:${data.number}:${data.to}`, data };
}
