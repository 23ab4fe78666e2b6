import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';

/** Who of the provider's did what at an offer, by the version of the event: staff by address, also those who have left. */
export async function actorNames(db: Queryable, offerId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({
      version: offerEvents.version,
      by: actorName(offerEvents.by),
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
      by: actorName(offerMessages.writtenBy),
    })
    .from(offerMessages)
    .leftJoin(staff, eq(staff.id, offerMessages.writtenBy))
    .leftJoin(formerStaff, eq(formerStaff.id, offerMessages.writtenBy))
    .where(and(eq(offerMessages.offerId, offerId), isNotNull(offerMessages.writtenBy)));
  return new Map(rows.map(({ id, by }) => [id, by]));
}

/** Who of a firm's people did something: name, else address. */
export interface ActorName {
  readonly version: number;
  readonly who: string;
}

/** Who of a firm's people did what of an offer, as a column of a query. */
export const actorNamesOf = (id: SQLWrapper) =>
  sql<
    ActorName[] | null
  >`(select json_agg(json_build_object('version', ${offerEvents.version}, 'who', coalesce(nullif(${actor}.name, ''), ${actor}.email)))
    from ${offerEvents} join ${accounts} ${actor} on ${actor}.id = ${offerEvents.accountId} where ${offerEvents.offerId} = ${id})`;

const actor = sql.raw('actor');

/** The history with whoever did it beside each step. */
export function withActorNames(view: WholeOfferView, actorNames: readonly ActorName[] | null): WholeOfferView {
  if (actorNames === null) return view;
  const names = new Map(actorNames.map(({ version, who }) => [version, who]));
  const timeline = view.timeline.map((entry) => {
    const by = names.get(entry.version);
    return by === undefined ? entry : { ...entry, by };
  });
  return { ...view, timeline };
}
