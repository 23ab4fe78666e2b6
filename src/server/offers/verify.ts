import { asc, eq, gt } from 'drizzle-orm';
import { sameContent } from '#domain/offer/commands/decision.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { type SaleFacts, saleOf } from '#domain/sale/sale.ts';
import type { Database, Queryable, Tx } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { fillDeskColumns } from './fill-desk-columns.ts';
import { readSales } from './sale-facts.ts';
import { rowOf } from './sale-row.ts';
import { readTaxDecisions } from './tax-rows.ts';

/** An offer whose row is not what its events tell. */
export interface Difference {
  offerId: string;
  what: string;
}

const pageSize = 200;

/**
 * Folds all events of the database again and compares with every row, in pages, so that its size does not matter; and at
 * one instant, so that a server at work beside it makes no difference.
 */
export function verifyOffers(db: Queryable): Promise<{ checked: number; differences: Difference[] }> {
  return db.transaction(verifyAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** The same of a database that a command has just opened: what its migrations leave to the next start is written first. */
export async function verifyDatabase(database: Database): ReturnType<typeof verifyOffers> {
  await fillDeskColumns({ database });
  return verifyOffers(database.drizzle);
}

async function verifyAll(db: Tx): Promise<{ checked: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let checked = 0;
  let after = '';
  for (;;) {
    const page = await db.select().from(offers).where(gt(offers.id, after)).orderBy(asc(offers.id)).limit(pageSize);
    const sales = await readSales(
      db,
      page.map(({ id }) => id),
    );
    const factsOf = new Map(sales.map(({ id, sale }) => [id, sale.facts]));
    for (const row of page) {
      const what = await differenceOf(db, row, factsOf.get(row.id) ?? {});
      if (what) differences.push({ offerId: row.id, what });
      checked += 1;
      after = row.id;
    }
    if (page.length < pageSize) return { checked, differences };
  }
}

async function differenceOf(db: Tx, row: typeof offers.$inferSelect, facts: SaleFacts): Promise<string | undefined> {
  const log = await db
    .select()
    .from(offerEvents)
    .where(eq(offerEvents.offerId, row.id))
    .orderBy(asc(offerEvents.version));
  const events = log.map(({ event }) => event);
  const gap = events.findIndex((event, index) => event.version !== index + 1);
  if (gap >= 0) return `version ${gap + 1} is missing in the log`;
  const mismatched = log.find(({ version, type, at, event }) => !isColumnOf(event, { version, type, at }));
  if (mismatched) return `the columns of version ${mismatched.version} differ from its event`;
  const state = foldEvents(events);
  if (!state) return 'the log is empty';
  if (!sameContent(state, row.state)) return `the state differs from the fold of ${events.length} events`;
  const { taxDesk } = row;
  const decision = (await readTaxDecisions(db, row.id))[0]?.decision;
  if (!sameContent(decision, taxDesk?.decision)) return 'the newest decision about its tax is not the one that counts';
  const laidOver = taxDesk === null ? state : { ...state, taxDesk };
  const { emailKey, changedAt, state: _state, ...derived } = rowOf(saleOf(laidOver, facts), events.at(-1)?.at ?? '');
  // Erasing writes these two itself.
  const kept = row.erasedAt === null ? { emailKey, changedAt: asWritten(changedAt) } : {};
  const expected = { ...derived, createdAt: asWritten(state.createdAt), ...kept };
  const actual = { ...row, createdAt: asWritten(row.createdAt), changedAt: asWritten(row.changedAt) };
  const wrong = Object.entries(expected).find(([column, value]) => !sameContent(value, Reflect.get(actual, column)));
  return wrong && `the column ${wrong[0]} does not follow from the sale`;
}

function isColumnOf(event: OfferEvent, columns: Pick<OfferEvent, 'version' | 'type' | 'at'>): boolean {
  const { version, type, at } = columns;
  return event.version === version && event.type === type && asWritten(event.at) === asWritten(at);
}

/** The database writes instants its own way. */
function asWritten(instant: string): string {
  return new Date(instant).toISOString();
}
