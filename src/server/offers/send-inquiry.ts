import type { SubmitOffer } from '#contract/sale/submit-offer.ts';
import { type Draft, imagesOf } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { nextNumber, numberAs } from '#server/numbers.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';
import { type HandleDeps, handle, type Outcome, type Request } from './handle.ts';
import { toItems } from './items.ts';

type Sending = Pick<Request, 'offerId' | 'ownName' | 'allows' | 'accountId' | 'call'> & {
  readonly body: Omit<SubmitOffer, 'ownName'>;
  readonly uploader: Uploader;
};

/** Sends an inquiry with its files, once: the same one sent again adds nothing. */
export function sendInquiry(
  { catalogue: { catalogue } }: Pick<Deps, 'catalogue'>,
  offers: HandleDeps,
  { body, uploader, ...request }: Sending,
): Promise<Outcome> {
  const { items = [], mediaWish } = body;
  const draft: Draft = {
    ...body,
    items: toItems(catalogue, items, mediaWish),
    itemImageUploads: body.itemImageUploads ?? [],
    availableImmediately: body.availableImmediately ?? false,
  };
  return handle(offers, {
    ...request,
    actor: 'customer',
    sender: body.email,
    command: async (tx, state, now, drawn) => {
      if (state?.inquiryId !== undefined) return { type: 'submitOffer', draft, inquiryId: state.inquiryId };
      const [lists, images] = [listsOf(draft), imagesOf(draft)];
      await claimUploads(tx, [...lists, ...images], uploader, request.offerId, fieldsOf(draft));
      await requireUse(tx, lists, 'list');
      await requireUse(tx, images, 'image');
      // An offer that somebody else has created without a number takes its own.
      const inquiryId = drawn === undefined ? await nextNumber(tx, 'inquiry', now) : numberAs('inquiry', drawn, now);
      return { type: 'submitOffer', draft, inquiryId };
    },
  });
}

function listsOf({ itemsListUpload }: Draft): string[] {
  return itemsListUpload === undefined ? [] : [itemsListUpload];
}

/** Where each picture of an item is named, so that one among thousands is found. */
function fieldsOf({ items }: Draft): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ imageUploads = [] }, index) => imageUploads.map((url) => [url, `items.${index}.imageUploads`])),
  );
}
