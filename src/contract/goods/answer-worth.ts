import { z } from 'zod';
import { conditionWords } from '#domain/catalogue/condition-word.ts';
import { questions } from '#domain/catalogue/questions/registry.ts';
import { itemConfigurationSchema } from './configuration.ts';

/** Address of the call that says what answers are worth. */
export const answerWorthCall = '/selfservice/api/answerWorth';

/** Which goods, and in which of three words (and one) their condition was said. */
export const answerWorthQuerySchema = z.strictObject({
  entryId: z.string().max(100),
  condition: z.enum(conditionWords),
});

/** The questions that matter for the price, the most money first; none where nothing is known. */
export const answerWorthSchema = z.object({
  questions: z.array(
    z.object({
      question: z.enum(questions),
      /** Whole euros that an answer adds or takes off, by its key. */
      effects: z.record(z.string(), z.number()),
    }),
  ),
  /** What is taken to be so where nothing is said. */
  assumed: itemConfigurationSchema.omit({ working: true, packagingAvailable: true }),
  /** Of that what is worth so much that it is asked before the inquiry is sent. */
  asks: z.array(z.enum(questions)),
});
export type AnswerWorth = z.infer<typeof answerWorthSchema>;
