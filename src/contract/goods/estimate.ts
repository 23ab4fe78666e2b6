import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { itemConfigurationSchema } from './configuration.ts';

/** Address of the call that says what goods are worth by experience. */
export const estimateCall = '/selfservice/api/estimate';

/** Kinds of goods that are asked about at once; whoever has more kinds is told nothing before the bid. */
export const estimatedKinds = 1_000;

/**
 * Goods of one kind as the basket has them, without what no price goes by: no name, serial number, site or remark leaves the browser
 * before the inquiry. Goods in own words have no entry and are not valued.
 */
const estimatedItemSchema = z.strictObject({
  entryId: lineSchema(100).exactOptional(),
  quantity: z
    .int()
    .min(1)
    .max(draftLimits.quantity * draftLimits.items),
  configuration: itemConfigurationSchema.omit({ remarks: true }).exactOptional(),
});
export type EstimatedItem = z.infer<typeof estimatedItemSchema>;

/** Body of the call. */
export const estimateSchema = z.strictObject({ items: z.array(estimatedItemSchema).min(1).max(estimatedKinds) });

/** A range in whole fives of euros, without commitment, and how many of how many units it is for. */
const rangeSchema = z.object({ low: z.number(), high: z.number(), valued: z.int(), units: z.int() });
export type Estimate = z.infer<typeof rangeSchema>;

/** What the call answers: a range or nothing, never why. */
export const estimateAnswerSchema = z.object({ estimate: rangeSchema.exactOptional() });
