import type { QueueRow } from '#contract/desk/desk-queue.ts';

/** What a reader of the list has before them, and what has come meanwhile. */
export interface MergedRows {
  /** In the order in which they stand there, each as it is now. */
  readonly rows: readonly QueueRow[];
  /** Of these, the ids of those that the list does not have any more. */
  readonly gone: ReadonlySet<string>;
  /** How many the list has that are not shown. */
  readonly news: number;
  /** The list is no longer as it is shown. */
  readonly isOld: boolean;
}

/**
 * The rows that somebody looks at, brought up to date without moving one of them: what is new is counted and waits to be let in.
 * `hasMore`: further pages follow, so that a row that was pushed over the end is not gone.
 */
export function mergedRows(shown: readonly QueueRow[], fresh: readonly QueueRow[], hasMore: boolean): MergedRows {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const ids = new Set(shown.map(({ id }) => id));
  const news = fresh.filter(({ id }) => !ids.has(id)).length;
  const end = hasMore ? shown.length - news : shown.length;
  const gone = new Set(shown.filter(({ id }, place) => !now.has(id) && place < end).map(({ id }) => id));
  const kept = shown.filter(({ id }) => now.has(id)).map(({ id }) => id);
  const order = fresh.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  return {
    rows: shown.map((row) => now.get(row.id) ?? row),
    gone,
    news,
    isOld: news > 0 || gone.size > 0 || kept.join() !== order.join(),
  };
}
