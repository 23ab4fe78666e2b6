import { and, eq, gt, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { addHours } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerViews } from '#server/db/schema/offers.ts';

/** A view whose socket has not shown for so many heartbeats that it lives belonged to a process that died. */
const staleAfterMinutes = 2;
const staleBefore = (now: string) => addHours(now, -staleAfterMinutes / 60);

/** Records that an offer is open on a socket; a socket shows one offer at a time. */
export async function recordViewOpened(db: Queryable, socketId: string, offerId: string, now: string): Promise<void> {
  await db
    .insert(offerViews)
    .values({ socketId, offerId, enteredAt: now, seenAt: now })
    .onConflictDoUpdate({ target: offerViews.socketId, set: { offerId, enteredAt: now, seenAt: now } });
}

/** Records that a socket still shows its offer, if it shows one. */
export async function recordViewAlive(db: Queryable, socketId: string, now: string): Promise<void> {
  await db.update(offerViews).set({ seenAt: now }).where(eq(offerViews.socketId, socketId));
}

/** Records that the offer of a socket was left, and clears away what dead processes have left behind. Answers the offers that are not shown there any more. */
export async function recordViewClosed(db: Queryable, socketId: string, now: string): Promise<string[]> {
  const stale = lt(offerViews.seenAt, staleBefore(now));
  const gone = await db
    .delete(offerViews)
    .where(or(eq(offerViews.socketId, socketId), stale))
    .returning({ offerId: offerViews.offerId });
  return gone.map(({ offerId }) => offerId);
}

/** Whether the customer is looking at the offer of a query's row now. */
export const isViewed = (offerId: SQLWrapper, now: string) =>
  sql<boolean>`exists (select from ${offerViews} where ${offerViews.offerId} = ${offerId} and ${offerViews.seenAt} > ${staleBefore(now)})`;

/** Whether the customer is looking at the offer now. */
export async function isBeingViewed(db: Queryable, offerId: string, now: string): Promise<boolean> {
  const isThere = and(eq(offerViews.offerId, offerId), gt(offerViews.seenAt, staleBefore(now)));
  return (await db.select({ id: offerViews.socketId }).from(offerViews).where(isThere).limit(1)).length > 0;
}
