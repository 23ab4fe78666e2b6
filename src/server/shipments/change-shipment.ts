import type { ChangeShipment } from '#contract/parcels/shipments.ts';
import { again, mayAskAgain, mayCancel, settled } from '#domain/logistics/parcel-steps.ts';
import type { Parcel, Shipment } from '#domain/logistics/shipment.ts';
import { normaliseTrackingNumber } from '#domain/values/tracking-number.ts';
import { keepShipment, lockShipment, readShipment } from '#server/offers/shipment-rows.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';
import { announceShipment } from './announce-shipment.ts';
import { changeParcel } from './change-parcel.ts';
import { searchParcel } from './search-shipment.ts';
import type { ShipmentDeps } from './shipment-deps.ts';
import { planMaking, planTracking } from './shipment-jobs.ts';

/** What a person does about a shipment of a sale. What is not possible any more changes nothing: the screen shows what stands. */
export async function changeShipment(
  deps: ShipmentDeps,
  offerId: string,
  uploader: Uploader,
  body: ChangeShipment,
): Promise<void> {
  const shipment = await readShipment(deps.db, body.id, offerId);
  if (!shipment) throw new Problem(404, 'notFound');
  if (body.change === 'settle') return settle(deps, shipment, uploader, body);
  if (body.change === 'retry') return retry(deps, shipment);
  if (body.change === 'cancel') return cancel(deps, shipment);
  if (body.change === 'search') {
    for (const parcel of shipment.parcels.filter(isSearchable)) await searchParcel(deps, shipment, parcel);
  }
  const material = body.change === 'announce' ? (body.material ?? []) : undefined;
  await announceShipment(deps, shipment.id, { isAsked: material !== undefined, ...(material && { material }) });
}

/** What nobody knows of, and what DHL made and may give the label of once more. */
const isSearchable = ({ state, label }: Parcel) => state === 'unclear' || (state === 'created' && label === undefined);

async function retry(deps: ShipmentDeps, { id, offerId }: Shipment): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const locked = await lockShipment(tx, id);
    if (!locked || !mayAskAgain(locked)) return;
    const parcels = again(locked);
    await keepShipment(tx, { ...locked, parcels });
    const asked = parcels.reduce((sum, { attempts }) => sum + attempts, parcels.length);
    await deps.jobs.enqueue(tx, [planMaking(id, `again:${asked}`)]);
    await tellSales(deps, tx, 'shipmentsChanged', deps.clock.now().toISOString(), [offerId]);
  });
}

async function settle(
  deps: ShipmentDeps,
  { id, offerId, parcels }: Shipment,
  uploader: Uploader,
  { parcel, trackingNumber, labelUpload }: Extract<ChangeShipment, { change: 'settle' }>,
): Promise<void> {
  if (!parcels.some(({ reference }) => reference === parcel)) throw new Problem(404, 'notFound');
  const number = trackingNumber === undefined ? undefined : normaliseTrackingNumber(trackingNumber);
  await changeParcel(deps, {
    shipmentId: id,
    parcel,
    change(before, { byHand }) {
      const isOpen = before.state === 'unclear' || (byHand === true && before.state === 'intended');
      const lacksLabel = before.state === 'created' && before.label === undefined && labelUpload !== undefined;
      if (!isOpen && !lacksLabel) return before;
      if (number === undefined) return before.state === 'unclear' ? settled(before, undefined) : before;
      return settled(labelUpload === undefined ? before : { ...before, label: labelUpload }, number);
    },
    async beside(tx) {
      const files = labelUpload === undefined ? [] : [labelUpload];
      await claimUploads(tx, files, uploader, offerId);
      await requireUse(tx, files, 'label');
    },
    jobs: ({ state }) =>
      state === 'created' ? planTracking({ shipmentId: id, parcel, round: 1 }, deps.clock.now()) : [],
  });
  await announceShipment(deps, id, { isAsked: false });
}

/** Takes back what the carrier lets us take back, parcel by parcel; what it does not stays as it is and says why. */
async function cancel(deps: ShipmentDeps, shipment: Shipment): Promise<void> {
  if (!mayCancel(shipment)) throw new Problem(409, 'shipmentUnclear');
  const { id, carrier, direction } = shipment;
  for (const { reference, state, trackingNumber } of shipment.parcels) {
    if (state === 'cancelled') continue;
    const service = deps.carriers[carrier];
    const isMade = state === 'created' && trackingNumber !== undefined && service !== undefined;
    const outcome = isMade ? await service.cancel({ trackingNumber, direction }) : { kind: 'unused' as const };
    const isDone = outcome.kind === 'done' || outcome.kind === 'unused';
    if (!isDone) throw new Problem(409, 'shipmentNotCancelled');
    await changeParcel(deps, {
      shipmentId: id,
      parcel: reference,
      // Asked for or made meanwhile, it is there: it is taken back at the carrier, or not at all.
      change: (before) => (before.state === state ? { ...withoutTrouble(before), state: 'cancelled' } : before),
    });
  }
}

function withoutTrouble({ trouble: _trouble, said: _said, ...parcel }: Parcel): Parcel {
  return parcel;
}
