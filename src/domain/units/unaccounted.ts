import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import { mayHoldMedia } from '#domain/catalogue/goods-kind.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { GivenMedium } from '#domain/offer/media/complete-media.ts';
import { isOfWholeLine, type RecordedMedia } from '#domain/offer/media/medium-record.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Unit } from './unit.ts';
import { usuallyHoldsMedia } from './usually-holds-media.ts';

/** A device that should have a data carrier and of which none is recorded; several where nothing tells them apart. */
export interface UnaccountedDevice {
  readonly itemId: string;
  readonly title: string;
  readonly units: number;
  readonly plate?: string;
  readonly serial?: string;
  readonly inventoryNumber?: string;
}

type Records = Omit<RecordedMedia, 'media'> & { readonly media: readonly GivenMedium[] };
type Sale = Pick<OfferState, 'items' | 'receipt'>;
type Known = Pick<Catalogue, 'byId'>;

/**
 * The received devices that should have data carriers and of which nothing is recorded: no carrier, and no reason why there is none
 * (DEL-01, docs/decisions/0603). A record that names a device answers for that one. One that names none answers for one device of its line,
 * else of any: who counts no single devices is held to the count.
 */
export function unaccountedDevices(
  { items, receipt }: Sale,
  recorded: Records,
  units: readonly Unit[],
  catalogue: Known,
): UnaccountedDevice[] {
  const { media, withoutMedia = [] } = recorded;
  const unitOf = unitsByName(units);
  const plates = [...media.map((medium) => unitOf(medium)?.plate), ...withoutMedia.map(({ plate }) => plate)];
  const answered = new Set(plates);
  const emptyLines = new Set(withoutMedia.flatMap((one) => (isOfWholeLine(one) ? one.itemId : [])));
  const answers = answersByLine(recorded, (medium) => unitOf(medium) !== undefined);
  const received = new Map(receipt?.lines.map((line) => [line.itemId, line.received]));
  const byLine = Map.groupBy(units, ({ itemId }) => itemId);
  let loose = answers.get(undefined) ?? 0;
  return items.flatMap((item): UnaccountedDevice[] => {
    const { id: itemId, title } = item;
    if (emptyLines.has(itemId) || !isAskedForMedia(item, catalogue)) return [];
    const here = byLine.get(itemId) ?? [];
    const open = here.filter(({ plate }) => !answered.has(plate));
    const count = here.length > 0 ? open.length : (received.get(itemId) ?? 0);
    const ofLine = Math.max(0, count - (answers.get(itemId) ?? 0));
    const left = Math.max(0, ofLine - loose);
    loose = Math.max(0, loose - ofLine);
    if (left === 0) return [];
    return open.length === 0
      ? [{ itemId, title, units: left }]
      : open.map(({ plate, serial, inventoryNumber }) => ({
          ...{ itemId, title, units: 1, plate },
          ...(serial !== undefined && { serial }),
          ...(inventoryNumber !== undefined && { inventoryNumber }),
        }));
  });
}

/**
 * Whether somebody of ours says what of each such device is here: of goods that are declared with drives or usually have some. That their seller
 * took them out or said that there are none is a word that nobody has seen yet. Of a free text its words tell the kind, and where they tell none nobody
 * knows; of goods of the catalogue their own: docking stations and controllers have none that anybody could record.
 */
export function isAskedForMedia(
  {
    entryId,
    title,
    configuration,
    withoutData,
  }: Pick<OfferItem, 'entryId' | 'title' | 'configuration' | 'withoutData'>,
  { byId }: Known,
): boolean {
  const { drives = [], mediaWish } = configuration ?? {};
  if (withoutData || drives.length > 0) return !withoutData;
  if (entryId === undefined) return usuallyHoldsMedia(title, byId);
  const entry = byId.get(entryId);
  const kind = entry && factOf(entry, 'goodsKind');
  return mediaWish !== undefined || kind === undefined || mayHoldMedia(kind);
}

/** How many devices of each line records answer for that name none of those that are known; under `undefined`, of any line. */
function answersByLine({ media, lots = [], withoutMedia = [] }: Records, isOfUnit: (medium: GivenMedium) => boolean) {
  const answers = new Map<string | undefined, number>();
  const add = (itemId: string | undefined, count: number) => answers.set(itemId, (answers.get(itemId) ?? 0) + count);
  const seen = new Set<string>();
  for (const medium of media) {
    if (isOfUnit(medium)) continue;
    // Several carriers of one device answer for it once.
    const number = medium.plate ?? medium.parentDevice?.serial ?? medium.parentDevice?.assetTag;
    if (number !== undefined && seen.has(deviceNumber(number))) continue;
    if (number !== undefined) seen.add(deviceNumber(number));
    add(medium.itemId, 1);
  }
  for (const { itemId, count } of lots) add(itemId, count);
  for (const { itemId, units = 0 } of withoutMedia) add(itemId, units);
  return answers;
}

/**
 * Finds the one unit that a record names: by its plate before its numbers, by a serial number before an inventory number. Sellers give the same
 * inventory numbers to several lines; such a one names a unit only within the line of the record.
 */
function unitsByName(units: readonly Unit[]): (medium: GivenMedium) => Unit | undefined {
  const kinds = [
    unitsBy(units, ({ plate }) => plate),
    unitsBy(units, ({ serial }) => serial),
    unitsBy(units, ({ inventoryNumber }) => inventoryNumber),
  ];
  return ({ itemId, device, plate, parentDevice }) => {
    for (const name of [plate, device, parentDevice?.serial, parentDevice?.assetTag]) {
      for (const kind of name === undefined ? [] : kinds) {
        const all = kind.get(deviceNumber(name ?? '')) ?? [];
        const [unit, another] = all.length > 1 ? all.filter((one) => one.itemId === itemId) : all;
        if (unit && !another) return unit;
      }
    }
    return undefined;
  };
}

/** By a number of theirs; what has no letter and no figure is none. */
function unitsBy(units: readonly Unit[], numberOf: (unit: Unit) => string | undefined): Map<string, Unit[]> {
  const found = Map.groupBy(units, (unit) => deviceNumber(numberOf(unit) ?? ''));
  found.delete('');
  return found;
}
