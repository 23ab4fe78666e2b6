import type { Parcel, Shipment } from '#domain/logistics/shipment.ts';
import type { Tx } from '#server/db/client.ts';
import type { NewJob } from '#server/jobs.ts';
import { keepShipment, lockShipment } from '#server/offers/shipment-rows.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import type { ShipmentDeps } from './shipment-deps.ts';

interface Change {
  readonly shipmentId: string;
  /** The parcel's reference; undefined leaves all as they are where it is not there. */
  readonly parcel: string;
  change(parcel: Parcel, shipment: Shipment): Parcel;
  jobs?(parcel: Parcel): NewJob[];
  /** What is written with it. */
  beside?(tx: Tx, shipment: Shipment): Promise<void>;
}

/** Changes one parcel of a locked shipment, tells both sides and plans what follows, in one transaction. */
export async function changeParcel(
  deps: ShipmentDeps,
  { shipmentId, parcel, change, jobs, beside }: Change,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const shipment = await lockShipment(tx, shipmentId);
    const before = shipment?.parcels.find(({ reference }) => reference === parcel);
    if (!shipment || !before) return;
    const after = change(before, shipment);
    if (after === before) return;
    await beside?.(tx, shipment);
    const parcels = shipment.parcels.map((one) => (one === before ? after : one));
    await keepShipment(tx, { ...shipment, parcels });
    await deps.jobs.enqueue(tx, jobs?.(after) ?? []);
    await tellSales(deps, tx, 'shipmentsChanged', deps.clock.now().toISOString(), [shipment.offerId]);
  });
}
