import { buffer } from 'node:stream/consumers';
import { and, eq, isNull } from 'drizzle-orm';
import type { ReadList } from '#contract/goods/asset-list.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { removeIfTorn, removeLater } from '#server/uploads/erase-uploads.ts';
import { isUploadedBy, type Upload, type Uploader } from '#server/uploads/uploads.ts';
import type { Sender } from '#server/workers/sender.ts';
import { dropPersonalData } from './drop-personal-data.ts';
import type { ListSource } from './read-list.ts';

type Named = Pick<ReadList, 'itemsListUpload' | 'text' | 'columns'>;

/** What is to be read: the pasted text, or the upload of whoever asks. For others it does not exist. */
export async function sourceOf(
  deps: Deps,
  uploader: Uploader,
  { itemsListUpload: url = '', text, columns = [] }: Named,
  sender: Sender,
): Promise<ListSource> {
  if (text !== undefined) return { text };
  const personal = columns.filter(({ meaning }) => meaning === 'personal');
  for (;;) {
    const [upload] = await deps.db.select().from(uploads).where(eq(uploads.url, url));
    if (upload === undefined || !isUploadedBy(upload, uploader)) throw new Problem(400, 'uploadUnknown');
    const content = await buffer(await deps.files.read(upload.storedAs));
    // What the customer calls personal is not kept either, as long as the list is nobody else's yet.
    if (personal.length === 0 || upload.usedByOffer !== null) return { content };
    const redacted = await dropPersonalData(deps, content, sender, { columns: personal, unread: 'keep' });
    if (redacted === undefined) return { content };
    if (await replace(deps, upload, redacted)) return { content: redacted };
  }
}

/**
 * Keeps other content of an upload from now on, all or nothing. False when it was replaced or bound to an offer meanwhile:
 * of two calls at once neither may bring back what the other has dropped.
 */
async function replace(deps: Deps, upload: Upload, content: Uint8Array): Promise<boolean> {
  const { database, files, ids, jobs } = deps;
  const storedAs = ids.uuid();
  await removeIfTorn(deps, storedAs);
  await files.put(storedAs, content, upload.type);
  // When it breaks off, the file stays for the job above to judge: a commit whose answer was lost may stand.
  const isKept = await database.transaction(async (tx) => {
    const isAsItWas = and(
      eq(uploads.id, upload.id),
      eq(uploads.storedAs, upload.storedAs),
      isNull(uploads.usedByOffer),
    );
    const updated = await tx.update(uploads).set({ storedAs, size: content.length }).where(isAsItWas).returning();
    if (updated.length > 0) await removeLater(jobs, tx, [upload.storedAs]);
    return updated.length > 0;
  });
  if (!isKept) await files.remove(storedAs);
  return isKept;
}
