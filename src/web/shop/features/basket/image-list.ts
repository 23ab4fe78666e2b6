import type { UploadedFile } from '#contract/goods/basket.ts';

/** What becomes of a list of photos. */
export type ImageChange = (images: readonly UploadedFile[]) => readonly UploadedFile[];

/** One more at the end. */
export const withImage =
  (file: UploadedFile): ImageChange =>
  (images) => [...images, file];

/** Without this one. */
export const withoutImage =
  ({ url }: UploadedFile): ImageChange =>
  (images) =>
    images.filter((other) => other.url !== url);

/** One place to the front or to the back. */
export const withImageMoved =
  ({ url }: UploadedFile, by: -1 | 1): ImageChange =>
  (images) => {
    const place = images.findIndex((other) => other.url === url);
    const moved = images[place];
    if (moved === undefined) return images;
    // Before the first would be the last.
    const to = Math.max(0, place + by);
    return images.toSpliced(place, 1).toSpliced(to, 0, moved);
  };
