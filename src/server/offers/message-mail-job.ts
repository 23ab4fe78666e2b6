import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { MessageAuthor } from '#domain/sale/offer-message.ts';
import { addHours, type Instant } from '#domain/values/day.ts';
import type { NewJob } from '#server/jobs.ts';

/** The names under which the mails about messages lie in the queue. */
export const messageMailJob = 'offer-message-mail';
export const questionReminderJob = 'offer-question-reminder';

/** How long a question to the seller stays open before they are reminded of it, once. */
const reminderHours = 48;

/** Names only which message it is: whoever does the job reads it. */
export const messageMailSchema = z.strictObject({ offerId: offerIdSchema, messageId: z.uuid() });
export type MessageMailJob = z.infer<typeof messageMailSchema>;

/** One mail for one message, to the other side; what a provider asks is reminded of while it is open. */
export function planMessageMails(offerId: string, messageId: string, author: MessageAuthor, at: Instant): NewJob[] {
  const data: MessageMailJob = { offerId, messageId };
  const job = (name: string): NewJob => ({ name, key: `${offerId}:${messageId}:${name}`, data });
  const reminder = { ...job(questionReminderJob), startAfter: new Date(addHours(at, reminderHours)) };
  return [job(messageMailJob), ...(author === 'provider' ? [reminder] : [])];
}
