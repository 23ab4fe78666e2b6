import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfferEvent } from '#domain/offer/events.ts';
import { searchTextOf } from '#domain/offer/search-text.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Database, Queryable, Tx } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';

export interface Found {
  state: OfferState;
  /** Its account was deleted: it is the provider's alone. */
  ownerless: boolean;
}

const columns = { state: offers.state, lockedAt: offers.lockedAt };
const found = (row: { state: OfferState; lockedAt: string | null } | undefined): Found | undefined =>
  row && { state: row.state, ownerless: row.lockedAt !== null };

/** The state of an offer, or undefined where there is none. */
export async function loadState(db: Queryable, id: string): Promise<Found | undefined> {
  const [row] = await db.select(columns).from(offers).where(eq(offers.id, id));
  return found(row);
}

/** The same, locked until the transaction ends: a second command on this offer waits and is judged after it. */
export async function lockState(tx: Tx, id: string): Promise<Found | undefined> {
  const [row] = await tx.select(columns).from(offers).where(eq(offers.id, id)).for('update');
  return found(row);
}

/** The log of an offer in order, from a version on. */
export async function loadEvents(db: Queryable, id: string, afterVersion = 0): Promise<OfferEvent[]> {
  const rows = await db
    .select({ event: offerEvents.event })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, id), gt(offerEvents.version, afterVersion)))
    .orderBy(asc(offerEvents.version));
  return rows.map((row) => row.event);
}

/** What is written when a command took effect. */
interface Effect {
  readonly id: string;
  readonly before: OfferState | undefined;
  readonly events: readonly OfferEvent[];
  readonly after: OfferState;
  /** Keeps the answer of the call that it was. */
  readonly keeping: SQLWrapper | undefined;
  /** Functions of the database: jobs and notices of these events. */
  readonly calls: readonly SQL[];
}

const counted = z.tuple([z.object({ logged: z.int(), kept: z.int() })]);

/**
 * Appends events and writes the row they fold to, with all that stands or falls with them: one statement. False when somebody else
 * created the offer, or the same call was answered, at this instant: then the transaction must end without effect.
 */
export async function append(database: Database, tx: Tx, effect: Effect): Promise<boolean> {
  const { id, before, events, after, keeping, calls } = effect;
  const columns = rowOf(after, events.at(-1)?.at ?? after.createdAt);
  const row = before
    ? tx.update(offers).set(columns).where(eq(offers.id, id)).returning({ id: offers.id })
    : tx
        .insert(offers)
        .values({ id, createdAt: after.createdAt, ...columns })
        .onConflictDoNothing({ target: offers.id })
        .returning({ id: offers.id });
  const rows = await database.rows(
    tx,
    sql`with written as ${row},
      logged as (insert into ${offerEvents} (offer_id, version, type, at, event)
        select written.id, (event ->> 'version')::int, event ->> 'type', (event ->> 'at')::timestamptz, event
        from written, jsonb_array_elements(${JSON.stringify(events)}::jsonb) event returning version),
      kept as ${keeping ?? sql`(select 1)`}
      select ${sql.join([sql`(select count(*)::int from logged) as logged, (select count(*)::int from kept) as kept`, ...calls], sql`, `)}`,
  );
  const [{ logged, kept }] = counted.parse(rows);
  return logged === events.length && kept === 1;
}

/** What stands in the row beside id and creation: all of it follows from the state. */
export function rowOf(state: OfferState, changedAt: string) {
  return {
    version: state.version,
    phase: state.phase,
    emailKey: emailKey(state.email),
    inquiryId: state.inquiryId ?? null,
    orderId: state.orderId ?? null,
    changedAt,
    summary: summaryOf(state),
    searchText: searchTextOf(state),
    state,
  };
}
