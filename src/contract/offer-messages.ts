import { z } from 'zod';
import { messageAuthors, messageLimits } from '#domain/offer/offer-message.ts';
import { lineSchema, requiredTextSchema } from './fields.ts';

/** One word of the conversation about an offer, as both sides read it. */
export const offerMessageView = z.object({
  id: z.string(),
  author: z.enum(messageAuthors),
  itemId: z.string().exactOptional(),
  text: z.string(),
  at: z.string(),
});

/** Body of askQuestion and answerQuestion; the id is the sender's own, so that a message sent twice arrives once. */
export const offerMessageSchema = z.strictObject({
  id: z.uuid(),
  /** One of the offer's own. */
  itemId: lineSchema(100).exactOptional(),
  text: requiredTextSchema(messageLimits.text),
});
export type NewOfferMessage = z.infer<typeof offerMessageSchema>;

/** Answer of both calls: the whole conversation, oldest first. */
export const offerMessagesAnswer = z.object({ data: z.array(offerMessageView) });
