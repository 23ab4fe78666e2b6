/** Lists that are plain text: only their name says so. */
export const listTextEndings = ['csv', 'txt', 'tsv'] as const;

const listEndings = [...listTextEndings, 'xlsx', 'xls', 'ods'] as const;
const pictureEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'svg', 'pdf'] as const;

/** What a file may be where it is named, as endings. HEIC is kept as JPEG. */
export const uploadUses = {
  list: [...listEndings, 'pdf'],
  image: pictureEndings,
  invoice: ['pdf', 'xml', 'jpg', 'jpeg', 'png'],
  agreement: ['pdf'],
  label: ['pdf'],
  message: [...pictureEndings, ...listEndings],
} as const satisfies Record<string, readonly string[]>;

export type UploadUse = keyof typeof uploadUses;

/** The ending of a file name without its dot, in lower case; empty when there is none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const withThumbnail: readonly string[] = ['jpg', 'png', 'gif', 'webp'];

/** Address of the small picture of an upload, for its readers; the ending of its name says what the server kept. */
export function thumbnailOf({ url, name }: { readonly url: string; readonly name: string }): string | undefined {
  return withThumbnail.includes(endingOf(name)) ? `${url}/thumbnail` : undefined;
}

/** The id of an upload, with which its address ends. */
export function uploadIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
