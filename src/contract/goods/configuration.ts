import { z } from 'zod';
import { lineSchema, textSchema } from '#contract/fields.ts';
import { driveKinds } from '#domain/catalogue/drive-group.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { Input } from '#domain/catalogue/questions/question.ts';
import { type Answers, eachQuestion, type Question } from '#domain/catalogue/questions/registry.ts';

/** A group of equal drives in one unit. */
export const driveGroupSchema = z.strictObject({
  kind: z.enum(driveKinds),
  capacity: lineSchema(60),
  count: z.int().min(1).max(1000),
});

/** The schema of what is answered in each kind of input. */
function answerSchema(input: Input) {
  switch (input.kind) {
    case 'text':
      return lineSchema(input.max);
    case 'number':
    case 'pickedNumber':
      return z.int().min(input.minimum).max(input.maximum);
    case 'choice':
      return z.enum(Object.keys(input.labels));
    case 'drives':
      return z.array(driveGroupSchema).max(input.groups).readonly();
    case 'yesNo': {
      const { refused } = input;
      return refused ? z.boolean().refine((answer) => answer !== refused.answer, refused.reason) : z.boolean();
    }
  }
}

type AnswerSchema<Asked extends Question> = z.ZodType<NonNullable<Answers[Asked]>, NonNullable<Answers[Asked]>>;

/** The schema of each question's answer. */
export const answerSchemas = eachQuestion<{ readonly [Asked in Question]: AnswerSchema<Asked> }>((_, { input }) =>
  answerSchema(input),
);

/** Configuration of an item as it travels and as the basket stores it; unknown keys are refused. */
export const itemConfigurationSchema = z.strictObject({
  working: z.boolean(),
  packagingAvailable: z.boolean(),
  ...eachQuestion<{ readonly [Asked in Question]: z.ZodExactOptional<AnswerSchema<Asked>> }>((asked) =>
    z.exactOptional(answerSchemas[asked]),
  ),
  remarks: textSchema(2000).exactOptional(),
}) satisfies z.ZodType<ItemConfiguration>;
