import type { UploadedFile } from '#contract/basket.ts';
import { endingOf } from '#contract/upload-kinds.ts';

/** What every browser can show; HEIC it sees only once the server has made a JPEG of it. */
const shownByBrowsers = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const withThumbnail = ['jpg', 'png', 'gif', 'webp'];

/** Pictures that have not arrived yet, out of the file itself. */
export const filePreview = {
  of: (file: File) => (shownByBrowsers.includes(file.type) ? URL.createObjectURL(file) : undefined),
  drop: (address: string) => URL.revokeObjectURL(address),
};

/** Address of the small picture of an upload; the ending of its name says what the server kept. */
export function thumbnailOf({ url, name }: UploadedFile): string | undefined {
  return withThumbnail.includes(endingOf(name)) ? `${url}/thumbnail` : undefined;
}
