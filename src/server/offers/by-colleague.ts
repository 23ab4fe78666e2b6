import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { offerEvents } from '#server/db/schema/offers.ts';

/** Whether somebody signed in has sent an offer for their firm, or done something about it since. */
export async function isByColleague(db: Queryable, offerId: string): Promise<boolean> {
  const theirs = and(eq(offerEvents.offerId, offerId), isNotNull(offerEvents.accountId));
  return (await db.$count(offerEvents, theirs)) > 0;
}
