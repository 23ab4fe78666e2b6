import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';

/** What a seller calls a sale: 'Büro Hamburg, Tausch 2026'. */
export const ownNameSchema = lineSchema(80);

/** The same while it is typed: empty where there is to be none. */
export const ownNameEntry = z.union([z.literal(''), ownNameSchema]);
export const nameEntrySchema = z.object({ ownName: ownNameEntry });

/** Body of nameOffer; without a name it has none of its own any more. */
export const nameOfferSchema = z.strictObject({ ownName: ownNameSchema.exactOptional() });
export type NameOffer = z.infer<typeof nameOfferSchema>;

/** What it is called now. */
export const nameOfferAnswer = z.object({ data: nameOfferSchema });
