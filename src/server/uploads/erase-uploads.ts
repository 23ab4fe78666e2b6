import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs.ts';
import { keysOf } from './stored-files.ts';

const removeFileJob = 'remove-file';

/** Forgets uploads at once; their files go once the transaction stands, so that a failed one leaves all as it was. Says how many. */
export async function eraseUploads(jobs: Jobs, tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(uploads).where(which).returning();
  await removeLater(jobs, tx, gone.flatMap(keysOf));
  return gone.length;
}

/** Removes files once the transaction stands; a process that dies in between does it when it is back. */
export async function removeLater(jobs: Jobs, tx: Tx, keys: readonly string[]): Promise<void> {
  await jobs.enqueue(
    tx,
    keys.map((key) => ({ name: removeFileJob, key, data: { key } })),
  );
}

/** Says who removes the files of erased uploads. */
export function registerFileRemoval({ jobs, files }: Pick<Deps, 'jobs' | 'files'>): void {
  jobs.work(removeFileJob, z.strictObject({ key: z.string() }), ({ key }) => files.remove(key));
}
