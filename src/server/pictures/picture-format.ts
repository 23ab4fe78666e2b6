/** Pictures as they are kept, with their media types. */
export const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' } as const;

export type StoredFormat = keyof typeof pictureTypes;
/** HEIC is kept as JPEG. */
export type PictureFormat = StoredFormat | 'heic';

export function isPictureFormat(extension: string): extension is PictureFormat {
  return extension === 'heic' || Object.hasOwn(pictureTypes, extension);
}
