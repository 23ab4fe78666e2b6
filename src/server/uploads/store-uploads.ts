import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import type { KeyedCall } from '#server/idempotency-store.ts';
import { Problem } from '#server/problem.ts';
import { keepUploads } from './kept-uploads.ts';
import { storedKeys, thumbnailKey } from './stored-files.ts';
import type { StoredUpload, Upload, Uploader } from './uploads.ts';

/** A file that may be kept as it is. */
export interface FileToStore {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** WebP; pictures have one. */
  readonly thumbnail?: Uint8Array;
}

interface Storing {
  readonly owner: Uploader[number];
  /** Enters a file where its room is counted: strangers', not the staff's. */
  readonly enter?: ((row: Upload) => Promise<void>) | undefined;
  /** Which call it is, where it says so. */
  readonly call?: KeyedCall | undefined;
}

/** Keeps the files of one request, all or none, one after the other in memory. */
export async function storeUploads(
  deps: Pick<Deps, 'ids' | 'clock' | 'env' | 'files' | 'db' | 'database'>,
  given: AsyncIterable<FileToStore>,
  { owner, enter, call }: Storing,
): Promise<StoredUpload[]> {
  const rows: Upload[] = [];
  try {
    for await (const file of given) {
      const row = asUpload(deps, file, owner);
      if (!row.type.startsWith('image/') && rows.some((other) => !other.type.startsWith('image/'))) {
        throw new Problem(413, 'uploadTooMany');
      }
      // The row goes first: it takes the room, and what a process that dies leaves behind is found by it.
      if (enter) await enter(row);
      else await deps.db.insert(uploads).values(row);
      rows.push(row);
      await deps.files.put(row.storedAs, file.content, row.type);
      if (file.thumbnail) await deps.files.put(thumbnailKey(row.id), file.thumbnail, 'image/webp');
    }
    if (rows.length === 0) throw new Problem(400, 'uploadMissing');
    const complete = (db: Queryable) =>
      db
        .update(uploads)
        .set({ isComplete: true })
        .where(inArray(uploads.id, idsOf(rows)));
    if (call === undefined) await complete(deps.db);
    else {
      await deps.database.transaction(async (tx) => {
        await complete(tx);
        await keepUploads(tx, call, rows, deps.clock.now());
      });
    }
  } catch (error) {
    const removed = await Promise.allSettled(rows.flatMap(storedKeys).map((key) => deps.files.remove(key)));
    // A row whose file stayed is found like that of a server that died.
    if (removed.every(({ status }) => status === 'fulfilled')) {
      await deps.db.delete(uploads).where(inArray(uploads.id, idsOf(rows)));
    }
    throw error;
  }
  return rows.map(({ url, name }) => ({ url, name }));
}

const idsOf = (rows: readonly Upload[]) => rows.map(({ id }) => id);

function asUpload(
  { ids, clock, env }: Pick<Deps, 'ids' | 'clock' | 'env'>,
  { name, type, content, thumbnail }: FileToStore,
  owner: Uploader[number],
): Upload {
  const id = ids.uuid();
  return {
    id,
    url: `${env.uploadUrl}/${id}`,
    storedAs: id,
    ownerKind: owner.kind,
    ownerKey: owner.key,
    name,
    type,
    size: content.length,
    thumbnailSize: thumbnail?.length ?? null,
    networkKey: null,
    isComplete: false,
    createdAt: clock.now(),
    usedByOffer: null,
  };
}
