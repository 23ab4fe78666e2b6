import type { z } from 'zod';
import { answered, called, type Making } from '#domain/logistics/parcel-steps.ts';
import type { Parcel, Shipment } from '#domain/logistics/shipment.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Made } from '#server/carriers/carrier.ts';
import { readShipment } from '#server/offers/shipment-rows.ts';
import { loadState } from '#server/offers/store.ts';
import { claimUploads } from '#server/uploads/uploads.ts';
import { announceShipment } from './announce-shipment.ts';
import { changeParcel } from './change-parcel.ts';
import { keepMade, keepShipmentFile } from './keep-files.ts';
import { shipmentPlacesOf } from './places.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import { planMaking, planSearch, planTracking, type shipmentMakingSchema } from './shipment-jobs.ts';

/**
 * How the parcels of a shipment are ordered, one after the other. Before the carrier is asked a parcel is stored as unclear: a process that
 * dies meanwhile, or a carrier that never answers, leaves a parcel that is searched for, never one that is ordered again.
 */
export function shipmentMaker(deps: ShipmentDeps): (job: z.infer<typeof shipmentMakingSchema>) => Promise<void> {
  return async ({ shipmentId }) => {
    const shipment = await readShipment(deps.db, shipmentId);
    if (!shipment) return;
    const now = deps.clock.now().toISOString();
    const due = shipment.parcels.filter(({ state, notBefore = '' }) => state === 'intended' && notBefore <= now);
    for (const parcel of due) {
      const isBusy = shipment.byHand ? await printByHand(deps, shipment, parcel) : await order(deps, shipment, parcel);
      if (isBusy) break;
    }
    await announceShipment(deps, shipmentId, { isAsked: false });
  };
}

/** Answers whether the carrier wants a pause, so that the others wait as well. */
async function order(deps: ShipmentDeps, shipment: Shipment, parcel: Parcel): Promise<boolean> {
  const service = deps.carriers[shipment.carrier];
  const found = await loadState(deps.db, shipment.offerId);
  const places = found && shipmentPlacesOf(found.state, shipment);
  if (!service || !places) return false;
  const began = await begin(deps, shipment, parcel);
  if (!began) return false;
  const { reference, weight } = parcel;
  const made = await service.create({ ...places, reference, weight, direction: shipment.direction });
  const making =
    made.kind === 'made' ? await keepMade(deps, shipment, parcel, made) : outcomeOf(made, deps.clock.now());
  await changeParcel(deps, {
    shipmentId: shipment.id,
    parcel: reference,
    change: (before) => answered(before, making, parcel.attempts + 1),
    beside: async (tx) => {
      if (making.kind !== 'made') return;
      const files = [making.label, making.qrCode, making.aside].filter((url) => url !== undefined);
      await claimUploads(tx, files, [{ kind: 'staff', key: shipment.by }], shipment.offerId);
    },
    jobs: ({ attempts }) => [
      ...(making.kind === 'made'
        ? planTracking({ shipmentId: shipment.id, parcel: reference, round: 1 }, deps.clock.now())
        : []),
      ...(making.kind === 'busy' ? [planMaking(shipment.id, `${reference}:${attempts}`, new Date(making.until))] : []),
    ],
  });
  return making.kind === 'busy';
}

/** Stores that the carrier is about to be asked, with the search for what it may have made; false where somebody else was faster. */
async function begin(deps: ShipmentDeps, { id }: Shipment, { reference }: Parcel): Promise<boolean> {
  let isOurs = false;
  const now = deps.clock.now();
  await changeParcel(deps, {
    shipmentId: id,
    parcel: reference,
    change(before) {
      if (before.state !== 'intended') return before;
      isOurs = true;
      return called(before, now.toISOString());
    },
    jobs: ({ attempts }) => planSearch({ shipmentId: id, parcel: reference, attempt: attempts, round: 0 }, now),
  });
  return isOurs;
}

function outcomeOf(made: Exclude<Made, { kind: 'made' }>, now: Date): Making {
  if (made.kind !== 'busy') return made;
  return { kind: 'busy', until: new Date(now.getTime() + made.seconds * 1_000).toISOString() };
}

/** Without access to the carrier: an address label of our own; the number comes with the postage, by hand. */
async function printByHand(deps: ShipmentDeps, shipment: Shipment, parcel: Parcel): Promise<false> {
  const found = await loadState(deps.db, shipment.offerId);
  const places = found && shipmentPlacesOf(found.state, shipment);
  if (!places || parcel.label !== undefined) return false;
  const { parcels, by, offerId } = shipment;
  const { reference, weight } = parcel;
  const number = parcels.findIndex((one) => one.reference === reference) + 1;
  const kilograms = numberText(weight, 3);
  const content = await deps.printer.printLabels([
    {
      from: addressLines(places.from),
      to: addressLines(places.to),
      reference,
      notes: [`Paket ${number} von ${parcels.length}, etwa ${kilograms} kg`],
    },
  ]);
  const file = { name: `Adressaufkleber-${reference}.pdf`, type: 'application/pdf', content };
  const label = await keepShipmentFile(deps, shipment, file);
  await changeParcel(deps, {
    shipmentId: shipment.id,
    parcel: reference,
    change: (before) => (before.label === undefined ? { ...before, label, trouble: 'numberMissing' } : before),
    beside: (tx) => claimUploads(tx, [label], [{ kind: 'staff', key: by }], offerId),
  });
  return false;
}
