import { eq } from 'drizzle-orm';
import type { RecordFates } from '#contract/devices/reuse.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { areRecorded, boughtUnits, impossibleLines, type KeptFates, recordedWith } from '#domain/reuse/device-fate.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { Problem } from '#server/problem.ts';

/** What is recorded of an offer's devices; undefined while nothing is. */
export async function readFates(db: Queryable, offerId: string): Promise<KeptFates | undefined> {
  const [row] = await db.select({ fates: offers.fates }).from(offers).where(eq(offers.id, offerId));
  return row?.fates ?? undefined;
}

interface Recording extends RecordFates {
  readonly offerId: string;
  readonly at: string;
}

/**
 * Keeps what became of devices of an offer that the caller has locked. False where all of it stands there already. Throws where the
 * sender had something else before their eyes than stands there, and where a line names more units than were bought.
 */
export async function keepFates(tx: Tx, state: OfferState, { offerId, at, basedOn, lines }: Recording) {
  const before = await readFates(tx, offerId);
  const standing = before?.lines ?? [];
  const impossible = impossibleLines(lines, boughtUnits(state));
  if (impossible.length > 0) {
    const fields = impossible.map((index) => [`lines.${index}`, 'mehr Geräte, als angekommen sind']);
    throw new Problem(422, 'fatesTooMany', Object.fromEntries(fields));
  }
  if (areRecorded(lines, standing)) return false;
  if (basedOn !== (before?.at ?? null)) throw new Problem(409, 'fatesChanged');
  const fates = { lines: recordedWith(standing, lines), at };
  await tx.update(offers).set({ fates }).where(eq(offers.id, offerId));
  return true;
}
