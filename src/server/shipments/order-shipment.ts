import type { CheckedShipment, CheckShipment, CreateShipment } from '#contract/parcels/shipments.ts';
import { intendedParcels, type Shipment, shipmentReference } from '#domain/logistics/shipment.ts';
import { refuseSite } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Checked } from '#server/carriers/carrier.ts';
import { addShipment, countShipments, readShipment } from '#server/offers/shipment-rows.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { goesAbroad, shipmentPlacesOf } from './places.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import { planMaking } from './shipment-jobs.ts';
import { batteryRefusal, mayOrder, rulesOut } from './shipments-view.ts';

/** Stores the wish for a shipment; a job asks the carrier afterwards. The same id again changes nothing. Throws what rules it out. */
export async function orderShipment(
  deps: ShipmentDeps,
  offerId: string,
  by: string,
  { id, parcels, ...wanted }: CreateShipment,
): Promise<void> {
  await writeSideRecord(deps, {
    offerId,
    actor: 'provider',
    allows: (found) => found !== undefined,
    what: 'orderShipment',
    async write(tx, state, at) {
      const former = await readShipment(tx, id);
      if (former?.offerId === offerId) return;
      if (former) throw new Problem(404, 'notFound');
      requirePossible(state, wanted, at);
      const reference = shipmentReference(state.orderId, id, (await countShipments(tx, offerId)) + 1);
      const weights = parcels.map(({ weight }) => weight);
      const shipment: Shipment = {
        ...{ id, offerId, ...wanted, reference, by, at },
        parcels: intendedParcels(reference, weights),
        ...((deps.carriers[wanted.carrier] === undefined || goesAbroad(state, wanted)) && { byHand: true as const }),
      };
      await addShipment(tx, shipment);
      await deps.jobs.enqueue(tx, [planMaking(id, 'first')]);
      await tellSales(deps, tx, 'shipmentsChanged', deps.clock.now().toISOString(), [offerId]);
    },
  });
}

/** What the carrier would refuse, of parcels that were not ordered yet; nothing is made and nothing stored. */
export async function checkShipment(
  deps: ShipmentDeps,
  offerId: string,
  wanted: CheckShipment,
): Promise<CheckedShipment> {
  const found = await loadState(deps.db, offerId);
  if (!found) throw new Problem(404, 'notFound');
  requirePossible(found.state, wanted, deps.clock.now().toISOString());
  const places = shipmentPlacesOf(found.state, wanted);
  const service = goesAbroad(found.state, wanted) ? undefined : deps.carriers[wanted.carrier];
  const ofAll = wanted.direction === 'inbound' ? await batteryRefusal(deps, offerId, found.state, wanted) : [];
  // The carrier looks at address and product; of parcels to one place one answer is enough.
  const [first] = wanted.parcels;
  const checked: Checked =
    service && places && first
      ? await service.check({
          ...places,
          ...first,
          reference: shipmentReference(found.state.orderId, offerId, 0),
          direction: wanted.direction,
        })
      : { kind: 'cannotCheck' };
  const said = refusalsOf(checked);
  return {
    isAsked: checked.kind !== 'cannotCheck',
    parcels: wanted.parcels.map(({ weight }) => ({
      refusals: [...rulesOut(wanted.carrier, weight), ...ofAll, ...said],
    })),
  };
}

function refusalsOf(checked: Checked): string[] {
  switch (checked.kind) {
    case 'refused':
      return [checked.said || 'Der Paketdienst lehnt ab, ohne einen Grund zu nennen.'];
    case 'access':
      return ['Der Paketdienst nimmt unseren Zugang nicht an.'];
    case 'unreachable':
      return ['Der Paketdienst ist gerade nicht erreichbar.'];
    case 'busy':
      return ['Der Paketdienst bittet gerade um eine Pause.'];
    default:
      return [];
  }
}

function requirePossible(
  state: OfferState,
  { direction, site }: Pick<CheckShipment, 'direction' | 'site'>,
  now: string,
): void {
  if (!mayOrder(state, direction, now)) throw new Problem(409, 'notAllowedInPhase');
  const refused = direction === 'returns' ? undefined : refuseSite(state, site);
  if (refused) throw new Problem(409, refused);
  if (!shipmentPlacesOf(state, { direction, ...(site !== undefined && { site }) }))
    throw new Problem(409, 'addressesInvalid');
}
