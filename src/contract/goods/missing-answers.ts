import { z } from 'zod';
import { daySchema, itemIdSchema, numberSchema, textSchema } from '#contract/fields.ts';
import { missingReasons } from '#domain/units/missing-answers.ts';

const device = { itemId: itemIdSchema, number: numberSchema(100).exactOptional() };

interface Said {
  readonly reason: (typeof missingReasons)[number];
  readonly day?: string | null;
  readonly text?: string;
}

/** What comes later has a day, and nothing else has; what is none of the answers is said in words. */
function checkSaid({ reason, day = null, text = '' }: Said, context: z.core.$RefinementCtx): void {
  if (reason === 'comesLater' && day === null)
    context.addIssue({ code: 'custom', message: 'Bitte den Tag angeben, an dem es losgeht.', path: ['day'] });
  if (reason === 'other' && text === '')
    context.addIssue({ code: 'custom', message: 'Bitte schreiben Sie uns, was Sie dazu wissen.', path: ['text'] });
}

/** Body of answerMissing: what the seller says of devices that did not arrive. */
export const answerMissingSchema = z
  .strictObject({
    devices: z.array(z.strictObject(device)).min(1).max(1_000),
    reason: z.enum(missingReasons),
    /** When it sets off. */
    day: daySchema.exactOptional(),
    text: textSchema(1_000).exactOptional(),
  })
  .superRefine(checkSaid);
export type AnswerMissing = z.infer<typeof answerMissingSchema>;

/** The same while it is typed. */
export const missingEntrySchema = z
  .object({ reason: z.enum(missingReasons), day: daySchema.nullable(), text: textSchema(1_000) })
  .superRefine(checkSaid);

/** An answer as both sides read it. */
export const missingAnswerView = z.object({
  itemId: z.string(),
  number: z.string().exactOptional(),
  reason: z.enum(missingReasons),
  day: z.string().exactOptional(),
  text: z.string().exactOptional(),
  at: z.string(),
});

/** All that was said of what is missing. */
export const answerMissingAnswer = z.object({ data: z.array(missingAnswerView) });
