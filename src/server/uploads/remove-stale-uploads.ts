import { and, eq, isNull, lt } from 'drizzle-orm';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { removeStored } from './stored-files.ts';

const keptForDays = 30;

/** Removes files that no offer named within 30 days (domain.md section 2, retention). Says how many there were. */
export async function removeStaleUploads({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptForDays * 86_400_000);
  const isStale = and(isNull(uploads.usedByOffer), lt(uploads.createdAt, before));
  const stale = await db.select({ id: uploads.id }).from(uploads).where(isStale);
  for (const { id } of stale) {
    // The row goes first and only while it is still free: a call may be naming it at this moment.
    const gone = await db
      .delete(uploads)
      .where(and(eq(uploads.id, id), isStale))
      .returning({ id: uploads.id });
    if (gone.length > 0) await removeStored(files, id);
  }
  return stale.length;
}
