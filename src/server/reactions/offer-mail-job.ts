import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails about offers lie in the queue. */
export const offerMailJob = 'offer-mail';

/** Names only what happened: whoever does the job reads the offer as it is then. */
export const offerMailSchema = z.strictObject({
  offerId: offerIdSchema,
  version: z.int().min(1),
  /** The mail's own name, or the reminder's. */
  reaction: z.string(),
});
export type OfferMailJob = z.infer<typeof offerMailSchema>;

/** One job for one event and reaction, however often it is planned. */
export function planMail(
  offerId: string,
  { version }: OfferEvent,
  reaction: string,
  when: Pick<NewJob, 'startAfter' | 'line'> = {},
): NewJob {
  return {
    name: offerMailJob,
    key: `${offerId}:${version}:${reaction}`,
    data: { offerId, version, reaction } satisfies OfferMailJob,
    ...when,
  };
}
