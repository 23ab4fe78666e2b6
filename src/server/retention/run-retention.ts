import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#domain/values/day.ts';
import { type DeletedByRule, retentionRuns } from '#server/db/schema/retention.ts';
import type { Deps } from '#server/deps.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { deleteDue } from './delete-due.ts';
import { type DueForDeletion, findDue } from './find-due.ts';
import { takeTurn } from './lock-sale.ts';

/** One thing that cannot be deleted keeps no other; where so many cannot, it is not for the things. */
const maxFailures = 20;

/**
 * Deletes what is due, once a day: each thing in a transaction that writes down that it did, so that a process that dies leaves what it has
 * done told, and the rest to the next day. Says how many.
 */
export async function runRetention(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  const day = dayOf(now);
  const [ran] = await db.select({ day: retentionRuns.day }).from(retentionRuns).where(eq(retentionRuns.day, day));
  const due = ran ? [] : await findDue(db, day);
  if (!ran && due.length === 0) await noteRun(deps, day, now);
  let [count, failures] = [0, 0];
  for (const one of due) {
    try {
      if (await deleteOne(deps, day, one)) count += 1;
    } catch (error) {
      failures += 1;
      if (failures > maxFailures) throw error;
      deps.log.error({ err: error, rule: one.rule, id: one.id }, 'Something whose time is over was not deleted');
    }
  }
  return count;
}

async function noteRun({ db }: Pick<Deps, 'db'>, day: string, at: string): Promise<void> {
  await db.insert(retentionRuns).values({ day, at, count: 0, deleted: [] }).onConflictDoNothing();
}

/** Looks once more when it is its turn: of two processes one finds it gone, and a lock set meanwhile counts. */
async function deleteOne(deps: Deps, day: string, one: DueForDeletion): Promise<boolean> {
  const at = deps.clock.now().toISOString();
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx);
    await tx.insert(retentionRuns).values({ day, at, count: 0, deleted: [] }).onConflictDoNothing();
    const [run] = await tx.select().from(retentionRuns).where(eq(retentionRuns.day, day));
    const isStillDue = (await findDue(tx, day, one.id)).some(({ rule }) => rule === one.rule);
    if (!run || !isStillDue) return false;
    await deleteDue({ ...deps, reactionsTo }, tx, one, at);
    await tx
      .update(retentionRuns)
      .set({ at, count: sql`${retentionRuns.count} + 1`, deleted: withOne(run.deleted, one) })
      .where(eq(retentionRuns.day, day));
    return true;
  });
}

function withOne(deleted: readonly DeletedByRule[], { rule, number }: DueForDeletion): DeletedByRule[] {
  const others = deleted.filter((one) => one.rule !== rule);
  const numbers = deleted.find((one) => one.rule === rule)?.numbers ?? [];
  return [...others, { rule, numbers: [...numbers, number] }];
}
