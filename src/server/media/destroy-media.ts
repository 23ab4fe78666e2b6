import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { recordDestructionSchema, witnessDestructionSchema } from '#contract/devices/destruction.ts';
import { unfitFor } from '#domain/erasure/din-66399.ts';
import { outsideStay } from '#domain/erasure/stay.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { destructions, media } from '#server/db/schema/media.ts';
import { Problem } from '#server/problem.ts';
import { refuseCertified } from './certified.ts';
import { noteMedium, readMediumRows } from './medium-rows.ts';
import { sinceOfMedia } from './since-of-medium.ts';

interface Doing {
  readonly offerId: string;
  /** Id of the member of staff. */
  readonly by: string;
  readonly now: string;
}

const isOpen = (offerId: string) =>
  and(eq(destructions.offerId, offerId), isNull(destructions.witnessedAt), isNull(destructions.withdrawnAt));

/** Destructions of a sale that nobody has witnessed, in the order in which they were recorded. */
export function readOpenDestructions(db: Queryable, offerId: string) {
  return db.select().from(destructions).where(isOpen(offerId)).orderBy(asc(destructions.recordedAt));
}

type Recording = z.infer<typeof recordDestructionSchema>;

/** Records that media of a sale that the caller has locked were destroyed; nothing counts yet. The same once more changes nothing. */
export async function recordDestruction(tx: Tx, { offerId, by, now }: Doing, body: Recording): Promise<void> {
  const { destructionId: id, mediumIds, ...recorded } = body;
  const [before] = await tx.select({ offerId: destructions.offerId }).from(destructions).where(eq(destructions.id, id));
  if (before?.offerId === offerId) return;
  if (before) throw new Problem(404, 'notFound');
  const wanted = [...new Set(mediumIds)];
  const rows = new Map((await readMediumRows(tx, offerId)).map((row) => [row.id, row]));
  if (wanted.some((mediumId) => !rows.has(mediumId))) throw new Problem(404, 'notFound');
  const waiting = new Set((await readOpenDestructions(tx, offerId)).flatMap((open) => open.mediumIds));
  const isTaken = (mediumId: string) => waiting.has(mediumId) || rows.get(mediumId)?.destruction;
  if (wanted.some(isTaken)) throw new Problem(409, 'destructionTaken');
  const named = wanted.flatMap((mediumId) => rows.get(mediumId) ?? []);
  await refuseCertified(tx, offerId, named);
  const described = named.map(({ description }) => description);
  if (unfitFor(recorded.securityLevel, described).length > 0)
    throw new Problem(409, 'destructionClassUnfit', { securityLevel: 'passt nicht zu jedem Datenträger' });
  if (await isOutsideStay(tx, wanted, { at: recorded.at, now }))
    throw new Problem(409, 'destructionTimeImpossible', { at: 'vor dem Eingang der Ware oder in der Zukunft' });
  await tx.insert(destructions).values({ id, offerId, mediumIds: wanted, recorded, recordedAt: now, recordedBy: by });
}

/** Whether one of these media was not here on that day, or the day has not begun. */
async function isOutsideStay(tx: Tx, mediumIds: readonly string[], { at, now }: { at: string; now: string }) {
  const arrivals = await sinceOfMedia(tx, mediumIds);
  return arrivals.some((since) => outsideStay({ finishedAt: at }, { since, now }) !== undefined);
}

type Witnessing = z.infer<typeof witnessDestructionSchema>;

/** A second person saw it: from now on the media are destroyed. The same word of theirs once more changes nothing. */
export async function witnessDestruction(tx: Tx, { offerId, by, now }: Doing, body: Witnessing): Promise<void> {
  const row = await destructionIn(tx, offerId, body.destructionId);
  if (row.witnessedBy === by) return;
  if (row.witnessedBy !== null || row.withdrawnAt !== null) throw new Problem(409, 'destructionOver');
  if (row.recordedBy === by) throw new Problem(409, 'destructionOwn');
  const own = new Set(row.mediumIds);
  await refuseCertified(
    tx,
    offerId,
    (await readMediumRows(tx, offerId)).filter(({ id }) => own.has(id)),
  );
  const destruction = { ...row.recorded, witness: body.witness };
  await tx.update(destructions).set({ witnessedAt: now, witnessedBy: by }).where(eq(destructions.id, row.id));
  const changed = await tx
    .update(media)
    .set({ destruction, nextAction: 'none' })
    .where(and(eq(media.offerId, offerId), inArray(media.id, row.mediumIds), isNull(media.removedAt)))
    .returning({ id: media.id });
  const { securityLevel } = destruction;
  const data = { securityLevel, destructionId: row.id };
  for (const { id } of changed) await noteMedium(tx, { mediumId: id, at: now, by, what: 'destroyed', data });
}

/** It was recorded in error. */
export async function withdrawDestruction(tx: Tx, { offerId, now }: Doing, destructionId: string): Promise<void> {
  const row = await destructionIn(tx, offerId, destructionId);
  if (row.withdrawnAt !== null) return;
  if (row.witnessedAt !== null) throw new Problem(409, 'destructionOver');
  await tx.update(destructions).set({ withdrawnAt: now }).where(eq(destructions.id, row.id));
}

async function destructionIn(tx: Tx, offerId: string, id: string) {
  const ofSale = and(eq(destructions.id, id), eq(destructions.offerId, offerId));
  const [row] = await tx.select().from(destructions).where(ofSale);
  if (!row) throw new Problem(404, 'notFound');
  return row;
}
