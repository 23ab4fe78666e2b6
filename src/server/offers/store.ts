import { and, asc, eq, gt } from 'drizzle-orm';
import type { OfferEvent } from '#domain/offer/events.ts';
import { searchTextOf } from '#domain/offer/search-text.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
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

/** Appends events and writes the row they fold to; false when somebody else created the offer at this instant. */
export async function append(
  tx: Tx,
  id: string,
  before: OfferState | undefined,
  events: readonly OfferEvent[],
  after: OfferState,
): Promise<boolean> {
  const row = rowOf(after, events.at(-1)?.at ?? after.createdAt);
  if (before) {
    await tx.update(offers).set(row).where(eq(offers.id, id));
  } else {
    const created = await tx
      .insert(offers)
      .values({ id, createdAt: after.createdAt, ...row })
      .onConflictDoNothing({ target: offers.id })
      .returning({ id: offers.id });
    if (created.length === 0) return false;
  }
  await tx
    .insert(offerEvents)
    .values(events.map((event) => ({ offerId: id, version: event.version, type: event.type, at: event.at, event })));
  return true;
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
