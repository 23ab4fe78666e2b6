import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { maxSavedViews, type SavedView } from '#contract/desk/desk-saved-views.ts';
import type { Queryable } from '#server/db/client.ts';
import { savedViews } from '#server/db/schema/desk.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** The filters of the work list that somebody at the desk has named, and those that colleagues share, oldest first. */
export async function savedViewsOf(db: Queryable, staffId: string): Promise<SavedView[]> {
  const { id, name, filter, isShared, createdAt } = savedViews;
  return db
    .select({ id, name, filter, isShared, isMine: sql<boolean>`${savedViews.staffId} = ${staffId}` })
    .from(savedViews)
    .where(or(eq(savedViews.staffId, staffId), isShared))
    .orderBy(asc(createdAt), asc(id));
}

interface OwnView {
  readonly staffId: string;
  readonly viewId: string;
}

interface NamedView extends OwnView {
  readonly name: string;
  readonly filter: QueueFilter;
  readonly isShared?: boolean | undefined;
}

/** Keeps a filter under a name, or one's own view as it shall be now; refused where somebody has as many as a row of tabs shows. */
export async function saveView({ db, clock }: Pick<Deps, 'db' | 'clock'>, view: NamedView): Promise<void> {
  const { viewId: id, staffId, name, filter, isShared = false } = view;
  const kept = (await savedViewsOf(db, staffId)).filter(({ isMine }) => isMine);
  if (kept.length >= maxSavedViews && !kept.some((one) => one.id === id)) throw new Problem(409, 'tooManyViews');
  await db
    .insert(savedViews)
    .values({ id, staffId, name, filter, isShared, createdAt: clock.now().toISOString() })
    .onConflictDoUpdate({
      target: savedViews.id,
      set: { name, filter, isShared },
      setWhere: eq(savedViews.staffId, staffId),
    });
}

/** Removes one's own view; one that is gone stays gone. */
export async function removeView(db: Queryable, { staffId, viewId }: OwnView): Promise<void> {
  await db.delete(savedViews).where(and(eq(savedViews.id, viewId), eq(savedViews.staffId, staffId)));
}
