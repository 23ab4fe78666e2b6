/** Numbers of an item's photos among those of all items of an offer, from 1; both are included. */
export interface PhotoNumbers {
  readonly first: number;
  readonly last: number;
}

/** How the photos of each item are numbered, by its id: through all items in their order, so that screens and papers mean the same. */
export function photoNumbers(
  items: readonly { readonly id: string; readonly imageUploads?: readonly unknown[] | undefined }[],
): ReadonlyMap<string, PhotoNumbers> {
  const numbers = new Map<string, PhotoNumbers>();
  let last = 0;
  for (const { id, imageUploads = [] } of items) {
    if (imageUploads.length > 0) numbers.set(id, { first: last + 1, last: last + imageUploads.length });
    last += imageUploads.length;
  }
  return numbers;
}

/** 'Foto 4', 'Foto 1 bis 3'. */
export function photosText({ first, last }: PhotoNumbers): string {
  return first === last ? `Foto ${first}` : `Foto ${first} bis ${last}`;
}
