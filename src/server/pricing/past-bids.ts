import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PastBid, PastGroup } from '#domain/pricing/learning/answered-bids.ts';
import { type ObservationKind, observationKinds } from '#domain/pricing/price-history.ts';
import { goodsKey, type PricedGoods } from '#domain/pricing/priced-goods.ts';
import type { Day } from '#domain/values/day.ts';
import type { Database } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { priceObservations, priceOverrides } from '#server/db/schema/pricing.ts';

/** More offers are not looked at: the newest tell most. */
const newestOffers = 4_000;

/** A bid of the past, and whether the book gave the first one without a person. */
export interface ReadBid extends PastBid {
  readonly isAtOnce: boolean;
}

const goods = z.custom<PricedGoods>((value) => typeof value === 'object' && value !== null);
const rowsSchema = z.array(
  z.object({
    offerId: z.string(),
    day: z.string(),
    isAgreed: z.boolean(),
    isOver: z.boolean(),
    isAtOnce: z.boolean(),
    counterbid: z.number().nullable(),
    total: z.number().nullable(),
    observed: z.array(
      z.object({
        kind: z.enum(observationKinds),
        cents: z.number(),
        quantity: z.number(),
        goods,
        proposed: z.number().nullable(),
      }),
    ),
  }),
);

/**
 * The newest bids since a day with what became of them, by one statement: what was observed of prices, and of each offer's row its phase
 * and four of its facts.
 */
export async function readPastBids(database: Database, since: Day, today: Day): Promise<readonly ReadBid[]> {
  const rows = await database.rows(
    database.drizzle,
    sql`with recent as (
        select offer_id, max(day) as day from ${priceObservations}
        where kind = 'bid' and day >= ${since} group by offer_id order by max(day) desc, offer_id limit ${newestOffers})
      select recent.offer_id as "offerId", to_char(recent.day, 'YYYY-MM-DD') as day,
        coalesce(fact.agreed_by, 'order') <> 'order' as "isAgreed",
        o.phase in ('declined', 'counterbidOpen', 'counterbidRefused')
          or (o.phase = 'bidPlaced' and fact.valid_until < ${today}) as "isOver",
        coalesce((select e.by like 'Preisbuch %' from ${offerEvents} e
          where e.offer_id = o.id and e.type = 'bidSubmitted' order by e.version limit 1), false) as "isAtOnce",
        case when o.phase in ('counterbidPlaced', 'counterbidRefused', 'rejected') then fact.counterbid end as counterbid,
        fact.total, seen.observed
      from recent join ${offers} o on o.id = recent.offer_id
      cross join lateral (select o.state #>> '{agreement,by}' as agreed_by, o.state #>> '{bid,validUntil}' as valid_until,
        (o.state #>> '{bid,total}')::float8 as total,
        case when o.state #> '{counterbid,itemIds}' is null then (o.state #>> '{counterbid,amount}')::float8 end as counterbid) fact
      cross join lateral (select jsonb_agg(jsonb_build_object('kind', p.kind, 'cents', p.unit_cents, 'quantity', p.quantity,
          'goods', p.goods, 'proposed', case when p.kind = 'bid' then (select v.proposed_cents from ${priceOverrides} v
            where v.offer_id = p.offer_id and v.quantity = p.quantity and abs(v.given_cents - p.unit_cents) <= 1 limit 1) end)) as observed
        from ${priceObservations} p where p.offer_id = recent.offer_id) seen`,
  );
  return rowsSchema.parse(rows).flatMap(({ observed, counterbid, total, ...row }) => {
    const groups = groupsOf(observed);
    // What was agreed on is observed a moment after it was agreed.
    if (total === null || (row.isAgreed && groups.every(({ agreed }) => agreed === undefined))) return [];
    return [{ ...row, total, groups, ...(counterbid !== null && { counterbid }) }];
  });
}

type Observed = z.infer<typeof rowsSchema>[number]['observed'];

function groupsOf(observed: Observed): readonly PastGroup[] {
  return [...Map.groupBy(observed, (one) => goodsKey(one.goods)).values()].flatMap((alike) => {
    const bids = alike.filter(({ kind }) => kind === 'bid');
    const [first] = bids;
    const bid = meanOf(bids);
    if (first === undefined || bid === undefined) return [];
    const of = (kind: ObservationKind) => meanOf(alike.filter((one) => one.kind === kind));
    const [agreed, paid] = [of('agreed'), of('paid')];
    return [
      {
        goods: first.goods,
        quantity: bids.reduce((sum, { quantity }) => sum + quantity, 0),
        bid,
        ...(agreed !== undefined && { agreed }),
        ...(paid !== undefined && { paid }),
        ...(first.proposed !== null && { proposed: first.proposed }),
      },
    ];
  });
}

function meanOf(alike: Observed): number | undefined {
  const units = alike.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 0 ? undefined : alike.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) / units;
}
