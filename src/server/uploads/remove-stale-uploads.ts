import { and, isNull, lt } from 'drizzle-orm';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { eraseUploads } from './erase-uploads.ts';

const retentionDays = 30;

/** Removes files that no offer named within 30 days. Says how many there were. */
export async function removeStaleUploads({
  database,
  jobs,
  clock,
}: Pick<Deps, 'database' | 'jobs' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  return database.transaction((tx) =>
    eraseUploads(jobs, tx, and(isNull(uploads.usedByOffer), lt(uploads.createdAt, before))),
  );
}
