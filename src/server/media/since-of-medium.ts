import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import { offers } from '#server/db/schema/offers.ts';
import { units } from '#server/db/schema/units.ts';

/**
 * Since when a medium is here at the latest, in a statement that joins its sale and its unit: as its unit is; one in no unit as anything of
 * the sale is. Whoever noted it had it before them.
 */
export const sinceOfMedium = sql<string>`least(
  ${media.addedAt},
  ${units.arrivedAt},
  case when ${media.plate} is null then (${offers.state} -> 'receipt' ->> 'at')::timestamptz end,
  case when ${media.plate} is null then
    (select min(first.arrived_at) from ${units} first where first.offer_id = ${media.offerId} and first.removed_at is null)
  end
)`;

/** The same of these media, as instants. */
export async function sinceOfMedia(db: Queryable, mediumIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ since: sinceOfMedium })
    .from(media)
    .innerJoin(offers, eq(offers.id, media.offerId))
    .leftJoin(units, eq(units.plate, media.plate))
    .where(inArray(media.id, [...mediumIds]));
  return rows.map(({ since }) => new Date(since).toISOString());
}
