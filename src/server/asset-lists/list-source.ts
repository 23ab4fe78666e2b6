import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ReadList } from '#contract/asset-list.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { isUploadedBy, uploaderOf } from '#server/uploads/uploads.ts';
import type { ListSource } from './read-list.ts';

type Named = Pick<ReadList, 'itemsListUpload' | 'text' | 'columns'>;

/** What is to be read: the pasted text, or the upload of whoever asks. For others it does not exist. */
export async function sourceOf(deps: Deps, request: FastifyRequest, named: Named): Promise<ListSource> {
  const { itemsListUpload: url, text, columns = [] } = named;
  if (text !== undefined) return { text };
  const [upload] = await deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.url, String(url)));
  if (upload === undefined || !isUploadedBy(upload, await uploaderOf(request))) throw new Problem(400, 'uploadUnknown');
  const content = await buffer(await deps.files.read(upload.id));
  const personal = columns.filter(({ meaning }) => meaning === 'personal');
  if (personal.length === 0 || upload.usedByOffer !== null) return { content };
  // What the customer calls personal is not kept either, as long as the list is nobody else's yet.
  const redacted = await deps.lists.withoutPersonal(content, personal);
  if (redacted === undefined) return { content };
  await deps.files.put(upload.id, redacted, upload.type);
  await deps.db.update(uploads).set({ size: redacted.length }).where(eq(uploads.id, upload.id));
  return { content: redacted };
}
