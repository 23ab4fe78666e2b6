import type { MultipartFile } from '@fastify/multipart';
import { uploadLimits } from '#contract/upload-limits.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { fileKind } from './file-kind.ts';
import { cleanFileName } from './file-name.ts';
import type { Uploader } from './uploads.ts';

export interface StoredUpload {
  url: string;
  name: string;
}

type NewUpload = typeof uploads.$inferInsert;

/** Keeps the files of one request, all or none, one after the other in memory. */
export async function storeUploads(
  deps: Deps,
  parts: AsyncIterable<Pick<MultipartFile, 'filename' | 'toBuffer'>>,
  owner: Uploader[number],
): Promise<StoredUpload[]> {
  const rows: NewUpload[] = [];
  try {
    for await (const part of parts) {
      const content = await part.toBuffer();
      const row = await asUpload(deps, content, part.filename, owner);
      if (!row.type.startsWith('image/') && rows.some((other) => !other.type.startsWith('image/'))) {
        throw new Problem(413, 'uploadTooMany');
      }
      rows.push(row);
      await deps.files.put(row.id, content, row.type);
    }
    if (rows.length === 0) throw new Problem(400, 'uploadMissing');
    await deps.db.insert(uploads).values(rows);
  } catch (error) {
    await Promise.allSettled(rows.map((row) => deps.files.remove(row.id)));
    throw error;
  }
  return rows.map(({ url, name }) => ({ url, name }));
}

async function asUpload(
  { ids, clock, env }: Deps,
  content: Buffer,
  givenName: string,
  owner: Uploader[number],
): Promise<NewUpload> {
  if (content.length === 0) throw new Problem(400, 'uploadEmpty');
  const kind = await fileKind(content, givenName);
  if (kind === undefined) throw new Problem(415, 'uploadTypeRefused');
  if (content.length > (kind.isImage ? uploadLimits.imageBytes : uploadLimits.otherBytes)) {
    throw new Problem(413, 'uploadTooLarge');
  }
  const id = ids.uuid();
  return {
    id,
    url: `${env.uploadUrl}/${id}`,
    ownerKind: owner.kind,
    ownerKey: owner.key,
    name: cleanFileName(givenName, kind.extension),
    type: kind.type,
    size: content.length,
    createdAt: clock.now(),
  };
}
