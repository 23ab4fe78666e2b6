import { z } from 'zod';
import { offerIdSchema } from './fields.ts';

/** What the client says when the cockpit is entered or left. */
export const aggregateViewChangeSchema = z.strictObject({
  type: z.literal('AggregateViewChange'),
  event: z.enum(['viewEntered', 'viewLeft']),
  aggregateId: offerIdSchema.nullable(),
});
export type AggregateViewChange = z.infer<typeof aggregateViewChangeSchema>;

/**
 * What the server says after each event of an own offer: no personal data, the client reads the offer again. The type is the
 * event's name; another process may be of a newer version and know more of them.
 */
export const liveNoticeSchema = z.object({
  type: z.string(),
  aggregateId: z.string(),
  version: z.int(),
  at: z.iso.datetime(),
});
export type LiveNotice = z.infer<typeof liveNoticeSchema>;

const ofDevices: readonly string[] = ['unitsChanged', 'mediaChanged'];

/** Whether a notice is about devices in the house or their data carriers alone: often many a second, and nothing else of the sale is new. */
export function isAboutDevices(type: string): boolean {
  return ofDevices.includes(type);
}
