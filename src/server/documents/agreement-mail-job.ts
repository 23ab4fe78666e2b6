import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails with a processing agreement lie in the queue. */
export const agreementMailJob = 'processing-agreement-mail';
export const agreementMailSchema = z.strictObject({ offerId: offerIdSchema, documentId: z.uuid() });
export type AgreementMailJob = z.infer<typeof agreementMailSchema>;

/** One mail for one agreement, after its file is made. */
export function planAgreementMail(offerId: string, documentId: string): NewJob {
  const data: AgreementMailJob = { offerId, documentId };
  return { name: agreementMailJob, key: documentId, data, line: 'slow' };
}
