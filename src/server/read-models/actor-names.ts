import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { doerName } from '#server/db/staff-name.ts';

/** Who of the provider's did what at an offer, by the version of the event: staff by address, also those who have left. */
export async function actorNames(db: Queryable, offerId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({
      version: offerEvents.version,
      by: doerName(offerEvents.by),
    })
    .from(offerEvents)
    .leftJoin(staff, eq(staff.id, offerEvents.by))
    .leftJoin(formerStaff, eq(formerStaff.id, offerEvents.by))
    .where(and(eq(offerEvents.offerId, offerId), isNotNull(offerEvents.by)));
  return new Map(rows.map(({ version, by }) => [version, by]));
}

/** Who of the staff wrote which message of an offer, by the id of the message. */
export async function writtenBy(db: Queryable, offerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      id: offerMessages.id,
      by: doerName(offerMessages.writtenBy),
    })
    .from(offerMessages)
    .leftJoin(staff, eq(staff.id, offerMessages.writtenBy))
    .leftJoin(formerStaff, eq(formerStaff.id, offerMessages.writtenBy))
    .where(and(eq(offerMessages.offerId, offerId), isNotNull(offerMessages.writtenBy)));
  return new Map(rows.map(({ id, by }) => [id, by]));
}
