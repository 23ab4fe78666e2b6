import { z } from 'zod';
import { draftLimits } from '#domain/offer/draft.ts';
import { itemConfigurationSchema } from './configuration.ts';
import { itemIdSchema, offerIdSchema, uploadUrlSchema } from './fields.ts';

/** Goods of one kind as the basket keeps them. */
export const basketItemSchema = z.object({
  id: itemIdSchema,
  /** Catalogue id of the model or type; free text has none. */
  entryId: z.string().max(100).exactOptional(),
  /** What the customer typed, without the manufacturer in front. */
  freetext: z.string().min(1).max(draftLimits.freetext).exactOptional(),
  title: z.string().min(1).max(draftLimits.freetext),
  /** Wizard page on which the item is changed. */
  slug: z.string().min(1).max(300),
  quantity: z.int().min(1).max(draftLimits.quantity),
  configuration: itemConfigurationSchema,
});
export type BasketItem = z.infer<typeof basketItemSchema>;

/** A file as the upload call answered it. */
export const uploadedFileSchema = z.object({ url: uploadUrlSchema, name: z.string().min(1).max(300) });
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** What the customer said about the inquiry so far; half-typed answers are kept as they are. */
export const inquiryDraftSchema = z.object({
  /** Sent with each try, so that a repeated click is one inquiry. */
  id: offerIdSchema,
  email: z.string().max(300),
  offeredAsBusiness: z.boolean(),
  location: z.string().max(50),
  wantToDeliver: z.boolean(),
  availableImmediately: z.boolean(),
  availableFromDate: z.string().max(20).nullable(),
  comments: z.string().max(draftLimits.comments * 2),
});
export type InquiryDraft = z.infer<typeof inquiryDraftSchema>;

/** Everything under the storage key. */
export interface BasketState {
  readonly items: readonly BasketItem[];
  readonly draft: InquiryDraft;
  /** An uploaded list of goods. */
  readonly itemsListUpload: UploadedFile | null;
  /** Uploaded pictures of the goods. */
  readonly itemImageUploads: readonly UploadedFile[];
}
