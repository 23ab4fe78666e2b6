import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { removeStored, thumbnailKey } from './stored-files.ts';
import type { Uploader } from './uploads.ts';

export interface StoredUpload {
  url: string;
  name: string;
}

/** A file that may be kept as it is. */
export interface FileToStore {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** WebP; pictures have one. */
  readonly thumbnail?: Uint8Array;
}

type NewUpload = typeof uploads.$inferInsert;

/** Keeps the files of one request, all or none, one after the other in memory. */
export async function storeUploads(
  deps: Pick<Deps, 'ids' | 'clock' | 'env' | 'files' | 'db'>,
  given: AsyncIterable<FileToStore>,
  owner: Uploader[number],
): Promise<StoredUpload[]> {
  const rows: NewUpload[] = [];
  try {
    for await (const file of given) {
      const row = asUpload(deps, file, owner);
      if (!row.type.startsWith('image/') && rows.some((other) => !other.type.startsWith('image/'))) {
        throw new Problem(413, 'uploadTooMany');
      }
      rows.push(row);
      await deps.files.put(row.id, file.content, row.type);
      if (file.thumbnail) await deps.files.put(thumbnailKey(row.id), file.thumbnail, 'image/webp');
    }
    if (rows.length === 0) throw new Problem(400, 'uploadMissing');
    await deps.db.insert(uploads).values(rows);
  } catch (error) {
    await Promise.allSettled(rows.map((row) => removeStored(deps.files, row.id)));
    throw error;
  }
  return rows.map(({ url, name }) => ({ url, name }));
}

function asUpload(
  { ids, clock, env }: Pick<Deps, 'ids' | 'clock' | 'env'>,
  { name, type, content, thumbnail }: FileToStore,
  owner: Uploader[number],
): NewUpload {
  const id = ids.uuid();
  return {
    id,
    url: `${env.uploadUrl}/${id}`,
    ownerKind: owner.kind,
    ownerKey: owner.key,
    name,
    type,
    size: content.length,
    thumbnailSize: thumbnail?.length ?? null,
    createdAt: clock.now(),
  };
}
