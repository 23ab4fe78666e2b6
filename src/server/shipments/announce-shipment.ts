import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { PackagingUsed } from '#contract/parcels/packaging.ts';
import { isWhole, numbersOf, type Shipment } from '#domain/logistics/shipment.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { handle } from '#server/offers/handle.ts';
import { takePackaging } from '#server/offers/packaging-stock.ts';
import { keepShipment, lockShipment, readShipment } from '#server/offers/shipment-rows.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { claimUploads } from '#server/uploads/uploads.ts';
import { keepShipmentFile } from './keep-files.ts';
import type { ShipmentDeps } from './shipment-deps.ts';

/** Days for which DHL's QR code can be scanned where nothing else was ordered. */
const qrCodeDays = 30;

/**
 * Sends the ordinary command about a shipment once all of its parcels are there: the label reaches the seller by itself, what we send is told
 * when somebody says that it left. A sale that does not take it says why, and nothing of the shipment is lost.
 */
export async function announceShipment(
  deps: ShipmentDeps,
  shipmentId: string,
  { isAsked, material = [] }: { readonly isAsked: boolean; readonly material?: PackagingUsed },
): Promise<void> {
  const shipment = await readShipment(deps.db, shipmentId);
  if (!shipment || shipment.announcedAt !== undefined || !isWhole(shipment)) return;
  if (shipment.direction !== 'inbound' && !isAsked) return;
  const labelUpload = shipment.direction === 'inbound' ? await oneLabel(deps, shipment) : undefined;
  const { offerId, by } = shipment;
  const outcome = await unlessAnnounced(() =>
    handle(deps, {
      offerId,
      actor: 'provider',
      by,
      allows: (found) => found !== undefined,
      async command(tx) {
        if (await isAnnounced(tx, shipmentId)) throw new AnnouncedMeanwhile();
        const files = labelUpload === undefined ? [] : [labelUpload];
        await claimUploads(tx, files, [{ kind: 'staff', key: by }], offerId);
        return commandOf(shipment, labelUpload, dayOf(deps.clock.now().toISOString()));
      },
      changesFacts: true,
      async beside(tx) {
        await takePackaging(deps, tx, { offerId, by, material });
        await mark(deps, tx, shipmentId, {});
      },
    }),
  );
  if (!outcome) return;
  if (outcome.kind === 'refused') {
    await deps.database.transaction((tx) => mark(deps, tx, shipmentId, { refusal: outcome.refusal }));
  } else if (outcome.kind === 'done' && outcome.events.length === 0) {
    await deps.database.transaction((tx) => mark(deps, tx, shipmentId, {}));
  }
}

/** Somebody else told the seller in the same moment: the sale is not asked again. */
class AnnouncedMeanwhile extends Error {}

async function isAnnounced(tx: Tx, id: string): Promise<boolean> {
  return (await lockShipment(tx, id))?.announcedAt !== undefined;
}

async function unlessAnnounced<T>(announce: () => Promise<T>): Promise<T | undefined> {
  try {
    return await announce();
  } catch (error) {
    if (error instanceof AnnouncedMeanwhile) return undefined;
    throw error;
  }
}

async function mark(deps: ShipmentDeps, tx: Tx, id: string, { refusal }: { readonly refusal?: string }): Promise<void> {
  const locked = await lockShipment(tx, id);
  if (!locked || locked.announcedAt !== undefined) return;
  const { refusal: _former, ...shipment } = locked;
  const told = refusal === undefined ? { announcedAt: deps.clock.now().toISOString() } : { refusal };
  await keepShipment(tx, { ...shipment, ...told });
  await tellSales(deps, tx, 'shipmentsChanged', deps.clock.now().toISOString(), [shipment.offerId]);
}

function commandOf(shipment: Shipment, labelUpload: string | undefined, today: string): Command {
  const { direction, carrier, site } = shipment;
  const trackingNumbers = numbersOf(shipment);
  const at = site === undefined ? {} : { site };
  if (direction === 'returns') return { type: 'dispatchReturns', trackingNumbers };
  if (direction === 'packaging') return { type: 'dispatchPackaging', trackingNumbers, ...at };
  const used = shipment.parcels.filter(({ state }) => state === 'created');
  // The seller's page has room for one code: of several parcels each would need its own.
  const imageUpload = used.length === 1 ? used[0]?.qrCode : undefined;
  return {
    ...{ type: 'sendShippingLabel', carrier, trackingNumbers, ...at },
    ...(labelUpload !== undefined && { labelUpload }),
    ...(imageUpload !== undefined && { qrCode: { imageUpload, validUntil: addDays(today, qrCodeDays) } }),
  };
}

/** The labels of all parcels as one file, since a seller prints once. */
async function oneLabel(deps: ShipmentDeps, shipment: Shipment): Promise<string | undefined> {
  const labels = shipment.parcels.flatMap(({ state, label }) => (state === 'created' ? (label ?? []) : []));
  if (labels.length < 2) return labels[0];
  const contents: Uint8Array[] = [];
  for (const url of labels) {
    const [row] = await deps.db.select().from(uploads).where(eq(uploads.url, url));
    if (!row) throw new Error(`No label ${url}`);
    contents.push(await buffer(await deps.files.read(row.storedAs)));
  }
  const content = await deps.printer.joinPages(contents);
  const name = `Versandetiketten-${shipment.reference}.pdf`;
  return keepShipmentFile(deps, shipment, { name, type: 'application/pdf', content });
}
