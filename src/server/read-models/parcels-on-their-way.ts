import type { OfferView } from '#contract/sale/offer-view.ts';
import type { ToldShipment } from '#server/offers/shipment-rows.ts';

/** What the carriers say of the parcels of a sale, as both sides read it: the latest word first. */
export function parcelsOnTheirWay(shipments: readonly ToldShipment[]): Pick<OfferView, 'parcels'> {
  const parcels = shipments.flatMap(({ direction, parcels: all }) =>
    all.flatMap(({ state, trackingNumber, tracking = [] }) =>
      state === 'created' && trackingNumber !== undefined && tracking.length > 0
        ? [{ trackingNumber, direction, tracking: tracking.toReversed() }]
        : [],
    ),
  );
  return parcels.length === 0 ? {} : { parcels };
}
