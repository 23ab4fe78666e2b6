import { endingOf, type UploadUse, uploadUses } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { Problem } from '#server/problem.ts';

/** Refuses uploads that are no list, picture or invoice where one is named; the ending of a kept name tells its content. */
export async function requireUse(tx: Tx, urls: readonly string[], use: UploadUse): Promise<void> {
  if (urls.length === 0) return;
  const rows = await tx
    .select({ name: uploads.name, size: uploads.size })
    .from(uploads)
    .where(isOneOf(uploads.url, urls));
  const fits: readonly string[] = uploadUses[use];
  // Where it came in it may have been a photo, which may be larger.
  const isFit = ({ name, size }: (typeof rows)[number]) =>
    fits.includes(endingOf(name)) && ((use !== 'invoice' && use !== 'agreement') || size <= uploadLimits.otherBytes);
  if (!rows.every(isFit)) throw new Problem(400, 'uploadUnfit');
}
