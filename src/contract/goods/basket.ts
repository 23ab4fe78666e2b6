import { z } from 'zod';
import {
  daySchema,
  inventoryNumberSchema,
  itemIdSchema,
  lineSchema,
  offerIdSchema,
  serialNumberSchema,
  siteSchema,
  uploadedFileSchema,
} from '#contract/fields.ts';
import { mediaWishSchema } from '#contract/sale/submit-offer.ts';
import { questions } from '#domain/catalogue/questions/registry.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { itemConfigurationSchema } from './configuration.ts';

/** A file as the upload call answered it. */
export type UploadedFile = z.infer<typeof uploadedFileSchema>;
const uploadedFilesSchema = z.array(uploadedFileSchema).min(1).max(draftLimits.imagesOfItem);

/** Goods of one kind as the basket keeps them. */
export const basketItemSchema = z.object({
  id: itemIdSchema,
  /** Catalogue id of the model or type; free text has none. */
  entryId: lineSchema(100).exactOptional(),
  /** What the customer typed, without the manufacturer in front. */
  freetext: lineSchema(draftLimits.freetext).exactOptional(),
  title: lineSchema(draftLimits.freetext),
  /** Wizard page on which the item is changed. */
  slug: z.string().regex(/^[a-z0-9-]{1,300}$/),
  quantity: z.int().min(1).max(draftLimits.quantity),
  configuration: itemConfigurationSchema,
  /** Its own photos, the first of them its picture. */
  images: uploadedFilesSchema.exactOptional(),
  /** At most one a unit. */
  serialNumbers: z.array(serialNumberSchema).exactOptional(),
  inventoryNumbers: z.array(inventoryNumberSchema).exactOptional(),
  site: siteSchema.exactOptional(),
  /** What nobody said and is worth much, to be confirmed before the inquiry is sent; stays in the browser. */
  assumed: z.array(z.enum(questions)).min(1).exactOptional(),
  /** The list it was read from; stays in the browser. */
  fromList: z.string().max(300).exactOptional(),
});
export type BasketItem = z.infer<typeof basketItemSchema>;

/** Half-typed answers are kept as they are; only what could fill the storage is cut. */
const typed = (max: number) =>
  z
    .string()
    .transform((text) => text.slice(0, max))
    .catch('');

/** What the customer said about the inquiry so far; an answer that cannot be understood is the one the draft starts with. */
export const inquiryDraftSchema = z.object({
  /** Sent with each try, so that a repeated click is one inquiry. */
  id: offerIdSchema,
  email: typed(1_000),
  offeredAsBusiness: z.boolean().catch(false),
  /** Whether they have said which of both they are; until then the screen has nothing chosen (docs/decisions/0087). */
  saysWhoSells: z.boolean().catch(false),
  location: typed(1_000),
  /** Whether the goods are handed over at each site that they name; null where nothing was said. */
  bySite: z.boolean().nullable().catch(null),
  wantToDeliver: z.boolean().catch(false),
  availableImmediately: z.boolean().catch(true),
  availableFromDate: daySchema.nullable().catch(null),
  comments: typed(draftLimits.comments * 4),
  mediaWish: mediaWishSchema.catch('erase'),
  ownName: typed(400),
});
export type InquiryDraft = z.infer<typeof inquiryDraftSchema>;

/** Everything under the storage key. */
export interface BasketState {
  readonly items: readonly BasketItem[];
  readonly draft: InquiryDraft;
  /** An uploaded list of goods. */
  readonly itemsListUpload: UploadedFile | null;
  /** Uploaded pictures of the goods as a whole. */
  readonly itemImageUploads: readonly UploadedFile[];
}
