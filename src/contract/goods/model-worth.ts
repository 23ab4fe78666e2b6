import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import { conditionWords } from '#domain/catalogue/condition-word.ts';

/** Page data of /wert/{id}/: what a model is worth by its condition, without commitment. */
export const modelWorthSchema = z.strictObject({
  title: z.string(),
  /** Its page in the wizard. */
  slug: z.string(),
  note: z.string().exactOptional(),
  /** Whether search engines may list the page. */
  listed: z.boolean(),
  /** Whether its condition has grades; else it works or does not. */
  isGraded: z.boolean(),
  /** Whole fives of euros; empty where no price is told. */
  conditions: z
    .array(z.strictObject({ condition: z.enum(conditionWords), low: z.number(), high: z.number() }))
    .readonly(),
  /** What the range is for, in words; empty where nothing is assumed. */
  including: z.string(),
  /** The day from which on the price counts that it stands on. */
  since: daySchema.exactOptional(),
  reasons: z.array(z.string()).readonly(),
});
export type ModelWorth = z.infer<typeof modelWorthSchema>;
