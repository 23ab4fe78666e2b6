import type { GivenMedium } from '#domain/offer/complete-media.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { mediaWishOf } from '#domain/offer/media-wishes.ts';
import { isOfWholeLine, type RecordedMedia } from '#domain/offer/medium-record.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Unit } from './unit.ts';

/** A device that is said to hold data and of which no data carrier is recorded; several where nothing tells them apart. */
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

/**
 * The received devices that are said to hold data carriers and of which nothing is recorded: no carrier, and no reason why there is none
 * (DEL-01, docs/decisions/0710). A record that names a device answers for that one. One that names none answers for one device of its line,
 * else of any: who counts no single devices is held to the count.
 */
export function unaccountedDevices(
  { items, receipt }: Sale,
  recorded: Records,
  units: readonly Unit[],
): UnaccountedDevice[] {
  const { media, withoutMedia = [] } = recorded;
  const named = numbersIn(media.flatMap(namesOfDevice));
  const empty = new Set(withoutMedia.flatMap(({ plate }) => plate ?? []));
  const isAnswered = (unit: Unit) =>
    empty.has(unit.plate) || namesOfUnit(unit).some((number) => named.has(deviceNumber(number)));
  const emptyLines = new Set(withoutMedia.flatMap((one) => (isOfWholeLine(one) ? one.itemId : [])));
  const answers = answersByLine(recorded, numbersIn(units.flatMap(namesOfUnit)));
  const received = new Map(receipt?.lines.map((line) => [line.itemId, line.received]));
  const byLine = Map.groupBy(units, ({ itemId }) => itemId);
  let loose = answers.get(undefined) ?? 0;
  return items.flatMap((item): UnaccountedDevice[] => {
    const { id: itemId, title } = item;
    if (emptyLines.has(itemId) || !isSaidToHoldMedia(item)) return [];
    const here = byLine.get(itemId) ?? [];
    const open = here.filter((unit) => !isAnswered(unit));
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

/** Whether goods hold data carriers by what their seller or the catalogue says; of a free text without a word on drives nobody knows. */
export function isSaidToHoldMedia(item: Pick<OfferItem, 'entryId' | 'configuration' | 'withoutData'>): boolean {
  const wish = mediaWishOf(item);
  if (wish === undefined || wish === 'keep') return false;
  const drives = item.configuration?.drives;
  return drives === undefined ? item.entryId !== undefined : drives.length > 0;
}

/** How many devices of each line records answer for that name none of those that are known; under `undefined`, of any line. */
function answersByLine({ media, lots = [], withoutMedia = [] }: Records, known: ReadonlySet<string>) {
  const answers = new Map<string | undefined, number>();
  const add = (itemId: string | undefined, count: number) => answers.set(itemId, (answers.get(itemId) ?? 0) + count);
  const seen = new Set<string>();
  for (const medium of media) {
    if (namesOfDevice(medium).some((number) => known.has(deviceNumber(number)))) continue;
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

function namesOfDevice({ device, plate, parentDevice }: GivenMedium): string[] {
  return [device, plate, parentDevice?.serial, parentDevice?.assetTag].filter((name) => name !== undefined);
}

function namesOfUnit({ plate, serial, inventoryNumber }: Unit): string[] {
  return [plate, serial, inventoryNumber].filter((name) => name !== undefined);
}

const numbersIn = (names: readonly string[]) => new Set(names.map(deviceNumber));
