import type { z } from 'zod';
import { tracked } from '#domain/logistics/parcel-steps.ts';
import { isOnItsWay } from '#domain/logistics/shipment.ts';
import { readShipment } from '#server/offers/shipment-rows.ts';
import { loadState } from '#server/offers/store.ts';
import { changeParcel } from './change-parcel.ts';
import { shipmentPlacesOf } from './places.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import { planTracking, type shipmentTrackingSchema } from './shipment-jobs.ts';

/** How a carrier is asked where a parcel is, four times a day until it is delivered; what it says moves nothing. */
export function shipmentTracker(deps: ShipmentDeps): (job: z.infer<typeof shipmentTrackingSchema>) => Promise<void> {
  return async (job) => {
    const { shipmentId } = job;
    const shipment = await readShipment(deps.db, shipmentId);
    const parcel = shipment?.parcels.find(({ reference }) => reference === job.parcel);
    const service = shipment && deps.carriers[shipment.carrier];
    if (!service || parcel?.trackingNumber === undefined || !isOnItsWay(parcel)) return;
    const found = await loadState(deps.db, shipment.offerId);
    const zip = found && shipmentPlacesOf(found.state, shipment)?.to.zip;
    if (zip === undefined) return;
    const news = await service.track({ trackingNumber: parcel.trackingNumber, zip });
    const now = deps.clock.now();
    const next = planTracking(
      { ...job, round: job.round + 1 },
      now,
      news.kind === 'busy' ? { seconds: news.seconds } : undefined,
    );
    await changeParcel(deps, {
      shipmentId,
      parcel: parcel.reference,
      change: (before) =>
        news.kind === 'told' && news.events.length > 0 ? tracked(before, news.events, now.toISOString()) : before,
    });
    await deps.database.transaction((tx) => deps.jobs.enqueue(tx, next));
  };
}
