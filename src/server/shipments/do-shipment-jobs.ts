import { shipmentMaker } from './make-shipment.ts';
import { shipmentSearcher } from './search-shipment.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import {
  shipmentMaking,
  shipmentMakingSchema,
  shipmentSearch,
  shipmentSearchSchema,
  shipmentTracking,
  shipmentTrackingSchema,
} from './shipment-jobs.ts';
import { shipmentTracker } from './track-shipment.ts';

/** Says who orders parcels, who searches for them and who asks where they are. */
export function doShipmentJobs(deps: ShipmentDeps): void {
  deps.jobs.work(shipmentMaking, shipmentMakingSchema, shipmentMaker(deps));
  deps.jobs.work(shipmentSearch, shipmentSearchSchema, shipmentSearcher(deps));
  deps.jobs.work(shipmentTracking, shipmentTrackingSchema, shipmentTracker(deps));
}
