import { and, asc, count, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { type Shipment, shipmentState } from '#domain/logistics/shipment.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { shipments } from '#server/db/schema/shipments.ts';
import { keepSaleRow } from './sale-row.ts';

type Row = typeof shipments.$inferSelect;

/** A shipment as far as the seller is told of it. */
export type ToldShipment = Pick<Shipment, 'direction' | 'parcels'>;

/** The shipments that the seller of an offer knows of, as a column of a query; null where there are none. */
export const toldShipmentsOf = (offerId: SQLWrapper) =>
  sql<
    ToldShipment[] | null
  >`(select json_agg(json_build_object('direction', ${shipments.direction}, 'parcels', ${shipments.parcels}) order by ${shipments.at})
    from ${shipments} where ${shipments.offerId} = ${offerId} and ${shipments.announcedAt} is not null)`;

/** All shipments of an offer, the first one first. */
export async function readShipments(db: Queryable, offerId: string): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.offerId, offerId))
    .orderBy(asc(shipments.at), asc(shipments.reference));
  return rows.map(shipmentOf);
}

/** One shipment; undefined where there is none, or another offer's where one is named. */
export async function readShipment(db: Queryable, id: string, offerId?: string): Promise<Shipment | undefined> {
  const [row] = await db.select().from(shipments).where(whichOne(id, offerId));
  return row && shipmentOf(row);
}

/** The same, locked until the transaction ends, its sale before it: whoever has that already takes nothing from anybody. */
export async function lockShipment(tx: Tx, id: string, offerId?: string): Promise<Shipment | undefined> {
  const sale = tx.select({ id: shipments.offerId }).from(shipments).where(whichOne(id, offerId));
  await tx.select({ id: offers.id }).from(offers).where(inArray(offers.id, sale)).for('update');
  const [row] = await tx.select().from(shipments).where(whichOne(id, offerId)).for('update');
  return row && shipmentOf(row);
}

const whichOne = (id: string, offerId: string | undefined) =>
  and(eq(shipments.id, id), offerId === undefined ? undefined : eq(shipments.offerId, offerId));

/** How many shipments an offer has had. */
export async function countShipments(tx: Tx, offerId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(shipments).where(eq(shipments.offerId, offerId));
  return row?.all ?? 0;
}

/** Keeps a new one; nothing where it is there already. */
export async function addShipment(tx: Tx, shipment: Shipment): Promise<void> {
  const { byHand = false, site = null, announcedAt = null, refusal = null, ...rest } = shipment;
  const row = { ...rest, byHand, site, announcedAt, refusal, state: shipmentState(shipment) };
  await tx.insert(shipments).values(row).onConflictDoNothing({ target: shipments.id });
}

/** Keeps what has changed of a locked one, and what follows for its sale. */
export async function keepShipment(tx: Tx, shipment: Shipment): Promise<void> {
  const { id, parcels, announcedAt = null, refusal = null } = shipment;
  await tx
    .update(shipments)
    .set({ parcels, announcedAt, refusal, state: shipmentState(shipment) })
    .where(eq(shipments.id, id));
  await keepSaleRow(tx, shipment.offerId);
}

function shipmentOf({ site, byHand, announcedAt, refusal, state: _state, at, ...row }: Row): Shipment {
  return {
    ...row,
    at: new Date(at).toISOString(),
    ...(site !== null && { site }),
    ...(byHand && { byHand: true as const }),
    ...(announcedAt !== null && { announcedAt: new Date(announcedAt).toISOString() }),
    ...(refusal !== null && { refusal }),
  };
}
