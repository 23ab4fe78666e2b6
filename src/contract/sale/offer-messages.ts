import { z } from 'zod';
import { lineSchema, requiredTextSchema, uploadUrlSchema } from '#contract/fields.ts';
import { uploadUses } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { messageAuthors, messageLimits } from '#domain/sale/offer-message.ts';

/** One word of the conversation about an offer, as both sides read it. */
export const offerMessageView = z.object({
  id: z.string(),
  author: z.enum(messageAuthors),
  itemId: z.string().exactOptional(),
  /** Id of the message that it answers. */
  answers: z.string().exactOptional(),
  /** The other side owes an answer. */
  asks: z.boolean(),
  text: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
  at: z.string(),
});

const message = z.strictObject({
  id: z.uuid(),
  /** One of the offer's own; where it is left out, that of the message that is answered. */
  itemId: lineSchema(100).exactOptional(),
  /** A message of the other side. */
  answers: z.uuid().exactOptional(),
  text: requiredTextSchema(messageLimits.text).exactOptional(),
  /** Photos and files, as the upload call answered them. */
  files: z.array(uploadUrlSchema).max(messageLimits.files).exactOptional(),
});

const saysSomething = ({ text, files = [] }: Pick<z.infer<typeof message>, 'text' | 'files'>) =>
  text !== undefined || files.length > 0;
const saysNothing = { error: 'Bitte schreiben Sie etwas, oder legen Sie ein Foto bei.', path: ['text'] };

/** Body of the seller's sendMessage; the id is the sender's own, so that a message sent twice arrives once. What answers nothing asks. */
export const offerMessageSchema = message.refine(saysSomething, saysNothing);
export type NewOfferMessage = z.infer<typeof offerMessageSchema>;

/** Body of the provider's: it says as well whether an answer is owed. */
export const deskMessageSchema = message
  .extend({ asks: z.boolean().exactOptional() })
  .refine(saysSomething, saysNothing);
export type NewDeskMessage = z.infer<typeof deskMessageSchema>;

/** What a message takes: characters, and photos, PDF and tables of so many bytes. */
export const messageFiles = {
  characters: messageLimits.text,
  endings: uploadUses.message,
  largest: uploadLimits.imageBytes,
  most: messageLimits.files,
};

/** Answer of both calls: the whole conversation, oldest first. */
export const offerMessagesAnswer = z.object({ data: z.array(offerMessageView) });
