import type { Files } from '#server/files.ts';

/** Where the small picture of an upload lies. */
export function thumbnailKey(id: string): string {
  return `${id}.thumbnail`;
}

/** Removes what is kept of an upload; that there is no thumbnail is no mistake. */
export async function removeStored(files: Pick<Files, 'remove'>, id: string): Promise<void> {
  await files.remove(id);
  await files.remove(thumbnailKey(id));
}
