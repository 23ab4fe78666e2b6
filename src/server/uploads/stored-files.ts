import type { Upload } from './uploads.ts';

/** Where the small picture of an upload lies. */
export function thumbnailKey(id: string): string {
  return `${id}.thumbnail`;
}

/** All that is kept of an upload, by its names in the store. */
export function storedKeys({
  id,
  storedAs,
  thumbnailSize,
}: Pick<Upload, 'id' | 'storedAs' | 'thumbnailSize'>): string[] {
  return thumbnailSize === null ? [storedAs] : [storedAs, thumbnailKey(id)];
}
