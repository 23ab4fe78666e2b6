import { inArray } from 'drizzle-orm';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { loadsText, weightText } from '#contract/parcels/transport-words.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type PickupOrder, pickupOrderOf } from '#domain/logistics/pickup-order.ts';
import { addressesAt, sitesOf } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Day, Instant } from '#domain/values/day.ts';
import { counted } from '#domain/values/number-text.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { loadState } from '#server/offers/store.ts';
import { packed, packedAt, readBatteryAnswers, transportOf } from './packing.ts';
import { readWeek } from './week.ts';

interface Asked {
  readonly catalogue: Catalogue;
  readonly now: Instant;
}

/** The order to fetch the goods of one place of a sale: 'nothing' where none are fetched there, undefined without such a sale. */
export async function readPickupOrder(
  db: Queryable,
  { offerId, site, ...asked }: Asked & { readonly offerId: string; readonly site: string | undefined },
): Promise<PickupOrder | 'nothing' | undefined> {
  const found = await loadState(db, offerId);
  return found && ((await orderAt(db, offerId, found.state, site, asked)) ?? 'nothing');
}

/** Those of one day, in the order of their windows; what is already gone is left out. */
export async function readPickupOrders(
  db: Queryable,
  { day, ...asked }: Asked & { readonly day: Day },
): Promise<PickupOrder[]> {
  const { fixed } = await readWeek(db, day, asked.now);
  const stops = fixed.filter(
    ({ method, state, appointment }) => method === 'pickup' && state !== 'gone' && appointment?.date === day,
  );
  if (stops.length === 0) return [];
  const rows = await db
    .select({ id: offers.id, state: offerState })
    .from(offers)
    .where(
      inArray(
        offers.id,
        stops.map(({ offerId }) => offerId),
      ),
    );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const orders: PickupOrder[] = [];
  for (const { offerId, site } of stops) {
    const state = states.get(offerId);
    const order = state && (await orderAt(db, offerId, state, site, asked));
    if (order) orders.push(order);
  }
  return orders;
}

async function orderAt(
  db: Queryable,
  offerId: string,
  state: OfferState,
  site: string | undefined,
  { catalogue, now }: Asked,
): Promise<PickupOrder | undefined> {
  const sites = sitesOf(state);
  const isPlace = site === undefined ? sites.length === 0 : sites.includes(site);
  if (!isPlace || state.addresses === undefined) return undefined;
  const { goods, plan } = packedAt(packed(state, catalogue, await readBatteryAnswers(db, offerId)), site);
  const transport = transportOf({ goods, plan });
  const load = transport && [
    loadsText(transport, 'pickup'),
    transport.weight > 0 ? weightText(transport.weight) : '',
    transport.unweighed > 0 ? `${counted(transport.unweighed, 'Position', 'Positionen')} ohne bekanntes Gewicht` : '',
  ];
  // Who is there stands at the place itself.
  const wishes = wishFacts(addressesAt(state.addresses, site)).filter(({ name }) => name !== 'Vor Ort');
  return pickupOrderOf({ state, site, goods, plan, load: (load ?? []).filter(Boolean).join(', '), wishes, at: now });
}
