import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import { across } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { ownNameEntry } from './offer-name.ts';
import { commentsSchema, inquiryFields, mediaWishSchema } from './submit-offer.ts';

const answers = z.object({
  ...inquiryFields,
  wantToDeliver: z.boolean(),
  availableImmediately: z.boolean(),
  availableFrom: daySchema.nullable(),
  comments: commentsSchema,
  mediaWish: mediaWishSchema,
  /** A business names its sales. */
  ownName: ownNameEntry,
});
export type InquiryAnswers = z.output<typeof answers>;
/** The same while it is filled in: who sells may not be said yet. */
export type InquiryEntries = Omit<InquiryAnswers, 'offeredAsBusiness'> & { offeredAsBusiness: boolean | undefined };

/** The questions of the inquiry; a day is needed only for goods that are not available at once, and not one before `today`. */
export function inquiryForm(today: Day) {
  const isAhead = rules.after(addDays(today, -1));
  return across(
    answers,
    {
      at: ['availableFrom'],
      fault: { rule: 'required' },
      holds: ({ availableImmediately, availableFrom }) => availableImmediately !== false || availableFrom !== null,
    },
    {
      at: ['availableFrom'],
      fault: { rule: 'after', text: 'Dieser Tag ist schon vorbei. Bitte geben Sie heute oder einen späteren Tag an.' },
      holds: ({ availableImmediately, availableFrom = null }) =>
        availableImmediately !== false || availableFrom === null || isAhead(availableFrom) === undefined,
    },
  );
}
