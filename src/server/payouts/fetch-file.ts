import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { payoutDownloads, payoutFiles } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { fileTypeOf } from './write-files.ts';

/**
 * The bytes of a file as they were written, for somebody at the desk: that they were fetched is kept first. Throws where the store has others
 * by now: nothing that was changed after the release goes to the bank.
 */
export async function fetchFile(deps: Pick<Deps, 'db' | 'clock' | 'files'>, fileId: string, by: string) {
  const [file] = await deps.db.select().from(payoutFiles).where(eq(payoutFiles.id, fileId));
  if (!file) throw new Problem(404, 'notFound');
  const content = await buffer(await deps.files.read(file.storedAs));
  if (hash('sha256', content, 'hex') !== file.sha256) throw new Problem(409, 'payoutFileChanged');
  await deps.db.insert(payoutDownloads).values({ fileId, at: deps.clock.now().toISOString(), by });
  const { name, size } = file;
  return { name, size, content, type: fileTypeOf(name) };
}
