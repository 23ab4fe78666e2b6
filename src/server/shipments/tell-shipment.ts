import type { Tx } from '#server/db/client.ts';
import { loadState } from '#server/offers/store.ts';
import { ownerKey } from '#server/owner-key.ts';
import type { ShipmentDeps } from './shipment-deps.ts';

/** Tells both sides live that a sale's parcels stand otherwise; outside the event log's events, and no word of it on the wire. */
export async function tellShipment({ notices, clock }: ShipmentDeps, tx: Tx, offerId: string): Promise<void> {
  const found = await loadState(tx, offerId);
  if (!found || found.ownerless) return;
  const at = clock.now().toISOString();
  const { version } = found.state;
  const told = { ownerKey: ownerKey(found.holder), type: 'shipmentsChanged', aggregateId: offerId };
  await notices.publish(tx, [{ ...told, version, at }]);
}
