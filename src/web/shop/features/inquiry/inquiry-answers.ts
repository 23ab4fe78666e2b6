import { z } from 'zod';
import type { BasketState, InquiryDraft } from '#contract/basket.ts';
import { contactEmailSchema, daySchema, postcodeSchema, textSchema } from '#contract/fields.ts';
import type { ItemInput, SubmitOffer } from '#contract/submit-offer.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Day } from '#domain/values/day.ts';

const dayNeeded = 'Bitte geben Sie an, ab wann die Geräte verfügbar sind.';

/** The questions of the inquiry; a day is needed only for goods that are not available at once. */
export function inquirySchema(today: Day) {
  return z
    .object({
      email: contactEmailSchema,
      offeredAsBusiness: z.boolean(),
      location: postcodeSchema,
      wantToDeliver: z.boolean(),
      availableImmediately: z.boolean(),
      availableFrom: z.union([z.null(), daySchema]),
      comments: textSchema(draftLimits.comments),
    })
    .superRefine(({ availableImmediately, availableFrom }, context) => {
      if (availableImmediately) return;
      const problem = (message: string) => context.addIssue({ code: 'custom', path: ['availableFrom'], message });
      if (availableFrom === null) problem(dayNeeded);
      else if (availableFrom < today)
        problem('Dieser Tag ist schon vorbei. Bitte geben Sie heute oder einen späteren Tag an.');
    });
}
export type InquiryAnswers = z.output<ReturnType<typeof inquirySchema>>;

/** What the form starts with; whoever is signed in need not type the address again. */
export function answersOf(draft: InquiryDraft, signedInAs: string | undefined): InquiryAnswers {
  const { availableFromDate, email, id: _, ...rest } = draft;
  return { ...rest, email: email === '' ? (signedInAs ?? '') : email, availableFrom: availableFromDate };
}

/** The answers as the draft keeps them. */
export function draftOf({ availableFrom, ...rest }: InquiryAnswers): Omit<InquiryDraft, 'id'> {
  return { ...rest, availableFromDate: availableFrom };
}

/** Own words carry the manufacturer of the page they were typed on: the server knows no page. */
function itemInput({ slug: _, entryId, freetext, title, ...said }: BasketState['items'][number]): ItemInput {
  const what = freetext === undefined && entryId !== undefined ? { entryId } : { freetext: title };
  return { ...said, ...what };
}

/** The body of submitOffer; what does not apply is left out (spec.md section 5). */
export function submitOfferBody(answers: InquiryAnswers, state: BasketState): SubmitOffer {
  const { email, offeredAsBusiness, location, wantToDeliver, availableImmediately, availableFrom, comments } = answers;
  const { items, itemsListUpload, itemImageUploads } = state;
  return {
    email,
    offeredAsBusiness,
    location,
    ...(items.length > 0 && { items: items.map(itemInput) }),
    ...(itemsListUpload !== null && { itemsListUpload: itemsListUpload.url }),
    ...(itemImageUploads.length > 0 && { itemImageUploads: itemImageUploads.map(({ url }) => url) }),
    ...(comments !== '' && { comments }),
    ...(wantToDeliver && { shippingMethod: 'delivery' }),
    ...(availableImmediately || availableFrom === null ? { availableImmediately: true } : { availableFrom }),
  };
}
