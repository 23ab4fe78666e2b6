import { asc, gt } from 'drizzle-orm';
import { sameContent } from '#domain/offer/decision.ts';
import { fold } from '#domain/offer/evolve.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { loadEvents, rowOf } from './store.ts';

/** An offer whose row is not what its events tell. */
export interface Difference {
  offerId: string;
  what: string;
}

const pageSize = 200;

/** Folds all events of the database again and compares with every row, in pages, so that its size does not matter. */
export async function verifyOffers(db: Queryable): Promise<{ checked: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let checked = 0;
  let after = '';
  for (;;) {
    const page = await db.select().from(offers).where(gt(offers.id, after)).orderBy(asc(offers.id)).limit(pageSize);
    for (const row of page) {
      const what = await differenceOf(db, row);
      if (what) differences.push({ offerId: row.id, what });
      checked += 1;
      after = row.id;
    }
    if (page.length < pageSize) return { checked, differences };
  }
}

async function differenceOf(db: Queryable, row: typeof offers.$inferSelect): Promise<string | undefined> {
  const events = await loadEvents(db, row.id);
  const gap = events.findIndex((event, index) => event.version !== index + 1);
  if (gap >= 0) return `version ${gap + 1} is missing in the log`;
  const state = fold(events);
  if (!state) return 'the log is empty';
  if (!sameContent(state, row.state)) return `the state differs from the fold of ${events.length} events`;
  const { changedAt: _changedAt, emailKey, state: _state, ...derived } = rowOf(state, '');
  const wrong = Object.entries({ ...derived, ...(row.erasedAt === null && { emailKey }) }).find(
    ([column, value]) => !sameContent(value, Reflect.get(row, column)),
  );
  return wrong && `the column ${wrong[0]} does not follow from the state`;
}
