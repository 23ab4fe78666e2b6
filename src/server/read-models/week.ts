import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Visit, Week } from '#contract/desk/desk-week.ts';
import type { Appointment, SiteHandover } from '#domain/offer/facts.ts';
import { overlaps } from '#domain/offer/handover/appointment-wishes.ts';
import { type Addresses, addressLines, pickupPlace } from '#domain/offer/parties/addresses.ts';
import type { Phase } from '#domain/offer/phase.ts';
import type { OfferSummary } from '#domain/offer/summary.ts';
import { addDays, type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { inOrder } from '#domain/values/in-order.ts';
import { mondayOf } from '#domain/values/weekday.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** What of an offer says when its goods are handed over: its goods, which may be thousands, stay where they are. */
const columns = {
  id: offers.id,
  phase: offers.phase,
  orderId: offers.orderId,
  sellerName: offers.sellerName,
  summary: offers.summary,
  method: sql<Visit['method']>`${offers.state} ->> 'shippingMethod'`,
  addresses: sql<Addresses>`${offers.state} -> 'addresses'`,
  appointment: sql<Appointment | null>`${offers.state} -> 'appointment'`,
  goneAt: sql<string | null>`${offers.state} ->> 'goodsDispatchedAt'`,
  siteHandovers: sql<SiteHandover[] | null>`${offers.state} -> 'siteHandovers'`,
};

interface Row {
  readonly id: string;
  readonly phase: Phase;
  readonly orderId: string | null;
  readonly sellerName: string;
  readonly summary: OfferSummary;
  readonly method: Visit['method'];
  readonly addresses: Addresses;
  readonly appointment: Appointment | null;
  readonly goneAt: string | null;
  readonly siteHandovers: readonly SiteHandover[] | null;
}

/** The appointments of the week in which a day falls, and what still has none: one query over what is being handed over or has just come. */
export async function readWeek(db: Queryable, day: Day, now: Instant): Promise<Week> {
  const monday = mondayOf(day);
  const sunday = addDays(monday, 6);
  const rows = await db
    .select(columns)
    .from(offers)
    .where(
      and(
        inArray(offers.phase, ['handover', 'inTransit', 'received']),
        sql`${offers.state} ->> 'shippingMethod' in ('pickup', 'delivery')`,
        or(eq(offers.phase, 'handover'), fallsIn(monday, sunday)),
      ),
    )
    .orderBy(asc(offers.deskDue), asc(offers.id));
  return weekOf(rows, monday, dayOf(now));
}

/** An appointment of one of its places lies in the week. */
function fallsIn(monday: Day, sunday: Day) {
  const dates = ['$.appointment', '$.siteHandovers[*].appointment'].map(
    (path) => sql`jsonb_path_exists(${offers.state}, ${sql.raw(`'${path} ? (@.date >= $from && @.date <= $to)'`)},
      jsonb_build_object('from', ${monday}::text, 'to', ${sunday}::text))`,
  );
  return sql.join(dates, sql` or `);
}

function weekOf(rows: readonly Row[], monday: Day, today: Day): Week {
  const visits = rows.flatMap((row) => visitsOf(row, today));
  const isIn = ({ date }: Appointment) => date >= monday && date <= addDays(monday, 6);
  const fixed = visits
    .flatMap((visit) => (visit.appointment && isIn(visit.appointment) ? { ...visit, at: visit.appointment } : []))
    .toSorted((one, other) => inOrder(placeIn(one.at), placeIn(other.at)));
  return {
    monday,
    fixed: fixed.map(({ at, ...visit }) => {
      const other = fixed.some(
        (one) =>
          (one.offerId !== visit.offerId || one.site !== visit.site) &&
          one.method === visit.method &&
          overlaps(one.at, at),
      );
      return other ? { ...visit, overlaps: true as const } : visit;
    }),
    open: visits.filter(({ state }) => state === 'open' || state === 'missed'),
  };
}

const placeIn = ({ date, timeFrom, timeTo }: Appointment) => [date, timeFrom, timeTo].join(' ');

/** One for each of its places. */
function visitsOf(row: Row, today: Day): Visit[] {
  const { id, phase, orderId, sellerName, summary, method, addresses, goneAt, siteHandovers } = row;
  const places = addresses.sites ?? [{ ...addresses, site: undefined }];
  return places.map(({ site, ...place }) => {
    const there = siteHandovers?.find((one) => one.site === site);
    const appointment = site === undefined ? row.appointment : (there?.appointment ?? null);
    const hasLeft = (site === undefined ? goneAt : (there?.goodsDispatchedAt ?? goneAt)) !== null;
    const { pickupAddress, pickupDetails, deliveryDetails } = place;
    const { contractAddress } = addresses;
    return {
      offerId: id,
      number: orderId ?? '',
      seller: sellerName,
      title: summary.title,
      method,
      ...(site !== undefined && { site }),
      ...(method === 'pickup' && {
        address: addressLines(pickupPlace({ contractAddress, ...(pickupAddress && { pickupAddress }) })),
      }),
      ...(pickupDetails && { pickupDetails }),
      ...(deliveryDetails && { deliveryDetails }),
      state: stateOf(appointment, hasLeft || phase !== 'handover', today),
      ...(appointment && { appointment }),
    };
  });
}

function stateOf(appointment: Appointment | null, isGone: boolean, today: Day): Visit['state'] {
  if (isGone) return 'gone';
  if (appointment === null) return 'open';
  return appointment.date < today ? 'missed' : 'fixed';
}
