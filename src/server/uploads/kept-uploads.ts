import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { findAnswer, type KeyedCall, keepingAnswer, keepingOf } from '#server/idempotency-store.ts';
import { Problem } from '#server/problem.ts';
import type { StoredUpload, Upload } from './uploads.ts';

const keptSchema = z.object({ uploads: z.array(z.string()) });

/** The same call, sent twice at the same time, was answered first where it came first. */
class AnsweredMeanwhile extends Error {}

/** Keeps where the files of a call are, with the word that they are complete; undoes that word where it was answered meanwhile. */
export async function keepUploads(tx: Tx, call: KeyedCall, rows: readonly Upload[], now: Date): Promise<void> {
  const kept = await keepingAnswer(tx, keepingOf(call, { uploads: rows.map(({ url }) => url) }, now));
  if (kept.length === 0) throw new AnsweredMeanwhile();
}

/** Stores the files of a call unless it was answered before; then it answers what it answered then. */
export async function storeOnce(
  deps: Pick<Deps, 'database' | 'db' | 'clock'>,
  call: KeyedCall,
  store: () => Promise<StoredUpload[]>,
): Promise<{ stored: StoredUpload[]; isRepeated: boolean }> {
  const before = await storedBefore(deps, call);
  if (before) return { stored: before, isRepeated: true };
  try {
    return { stored: await store(), isRepeated: false };
  } catch (error) {
    const meanwhile = error instanceof AnsweredMeanwhile ? await storedBefore(deps, call) : undefined;
    if (meanwhile) return { stored: meanwhile, isRepeated: true };
    throw error;
  }
}

async function storedBefore(
  { database, db, clock }: Pick<Deps, 'database' | 'db' | 'clock'>,
  call: KeyedCall,
): Promise<StoredUpload[] | undefined> {
  const kept = await findAnswer(database, call, clock.now(), keptSchema);
  if (kept === undefined) return undefined;
  const rows = await db
    .select({ url: uploads.url, name: uploads.name })
    .from(uploads)
    .where(and(inArray(uploads.url, kept.uploads), eq(uploads.isComplete, true)));
  const stored = kept.uploads.flatMap((url) => rows.filter((row) => row.url === url));
  // Erased since, with its offer or at its sender's wish: a file is not brought back by repeating a call.
  if (stored.length < kept.uploads.length) throw new Problem(409, 'uploadUnknown');
  return stored;
}
