import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { eraseUploads } from './erase-uploads.ts';
import { countedDays } from './storage-limits.ts';

const retentionDays = 30;
/** No form takes so long to be kept; looked for every quarter of an hour, nothing torn lies for an hour. */
const tornMinutes = 30;

/**
 * Removes files that no offer named within 30 days, and soon those that a server which died was about to keep. Forgets from
 * where the others came once they count no more. Says how many were removed.
 */
export async function removeStaleUploads({
  database,
  jobs,
  clock,
}: Pick<Deps, 'database' | 'jobs' | 'clock'>): Promise<number> {
  const before = (minutes: number) => lt(uploads.createdAt, new Date(clock.now().getTime() - minutes * 60_000));
  const isTorn = and(eq(uploads.isComplete, false), before(tornMinutes));
  return database.transaction(async (tx) => {
    const removed = await eraseUploads(
      jobs,
      tx,
      and(isNull(uploads.usedByOffer), or(isTorn, before(retentionDays * 1_440))),
    );
    await tx
      .update(uploads)
      .set({ networkKey: null })
      .where(and(isNotNull(uploads.networkKey), before(countedDays * 1_440)));
    return removed;
  });
}
