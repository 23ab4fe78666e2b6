import type { OfferView } from '#contract/sale/offer-view.ts';
import { type PhotoNumbers, photoNumbers } from '#domain/offer/media/photo-numbers.ts';

/** The seller's photos of one line, with the numbers that the contract calls them by. */
export interface NumberedPhotos {
  readonly title: string;
  readonly numbers: PhotoNumbers;
  readonly files: readonly { readonly url: string; readonly name: string }[];
}

/** The photos of each item that has some, by its id. */
export function photosByItem(items: OfferView['items']): ReadonlyMap<string, NumberedPhotos> {
  const numbered = photoNumbers(items);
  return new Map(
    items.flatMap(({ id, title, imageUploads = [] }) => {
      const numbers = numbered.get(id);
      return numbers ? [[id, { title, numbers, files: imageUploads }] as const] : [];
    }),
  );
}
