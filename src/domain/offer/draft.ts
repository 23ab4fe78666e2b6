import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { isEmail } from '#domain/values/email.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import type { OfferItem } from './item.ts';
import { checkSites } from './parties/site-names.ts';
import type { RefusalCode } from './refusal.ts';

/** What a customer sends to ask for a bid; docs/offer-process.md "The draft". */
export interface Draft {
  email: string;
  offeredAsBusiness: boolean;
  /** Postcode of the goods. */
  location: string;
  items: OfferItem[];
  itemsListUpload?: string;
  /** Pictures of the goods as a whole; those of one item stand there. */
  itemImageUploads: string[];
  comments?: string;
  availableImmediately: boolean;
  /** Present exactly when the goods are not available at once. */
  availableFrom?: Day;
  /** What happens to the drives of goods of which their line says nothing else; absent: they are erased. */
  mediaWish?: MediaWish;
  /** Sent only when the seller brings the goods. */
  shippingMethod?: 'delivery';
  /** Each site that the items name hands over its own goods; without it all of them stand at one place. */
  bySite?: true;
}

/** Bounds of a draft; docs/offer-process.md "The draft". */
export const draftLimits = {
  /** Size of the body that carries a draft. */
  bytes: 4 * 1024 * 1024,
  items: 5_000,
  quantity: 10_000,
  images: 20,
  /** Pictures of one item, and of all items together, beside the general ones. */
  imagesOfItem: 10,
  imagesOfItems: 200,
  comments: 5_000,
  freetext: 1_000,
  /** Characters of a serial number; an item has at most as many of them as units. */
  serialNumber: 100,
  /** Characters of an inventory number; an item has at most as many of them as an item may have units. */
  inventoryNumber: 100,
  /** Characters of the name of a site. */
  site: 100,
  /** How far ahead goods can be announced: no price holds for longer. */
  availableWithinDays: 730,
} as const;

/** The code of the first rule a draft breaks on `today`, or undefined when it may be submitted. */
export function checkDraft(draft: Draft, today: Day): RefusalCode | undefined {
  if (!isEmail(draft.email)) return 'emailInvalid';
  if (!isPostcode(draft.location)) return 'locationInvalid';
  if (draft.items.length === 0 && !draft.itemsListUpload && draft.itemImageUploads.length === 0) return 'draftEmpty';
  if (!areItemsValid(draft.items)) return 'itemsInvalid';
  const broken = (draft.bySite && checkSites(draft.items)) ?? checkImages(draft);
  if (broken) return broken;
  if (draft.availableImmediately === (draft.availableFrom !== undefined)) return 'availabilityInvalid';
  if (draft.availableFrom === undefined) return undefined;
  if (draft.availableFrom < today) return 'availableFromPast';
  if (draft.availableFrom > addDays(today, draftLimits.availableWithinDays)) return 'availableFromTooLate';
  return undefined;
}

/** Every picture that a draft names, the general ones first. */
export function imagesOf({ itemImageUploads, items }: Pick<Draft, 'itemImageUploads' | 'items'>): string[] {
  return [...itemImageUploads, ...items.flatMap(({ imageUploads = [] }) => imageUploads)];
}

function checkImages(draft: Draft): RefusalCode | undefined {
  const general = draft.itemImageUploads.length;
  const all = imagesOf(draft);
  const isTooMany =
    general > draftLimits.images ||
    all.length - general > draftLimits.imagesOfItems ||
    draft.items.some(({ imageUploads = [] }) => imageUploads.length > draftLimits.imagesOfItem);
  if (isTooMany) return 'imagesTooMany';
  return new Set(all).size < all.length ? 'imageTwice' : undefined;
}

function areSerialNumbersValid({ serialNumbers = [], quantity }: OfferItem): boolean {
  return (
    serialNumbers.length <= quantity &&
    serialNumbers.every((number) => number !== '' && number.length <= draftLimits.serialNumber)
  );
}

/** Whether items have distinct ids, name an entry or a free text, and stay within the bounds. */
export function areItemsValid(items: readonly OfferItem[]): boolean {
  const ids = new Set(items.map((item) => item.id));
  return (
    items.length <= draftLimits.items &&
    ids.size === items.length &&
    items.every(
      (item) =>
        (item.entryId === undefined) !== (item.freetext === undefined) &&
        Number.isInteger(item.quantity) &&
        item.quantity >= 1 &&
        item.quantity <= draftLimits.quantity &&
        areSerialNumbersValid(item),
    )
  );
}
