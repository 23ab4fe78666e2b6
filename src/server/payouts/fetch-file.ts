import { eq } from 'drizzle-orm';
import { payoutDownloads, payoutFiles } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { fileTypes } from './write-files.ts';

/** The bytes of a file as they were written, for somebody at the desk: that they were fetched is kept first. */
export async function fetchFile(deps: Pick<Deps, 'db' | 'clock' | 'files'>, fileId: string, by: string) {
  const [file] = await deps.db.select().from(payoutFiles).where(eq(payoutFiles.id, fileId));
  if (!file) throw new Problem(404, 'notFound');
  const content = await deps.files.read(file.storedAs);
  await deps.db.insert(payoutDownloads).values({ fileId, at: deps.clock.now().toISOString(), by });
  const { name, kind, size } = file;
  return { name, size, content, type: fileTypes.get(kind) ?? 'application/octet-stream' };
}
