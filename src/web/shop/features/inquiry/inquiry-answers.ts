import type { BasketState, InquiryDraft } from '#contract/goods/basket.ts';
import type { InquiryAnswers, InquiryEntries } from '#contract/sale/inquiry-form.ts';
import type { ItemInput, SubmitOffer } from '#contract/sale/submit-offer.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { numberText } from '#domain/values/number-text.ts';
import { isBySite } from './sites-of-basket.ts';

/** What the form starts with; whoever is signed in need not type the address again. */
export function inquiryEntriesOf(draft: InquiryDraft, signedInAs: string | undefined): InquiryEntries {
  const { availableFromDate, email, id: _, bySite: _places, saysWhoSells, offeredAsBusiness, ...rest } = draft;
  return {
    ...rest,
    email: email === '' ? (signedInAs ?? '') : email,
    offeredAsBusiness: saysWhoSells ? offeredAsBusiness : undefined,
    availableFrom: availableFromDate,
  };
}

/** The answers as the draft keeps them. */
export function draftOf({
  availableFrom,
  offeredAsBusiness,
  ...rest
}: InquiryEntries): Omit<InquiryDraft, 'id' | 'bySite'> {
  const seller = { offeredAsBusiness: offeredAsBusiness === true, saysWhoSells: offeredAsBusiness !== undefined };
  return { ...rest, ...seller, availableFromDate: availableFrom };
}

/** Own words carry the manufacturer of the page they were typed on: the server knows no page. */
function itemInput({
  slug: _,
  fromList: __,
  assumed: ___,
  entryId,
  freetext,
  title,
  images = [],
  ...said
}: BasketState['items'][number]): ItemInput {
  const what = freetext === undefined && entryId !== undefined ? { entryId } : { freetext: title };
  return { ...said, ...what, ...(images.length > 0 && { imageUploads: images.map(({ url }) => url) }) };
}

/** Why a body is not worth sending, in German; undefined when the server may judge it. */
export function oversizeText(body: SubmitOffer): string | undefined {
  const count = body.items?.length ?? 0;
  if (count > draftLimits.items)
    return `Es sind ${numberText(count)} Positionen. In eine Anfrage passen ${numberText(draftLimits.items)}: Senden Sie den Rest als weitere Anfrage, oder laden Sie die ganze Liste als Datei hoch.`;
  const photos = (body.items ?? []).reduce((sum, { imageUploads = [] }) => sum + imageUploads.length, 0);
  if (photos > draftLimits.imagesOfItems)
    return `Bei den Positionen liegen ${photos} Fotos, möglich sind dort ${draftLimits.imagesOfItems}: Entfernen Sie einige, oder senden Sie einen Teil der Positionen als weitere Anfrage.`;
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytes <= draftLimits.bytes) return undefined;
  return `Ihre Angaben sind zusammen ${megabytes(bytes)} MB groß, in eine Anfrage passen ${megabytes(draftLimits.bytes)} MB. Senden Sie einen Teil der Positionen als weitere Anfrage, oder laden Sie die ganze Liste als Datei hoch.`;
}

const megabytes = (bytes: number) => numberText(bytes / 1024 / 1024, 1);

/** The body of submitOffer; what does not apply is left out. */
export function submitOfferBody(answers: InquiryAnswers, state: BasketState): SubmitOffer {
  const { email, offeredAsBusiness, location, wantToDeliver, availableImmediately, availableFrom, comments, ownName } =
    answers;
  const mediaWish = offeredAsBusiness && answers.mediaWish !== 'erase' ? answers.mediaWish : undefined;
  const { items, itemsListUpload, itemImageUploads } = state;
  return {
    email,
    offeredAsBusiness,
    location,
    ...(items.length > 0 && { items: items.map(itemInput) }),
    ...(itemsListUpload !== null && { itemsListUpload: itemsListUpload.url }),
    ...(itemImageUploads.length > 0 && { itemImageUploads: itemImageUploads.map(({ url }) => url) }),
    ...(comments !== '' && { comments }),
    ...(mediaWish && { mediaWish }),
    ...(offeredAsBusiness && ownName !== '' && { ownName }),
    ...(isBySite(state) && { bySite: true }),
    ...(wantToDeliver && { shippingMethod: 'delivery' }),
    ...(availableImmediately || availableFrom === null ? { availableImmediately: true } : { availableFrom }),
  };
}
