import { eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs.ts';
import { storedKeys } from './stored-files.ts';

const removeFileJob = 'remove-file';
const removeTornFileJob = 'remove-torn-file';
/** By then a file that is about to be written is named by its upload, or never will be. */
const tornAfter = 30 * 60_000;

/** Forgets uploads at once; their files go once the transaction stands, so that a failed one leaves all as it was. Says how many. */
export async function eraseUploads(jobs: Jobs, tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(uploads).where(which).returning();
  await removeLater(jobs, tx, gone.flatMap(storedKeys));
  return gone.length;
}

/** Removes files once the transaction stands; a process that dies in between does it when it is back. */
export async function removeLater(jobs: Jobs, tx: Tx, keys: readonly string[]): Promise<void> {
  await jobs.enqueue(
    tx,
    keys.map((key) => ({ name: removeFileJob, key, data: { key } })),
  );
}

/** To be called before a file is written that no upload names yet: a process that dies in between leaves it for half an hour. */
export async function removeIfTorn(
  { jobs, database, clock }: Pick<Deps, 'jobs' | 'database' | 'clock'>,
  key: string,
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + tornAfter);
  await database.transaction((tx) => jobs.enqueue(tx, [{ name: removeTornFileJob, key, data: { key }, startAfter }]));
}

/** Says who removes the files of erased uploads. */
export function registerFileRemoval({ jobs, files, db }: Pick<Deps, 'jobs' | 'files' | 'db'>): void {
  jobs.work(removeTornFileJob, z.strictObject({ key: z.string() }), async ({ key }) => {
    const named = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.storedAs, key));
    if (named.length === 0) await files.remove(key);
  });
  jobs.work(removeFileJob, z.strictObject({ key: z.string() }), ({ key }) => files.remove(key));
}
