import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs.ts';
import { removeStored } from './stored-files.ts';

const removeFileJob = 'remove-file';

/** Forgets uploads at once; their files go once the transaction stands, so that a failed one leaves all as it was. */
export async function eraseUploads(jobs: Jobs, tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(uploads).where(which).returning({ id: uploads.id });
  await jobs.enqueue(
    tx,
    gone.map(({ id }) => ({ name: removeFileJob, key: id, data: { id } })),
  );
}

/** Says who removes the files of erased uploads. */
export function registerFileRemoval({ jobs, files }: Pick<Deps, 'jobs' | 'files'>): void {
  jobs.work(removeFileJob, z.strictObject({ id: z.string() }), ({ id }) => removeStored(files, id));
}
