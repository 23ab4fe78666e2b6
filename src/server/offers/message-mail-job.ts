import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails about messages lie in the queue. */
export const messageMailJob = 'offer-message-mail';

/** Names only which message it is: whoever does the job reads it. */
export const messageMailSchema = z.strictObject({ offerId: offerIdSchema, messageId: z.uuid() });
export type MessageMailJob = z.infer<typeof messageMailSchema>;

/** One mail for one message, to the other side. */
export function planMessageMail(offerId: string, messageId: string): NewJob {
  return {
    name: messageMailJob,
    key: `${offerId}:${messageId}:${messageMailJob}`,
    data: { offerId, messageId } satisfies MessageMailJob,
  };
}
