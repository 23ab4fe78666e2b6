import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Receipt } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import type { RefusalCode } from '../refusal.ts';
import { mediaWishOf } from './media-wishes.ts';
import { type ItemWithoutMedia, isOfWholeLine, type MediumRecord, type RecordedMedia } from './medium-record.ts';

/** What was recorded before and what a late parcel adds to it. */
export function allRecorded(before: RecordedMedia, more: RecordedMedia): RecordedMedia {
  const lots = [...(before.lots ?? []), ...(more.lots ?? [])];
  const withoutMedia = [...(before.withoutMedia ?? []), ...(more.withoutMedia ?? [])];
  return {
    media: [...before.media, ...more.media],
    ...(lots.length > 0 && { lots }),
    ...(withoutMedia.length > 0 && { withoutMedia }),
  };
}

/** Data carriers of which something is recorded, one by one or in lots. */
export function countMedia({ media, lots = [] }: RecordedMedia): number {
  return lots.reduce((sum, { count }) => sum + count, media.length);
}

interface Goods {
  readonly items: readonly OfferItem[];
  readonly receipt: Pick<Receipt, 'lines'>;
}

/** Lines of which something arrived. */
export function arrivedItems({ items, receipt }: Goods): OfferItem[] {
  const arrived = new Set(receipt.lines.flatMap(({ itemId, received }) => (received > 0 ? itemId : [])));
  return items.filter(({ id }) => arrived.has(id));
}

/** Why these records cannot stand, or undefined: names, doubles and results first, then what was agreed (DEL-01, DEL-03). */
export function refuseMedia(goods: Goods, recorded: RecordedMedia): RefusalCode | undefined {
  const { media, lots = [], withoutMedia = [] } = recorded;
  const arrived = arrivedItems(goods);
  const ids = new Set(arrived.map(({ id }) => id));
  const inGoods = [...media, ...lots].flatMap(({ itemId }) => itemId ?? []);
  const named = [...inGoods, ...withoutMedia.map(({ itemId }) => itemId)];
  if (named.some((itemId) => !ids.has(itemId))) return 'mediumOfNoItem';
  const refusal = refuseRecords(media);
  if (refusal) return refusal;
  const empty = emptyLines(goods, withoutMedia);
  if (!empty || inGoods.some((itemId) => empty.has(itemId))) return 'mediaContradict';
  const without = new Set(withoutMedia.flatMap(({ plate }) => plate ?? []));
  if (media.some(({ plate }) => without.has(plate ?? ''))) return 'mediaContradict';
  return refuseFates(
    arrived.filter(({ id }) => !empty.has(id)),
    recorded,
  );
}

/** The lines that came without any data carrier, in a whole or device by device; undefined where that is said twice, or of more than came. */
function emptyLines({ receipt }: Goods, withoutMedia: readonly ItemWithoutMedia[]): Set<string> | undefined {
  const received = new Map(receipt.lines.map((line) => [line.itemId, line.received]));
  const plates = withoutMedia.flatMap(({ plate }) => plate ?? []);
  if (new Set(plates).size !== plates.length) return undefined;
  const empty = new Set<string>();
  for (const [itemId, said] of Map.groupBy(withoutMedia, (one) => one.itemId)) {
    const [whole, ...more] = said.toSorted((one, other) => Number(isOfWholeLine(other)) - Number(isOfWholeLine(one)));
    const isWhole = whole !== undefined && isOfWholeLine(whole);
    const devices = said.reduce((sum, { units = 1 }) => sum + units, 0);
    const here = received.get(itemId) ?? 0;
    if (isWhole ? more.length > 0 : devices > here) return undefined;
    if (isWhole || devices === here) empty.add(itemId);
  }
  return empty;
}

/** Why records cannot stand on a paper, whatever was agreed: a double, a doubtful serial number, a result that is none (DEL-01, DEL-03). */
export function refuseRecords(media: readonly MediumRecord[]): RefusalCode | undefined {
  if (new Set(media.map(({ serial }) => comparedSerial(serial))).size !== media.length) return 'mediumTwice';
  if (media.some(isUnflagged)) return 'serialOfDevice';
  return media.every(isFinalRecord) ? undefined : 'mediumNotErased';
}

/** Whether a medium has the serial number of its device, and nobody says that this is so (DEL-03). */
function isUnflagged({ serial, parentDevice, sharesDeviceSerial }: MediumRecord): boolean {
  const other = parentDevice?.serial;
  return other !== undefined && sharesDeviceSerial !== true && deviceNumber(other) === deviceNumber(serial);
}

/**
 * What is to be destroyed is not erased instead, line by line where a medium names its line, and a proof for each device names
 * each device. A line whose drives did not come is named as such.
 */
function refuseFates(items: readonly OfferItem[], { media, lots = [] }: RecordedMedia): RefusalCode | undefined {
  const wishes = new Map(items.map((item) => [item.id, mediaWishOf(item)]));
  const isOfNoLine = ({ itemId }: { itemId?: string }) => itemId === undefined;
  const isSparedWrongly = ({ itemId = '', result }: MediumRecord) =>
    isDestruction(wishes.get(itemId)) && result !== 'destroyed';
  if (media.some(isSparedWrongly)) return 'destructionMissing';
  const ownLine = new Set([...media, ...lots].map(({ itemId }) => itemId));
  const open = items.filter((item) => !ownLine.has(item.id) && isDestruction(mediaWishOf(item)));
  const isAnyDestroyed =
    media.some((medium) => isOfNoLine(medium) && medium.result === 'destroyed') || lots.some(isOfNoLine);
  if (open.length > 0 && !isAnyDestroyed) return 'destructionMissing';
  const isProofWanted = [...wishes.values()].includes('eraseProof');
  const lacksDevice = (medium: MediumRecord) =>
    (medium.device ?? medium.parentDevice) === undefined &&
    (isOfNoLine(medium) || wishes.get(medium.itemId ?? '') === 'eraseProof');
  return isProofWanted && media.some(lacksDevice) ? 'deviceMissing' : undefined;
}

/** The highest protection class (DIN 66399) that was agreed for any of the goods; undefined where none was. */
export function agreedProtectionClass({ items }: Pick<Goods, 'items'>): 2 | 3 | undefined {
  const wishes = items.map(mediaWishOf);
  if (wishes.includes('destroyH5')) return 3;
  return wishes.includes('destroyH4') ? 2 : undefined;
}

/** Whether drives are to be destroyed. */
function isDestruction(wish: MediaWish | undefined): boolean {
  return wish === 'destroyH4' || wish === 'destroyH5';
}

/** Whether the seller was promised a paper about these drives: a proof for each device, or their destruction. */
export function isProofPromised(wish: MediaWish | undefined): boolean {
  return wish === 'eraseProof' || isDestruction(wish);
}

/** A medium that could not be erased counts once it is destroyed; DEL-01. */
export function isFinalRecord({ result }: Pick<MediumRecord, 'result'>): boolean {
  return result === 'erased' || result === 'destroyed';
}
