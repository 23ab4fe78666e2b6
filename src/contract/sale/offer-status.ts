import { z } from 'zod';
import { phases, stages, statuses } from '#domain/offer/phase.ts';
import { promisedSchema } from './offer-head.ts';

/** What a mail's status link shows of an offer: nothing about the person, no price, no file (docs/decisions/0195). */
const shownSchema = z.object({
  found: z.literal(true),
  offerId: z.string(),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  /** Goods by the catalogue's names; what somebody typed is not repeated. */
  goods: z.string(),
  status: z.enum(statuses),
  stage: z.enum(stages),
  /** How far it is, more finely than the status says; that the bid's day is over is said by the status alone. */
  phase: z.enum(phases),
  turn: z.enum(['you', 'we', 'nobody', 'done']),
  /** Day until which the customer can answer. */
  deadline: z.string().optional(),
  promised: promisedSchema.exactOptional(),
  /** Last day on which the link works. */
  shownUntil: z.string(),
  /** Whether mails remind of deadlines; absent when nothing is left to be reminded of. */
  reminders: z.enum(['on', 'off']).optional(),
});

/** The page data of /status/{token}/; forged, run out and erased look alike. */
export const offerStatusSchema = z.discriminatedUnion('found', [z.object({ found: z.literal(false) }), shownSchema]);
export type OfferStatus = z.infer<typeof offerStatusSchema>;
export type ShownStatus = z.infer<typeof shownSchema>;

const reminders = z.enum(['on', 'off']);

/** Body of the call that switches the reminders of an offer on or off, with the secret of a mail's link. */
export const remindersSchema = z.strictObject({ token: z.string().max(200), reminders });

/** What that call answers. */
export const remindersAnswerSchema = z.object({ reminders });
