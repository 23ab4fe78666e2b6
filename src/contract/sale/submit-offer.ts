import { z } from 'zod';
import {
  contactEmailSchema,
  daySchema,
  inventoryNumberSchema,
  itemIdSchema,
  lineSchema,
  postcodeSchema,
  serialNumberSchema,
  siteSchema,
  textSchema,
  uploadUrlSchema,
} from '#contract/fields.ts';
import { itemConfigurationSchema } from '#contract/goods/configuration.ts';
import { mediaWishes } from '#domain/catalogue/questions/media-wish.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ownNameSchema } from './offer-name.ts';

const quantitySchema = z
  .int('Bitte eine ganze Zahl angeben.')
  .min(1, 'Bitte mindestens 1 angeben.')
  .max(draftLimits.quantity, `Bitte höchstens ${numberText(draftLimits.quantity)} angeben.`);

/** Goods of one kind: a catalogue entry (model or type) or a free text. */
export const itemInputSchema = z
  .strictObject({
    id: itemIdSchema,
    entryId: lineSchema(100).exactOptional(),
    freetext: lineSchema(draftLimits.freetext).exactOptional(),
    quantity: quantitySchema,
    configuration: itemConfigurationSchema.exactOptional(),
    serialNumbers: z.array(serialNumberSchema).max(draftLimits.quantity).exactOptional(),
    inventoryNumbers: z.array(inventoryNumberSchema).max(draftLimits.quantity).exactOptional(),
    site: siteSchema.exactOptional(),
  })
  .refine((item) => (item.entryId === undefined) !== (item.freetext === undefined), {
    error: 'Bitte entweder einen Katalogeintrag oder eine freie Beschreibung angeben.',
  })
  .refine(({ serialNumbers = [], quantity }) => serialNumbers.length <= quantity, {
    error: 'Bitte höchstens so viele Seriennummern wie Geräte angeben.',
    path: ['serialNumbers'],
  });

/** The same as its seller sends it, with pictures; how many is the draft's rule. */
const pictured = itemInputSchema.safeExtend({
  imageUploads: z.array(uploadUrlSchema).min(1).max(draftLimits.imagesOfItems).exactOptional(),
});
export type ItemInput = z.infer<typeof pictured>;

const tooManyItems = `Bitte höchstens ${draftLimits.items} Positionen.`;

/** A list of goods, each with an id of its own. */
export const itemsSchema = z.array(itemInputSchema).max(draftLimits.items, tooManyItems);

/** What is asked of every inquiry, in its form and on the wire. */
export const inquiryFields = { email: contactEmailSchema, offeredAsBusiness: z.boolean(), location: postcodeSchema };
export const commentsSchema = textSchema(draftLimits.comments);

/** What happens to the drives of all goods whose line says nothing else. */
export const mediaWishSchema = z.enum(mediaWishes);

/** Body of POST submitOffer/{offerId}. */
export const submitOfferSchema = z
  .strictObject({
    ...inquiryFields,
    items: z.array(pictured).min(1).max(draftLimits.items, tooManyItems).exactOptional(),
    itemsListUpload: uploadUrlSchema.exactOptional(),
    itemImageUploads: z.array(uploadUrlSchema).max(draftLimits.images).exactOptional(),
    comments: commentsSchema.exactOptional(),
    mediaWish: mediaWishSchema.exactOptional(),
    ownName: ownNameSchema.exactOptional(),
    shippingMethod: z.literal('delivery').exactOptional(),
    /** Each site that the items name is a place of its own, where its goods are handed over. */
    bySite: z.literal(true).exactOptional(),
    availableImmediately: z.literal(true).exactOptional(),
    availableFrom: daySchema.exactOptional(),
  })
  .refine((body) => (body.availableImmediately === undefined) !== (body.availableFrom === undefined), {
    error: 'Bitte geben Sie an, ab wann die Geräte verfügbar sind.',
    path: ['availableFrom'],
  });
export type SubmitOffer = z.infer<typeof submitOfferSchema>;
