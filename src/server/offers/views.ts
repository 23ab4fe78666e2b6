import { and, eq, gt, lt, or } from 'drizzle-orm';
import { addHours } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerViews } from '#server/db/schema/offers.ts';

/** A view whose socket has not been heard of for this long belonged to a process that died. */
const staleAfterHours = 1;

/** Records that an offer is open on a socket; a socket shows one offer at a time. */
export async function viewEntered(db: Queryable, socketId: string, offerId: string, now: string): Promise<void> {
  await db
    .insert(offerViews)
    .values({ socketId, offerId, enteredAt: now, seenAt: now })
    .onConflictDoUpdate({ target: offerViews.socketId, set: { offerId, enteredAt: now, seenAt: now } });
}

/** Records that the offer of a socket was left, and clears away what dead processes have left behind. */
export async function viewLeft(db: Queryable, socketId: string, now: string): Promise<void> {
  const stale = lt(offerViews.seenAt, addHours(now, -staleAfterHours));
  await db.delete(offerViews).where(or(eq(offerViews.socketId, socketId), stale));
}

/** Whether the customer is looking at the offer now. */
export async function isLookedAt(db: Queryable, offerId: string, now: string): Promise<boolean> {
  const fresh = gt(offerViews.seenAt, addHours(now, -staleAfterHours));
  const [row] = await db
    .select({ socketId: offerViews.socketId })
    .from(offerViews)
    .where(and(eq(offerViews.offerId, offerId), fresh))
    .limit(1);
  return row !== undefined;
}
