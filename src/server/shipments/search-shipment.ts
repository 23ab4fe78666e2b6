import type { z } from 'zod';
import { looked } from '#domain/logistics/parcel-steps.ts';
import type { Parcel, Shipment } from '#domain/logistics/shipment.ts';
import { readShipment } from '#server/offers/shipment-rows.ts';
import { claimUploads } from '#server/uploads/uploads.ts';
import { announceShipment } from './announce-shipment.ts';
import { changeParcel } from './change-parcel.ts';
import { keepMade } from './keep-files.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import { planSearch, planTracking, type shipmentSearchSchema } from './shipment-jobs.ts';

/** How a parcel of which nobody knows whether the carrier made it is searched for by its reference, again and again for a day. */
export function shipmentSearcher(deps: ShipmentDeps): (job: z.infer<typeof shipmentSearchSchema>) => Promise<void> {
  return async (job) => {
    const shipment = await readShipment(deps.db, job.shipmentId);
    const parcel = shipment?.parcels.find(({ reference }) => reference === job.parcel);
    if (!shipment || parcel?.state !== 'unclear' || parcel.attempts !== job.attempt) return;
    const isSearchable = await searchParcel(deps, shipment, parcel);
    if (isSearchable) {
      await deps.database.transaction((tx) =>
        deps.jobs.enqueue(tx, planSearch({ ...job, round: job.round + 1 }, deps.clock.now())),
      );
    }
    await announceShipment(deps, job.shipmentId, { isAsked: false });
  };
}

/** Looks for one parcel; answers whether looking again may help. Also for one whose label is missing: it may be given again. */
export async function searchParcel(deps: ShipmentDeps, shipment: Shipment, parcel: Parcel): Promise<boolean> {
  const { id, direction, carrier, by, offerId } = shipment;
  const found = (await deps.carriers[carrier]?.find({ reference: parcel.reference, direction })) ?? {
    kind: 'cannotSearch' as const,
  };
  const search = found.kind === 'made' ? await keepMade(deps, shipment, parcel, found) : found;
  await changeParcel(deps, {
    shipmentId: id,
    parcel: parcel.reference,
    // Answered or settled meanwhile: what stands there counts.
    change: (before) =>
      before.state === parcel.state && before.attempts === parcel.attempts ? looked(before, search) : before,
    beside: async (tx) => {
      if (search.kind !== 'made') return;
      const files = [search.label, search.qrCode, search.aside].filter((url) => url !== undefined);
      await claimUploads(tx, files, [{ kind: 'staff', key: by }], offerId);
    },
    jobs: () =>
      search.kind === 'made'
        ? planTracking({ shipmentId: id, parcel: parcel.reference, round: 1 }, deps.clock.now())
        : [],
  });
  return search.kind === 'notFound' || search.kind === 'noAnswer';
}
