import { comparedSerial, isFinal, type Medium, resultOf } from '#domain/erasure/medium.ts';
import type { AdjustedLine } from '#domain/offer/facts.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { missingNumbers, namelessMissing } from './missing.ts';
import type { Unit } from './unit.ts';

/**
 * How far a device of a sale is, as its seller reads it; never stored:
 *
 * - `announced`: agreed to, and not here yet; `missing`: the receipt was closed without it
 * - `held`: here, and something about it has to be cleared first
 * - `unannounced`: here, and belongs to no line
 * - `arrived`, `erased` (its data carriers), `tested`, `paid`, `returned`
 */
export const unitStates = [
  'announced',
  'missing',
  'held',
  'unannounced',
  'arrived',
  'erased',
  'tested',
  'paid',
  'returned',
] as const;
export type UnitState = (typeof unitStates)[number];

/** A device of a sale on its way, or units without a number that did not arrive. */
export interface SaleUnit {
  readonly itemId?: string;
  readonly title: string;
  readonly state: UnitState;
  /** How many devices; more than one only of those that did not arrive and have no number. */
  readonly units: number;
  readonly serial?: string;
  readonly inventoryNumber?: string;
  readonly plate?: string;
  /** UTC instant. */
  readonly arrivedAt?: string;
  /** Records of its data carriers that name it. */
  readonly media: readonly MediumRecord[];
}

/** Of a line of one device, its inventory number is that of the device with its serial number, though nobody scanned it. */
function announcedNumber({ quantity, serialNumbers = [], inventoryNumbers = [] }: Item, { serial }: Unit) {
  const [inventoryNumber] = inventoryNumbers;
  const [announced] = serialNumbers;
  const isAlone = quantity === 1 && inventoryNumbers.length === 1 && serialNumbers.length === 1;
  if (!isAlone || serial === undefined || announced === undefined || inventoryNumber === undefined) return undefined;
  return deviceNumber(serial) === deviceNumber(announced) ? { inventoryNumber } : undefined;
}

type Item = OfferState['items'][number];
type Sale = Pick<OfferState, 'items' | 'agreement' | 'receipt' | 'deletion' | 'testing' | 'adjustment' | 'phase'>;

/** What is known of devices before a step of the sale is closed. */
export interface UnitProgress {
  readonly media?: readonly Medium[];
  /** Plates of those whose test is through. */
  readonly tested?: ReadonlySet<string>;
}

/**
 * Every device of a sale, line by line: what came, and what was agreed to and did not. Empty before the first has come. What the sale's
 * record of deletion and test says counts; until there is one, also where others of a device's data carriers have theirs, what was noted.
 */
export function saleUnits(
  sale: Sale,
  units: readonly Unit[],
  { media: noted = [], tested = new Set() }: UnitProgress = {},
): SaleUnit[] {
  if (units.length === 0) return [];
  const notedByPlate = Map.groupBy(noted, (medium) => medium.plate);
  const mediaOf = mediaByDevice(sale.deletion?.media ?? []);
  const quantities = new Map(sale.agreement?.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  const settled = new Map(sale.adjustment?.lines.map((line) => [line.itemId, line]));
  const items = new Map(sale.items.map((item) => [item.id, item]));
  const here = (unit: Unit): SaleUnit => {
    const { plate, arrivedAt, serial, inventoryNumber } = unit;
    const item = quantities.has(unit.itemId ?? '') ? items.get(unit.itemId ?? '') : undefined;
    const recorded = mediaOf(unit);
    const stands = new Set(recorded.map((record) => comparedSerial(record.serial)));
    const isNew = (medium: Medium) => medium.serial === undefined || !stands.has(comparedSerial(medium.serial));
    const own = (notedByPlate.get(plate) ?? []).filter(isNew);
    const media = [...recorded, ...own.flatMap(recordOf)];
    const isErased = recorded.length + own.length > 0 && recorded.every(isDone) && own.every(isFinal);
    return {
      ...(item && { itemId: item.id }),
      ...{ title: unit.model ?? item?.title ?? 'Nicht angekündigtes Gerät', units: 1, plate, arrivedAt, media },
      ...(serial !== undefined && { serial }),
      ...(item && announcedNumber(item, unit)),
      ...(inventoryNumber !== undefined && { inventoryNumber }),
      state: item
        ? unitState(unit, sale, { isErased, isTested: tested.has(plate), line: settled.get(item.id) })
        : 'unannounced',
    };
  };
  const byLine = Map.groupBy(units, ({ itemId }) => itemId);
  const lines = sale.items.flatMap(({ id, title, serialNumbers = [], inventoryNumbers = [] }) => {
    const quantity = quantities.get(id);
    if (quantity === undefined) return [];
    const line = { itemId: id, quantity, serialNumbers, inventoryNumbers };
    const ofLine = byLine.get(id) ?? [];
    const away = { itemId: id, title, media: [], state: sale.receipt ? ('missing' as const) : ('announced' as const) };
    const serials = new Set(serialNumbers);
    const named = missingNumbers(line, ofLine).map(
      (number): SaleUnit => ({
        ...{ ...away, units: 1 },
        ...(serials.has(number) ? { serial: number } : { inventoryNumber: number }),
      }),
    );
    const nameless = namelessMissing(line, ofLine);
    return [...ofLine.map(here), ...named, ...(nameless > 0 ? [{ ...away, units: nameless }] : [])];
  });
  const foreign = units.filter(({ itemId }) => itemId === undefined || !quantities.has(itemId)).map(here);
  return [...lines, ...foreign];
}

/** What became of a device and of its line. */
interface Reached {
  readonly isErased: boolean;
  readonly isTested: boolean;
  readonly line: AdjustedLine | undefined;
}

/** How far a device is that arrived and belongs to a line. */
function unitState(
  { hold, arrivedAt }: Pick<Unit, 'hold' | 'arrivedAt'>,
  { phase, testing }: Pick<Sale, 'phase' | 'testing'>,
  { isErased, isTested, line }: Reached,
): UnitState {
  if (phase === 'aborted' || phase === 'returning') return 'returned';
  const returned = line?.returned ?? 0;
  if (returned > 0 && returned === line?.received) return 'returned';
  // Where some of a line go back nobody has said which: none of them is called paid.
  if (phase === 'completed' && returned === 0) return 'paid';
  if (hold) return 'held';
  if (isTested || (testing?.finishedAt !== undefined && arrivedAt <= testing.finishedAt)) return 'tested';
  return isErased ? 'erased' : 'arrived';
}

const isDone = ({ result }: MediumRecord) => result === 'erased' || result === 'destroyed';

/** What is known of a data carrier before the deletion of the sale is closed. */
function recordOf(medium: Medium): MediumRecord[] {
  const { serial, model = '', erasure } = medium;
  const result = resultOf(medium);
  return serial === undefined || result === undefined
    ? []
    : [{ serial, model, method: erasure?.methodName ?? '', result }];
}

/** Records of data carriers by the device that they name, whatever of it they name it by. */
function mediaByDevice(media: readonly MediumRecord[]) {
  const byDevice = new Map<string, MediumRecord[]>();
  for (const record of media) {
    const { device = '', plate = '', parentDevice = {} } = record;
    const { serial = '', assetTag = '' } = parentDevice;
    for (const key of new Set([device, plate, serial, assetTag].map(deviceNumber)))
      if (key !== '') byDevice.set(key, [...(byDevice.get(key) ?? []), record]);
  }
  return ({ plate, serial = '', inventoryNumber = '' }: Unit): MediumRecord[] => [
    ...new Set([plate, serial, inventoryNumber].flatMap((number) => byDevice.get(deviceNumber(number)) ?? [])),
  ];
}
