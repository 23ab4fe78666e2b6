import type { GoodsInView, SentScan, UnitView } from '#contract/devices/units.ts';
import { type GoodsIn, outcomeOf, type ScanOutcome } from '#domain/units/scan.ts';
import { changedUnit } from './changed-unit.ts';
import { platesAt, platesOf, type RampEntry, type RampUnits, unitsOfWork } from './ramp-entry.ts';

/** What stands in the house, as far as this tablet knows. */
export interface StandingGoods extends GoodsIn {
  readonly lines: GoodsInView['lines'];
  readonly units: readonly UnitView[];
}

/** Goods as they stand on this tablet: what the server told, and what waits to be sent. */
export interface CountedGoods extends StandingGoods {
  /** What each waiting scan was, by its id. */
  readonly outcomes: ReadonlyMap<string, ScanOutcome | 'undone'>;
}

const waitingMark = 'wartet-';

/** What units of a scan go by until the server has given them plates. */
export function provisionalPlates(scanId: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${waitingMark}${scanId}-${place}`);
}

/** How a unit is named to the server: without a plate by the scan that counted it. */
export function referenceOf(plate: string): RampUnits {
  if (!plate.startsWith(waitingMark)) return { plates: [plate] };
  const end = plate.lastIndexOf('-');
  return { scanId: plate.slice(waitingMark.length, end), place: Number(plate.slice(end + 1)) };
}

/** A unit that was counted without the network has no plate yet. */
export const isWithoutPlate = ({ plate }: Pick<UnitView, 'plate'>) => plate.startsWith(waitingMark);

/** A scan by the rule that the server counts by, and what stands in the house after it. */
export function countScan(goods: StandingGoods, { id, at, code = '', ...said }: SentScan) {
  const outcome = outcomeOf({ code, ...said }, goods);
  if (!('made' in outcome)) return { outcome, goods };
  const plates = provisionalPlates(id, outcome.made.length);
  const made = outcome.made.map((unit, place) => ({ ...unit, plate: plates[place] ?? '', arrivedAt: at, photos: [] }));
  return { outcome, goods: { ...goods, units: [...goods.units, ...made] } };
}

/** Counts what waits on top of what the server told. */
export function countGoods(view: GoodsInView, entries: readonly RampEntry[]): CountedGoods {
  const parcels = view.parcels.map(({ number }) => number);
  let goods: StandingGoods = { lines: view.lines, units: view.units, parcels };
  const outcomes = new Map<string, ScanOutcome | 'undone'>();
  const platesOfScan = new Map<string, readonly string[]>();
  for (const { id, state, offerId, work, scanResult } of entries) {
    if (offerId !== view.offerId) continue;
    if (work.kind !== 'scan') {
      const of = unitsOfWork(work);
      const counted = 'scanId' in of ? platesOfScan.get(of.scanId) : undefined;
      const plates = (counted ? platesAt(counted, of) : platesOf(of, entries)) ?? [];
      const change = work.kind === 'change' ? work.change : { photos: [id] };
      if (state === 'waiting')
        goods = {
          ...goods,
          units: goods.units.map((unit) => (plates.includes(unit.plate) ? changedUnit(unit, change) : unit)),
        };
      continue;
    }
    const { scan } = work;
    if (scanResult && (scanResult.kind === 'arrived' || scanResult.kind === 'unannounced'))
      platesOfScan.set(scan.id, scanResult.plates);
    if (state !== 'waiting') continue;
    if ('undo' in scan) {
      const gone = platesOfScan.get(scan.undo) ?? [];
      goods = { ...goods, units: goods.units.filter(({ plate }) => !gone.includes(plate)) };
      outcomes.set(scan.id, 'undone');
      continue;
    }
    const counted = countScan(goods, scan);
    outcomes.set(scan.id, counted.outcome);
    if ('made' in counted.outcome) platesOfScan.set(scan.id, provisionalPlates(scan.id, counted.outcome.made.length));
    goods = counted.goods;
  }
  return { ...goods, outcomes };
}
