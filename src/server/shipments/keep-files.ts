import type { Making } from '#domain/logistics/parcel-steps.ts';
import type { Parcel, Shipment } from '#domain/logistics/shipment.ts';
import type { Made, TrackedParcels } from '#server/carriers/carrier.ts';
import { storeUploads } from '#server/uploads/store-uploads.ts';
import type { ShipmentDeps } from './shipment-deps.ts';

type MadeThere = Extract<Made | TrackedParcels, { kind: 'made' }>;

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const pdf = [...Buffer.from('%PDF-')];
const png = [0x89, 0x50, 0x4e, 0x47];

/** Keeps one file as an upload of whoever ordered the shipment, and answers its address. */
export async function keepShipmentFile(
  deps: ShipmentDeps,
  { by }: Pick<Shipment, 'by'>,
  file: { readonly name: string; readonly type: string; readonly content: Uint8Array },
): Promise<string> {
  async function* one() {
    yield file;
  }
  const [stored] = await storeUploads(deps, one(), { owner: { kind: 'staff', key: by } });
  if (!stored) throw new Error('A stored file has no address');
  return stored.url;
}

/** What the carrier made with its files kept: a label only where it is a PDF; what is none is kept aside for people to look at. */
export async function keepMade(
  deps: ShipmentDeps,
  shipment: Shipment,
  { reference }: Parcel,
  { trackingNumber, label, qrCode }: MadeThere,
): Promise<Extract<Making, { kind: 'made' }>> {
  const keep = (name: string, type: string, content: Uint8Array) =>
    keepShipmentFile(deps, shipment, { name, type, content });
  const isLabel = label !== undefined && startsWith(label, pdf);
  const isPicture = qrCode !== undefined && startsWith(qrCode, png);
  const odd = isLabel ? undefined : label;
  return {
    kind: 'made',
    trackingNumber,
    ...(isLabel && { label: await keep(`Versandetikett-${reference}.pdf`, 'application/pdf', label) }),
    ...(isPicture && { qrCode: await keep(`QR-Code-${reference}.png`, 'image/png', qrCode) }),
    ...(odd && odd.length > 0 && { aside: await keep(`Antwort-${reference}.bin`, 'application/octet-stream', odd) }),
  };
}
