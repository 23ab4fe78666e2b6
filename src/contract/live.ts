import { z } from 'zod';
import { eventTypes } from '#domain/offer/events.ts';
import { offerIdSchema } from './fields.ts';

/** What the client says when the cockpit is entered or left. */
export const aggregateViewChangeSchema = z.strictObject({
  type: z.literal('AggregateViewChange'),
  event: z.enum(['viewEntered', 'viewLeft']),
  aggregateId: offerIdSchema.nullable(),
});
export type AggregateViewChange = z.infer<typeof aggregateViewChangeSchema>;

/** What the server says after each event of an own offer: no personal data, the client reads the offer again. */
export const liveNoticeSchema = z.object({
  type: z.enum(eventTypes),
  aggregateId: z.string(),
  version: z.int(),
  at: z.string(),
});
export type LiveNotice = z.infer<typeof liveNoticeSchema>;
