import { inArray } from 'drizzle-orm';
import type { ScanResult, SentScan, SentUndo, UnitView } from '#contract/devices/units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type CountedUnit, type NewUnit, outcomeOf, type ScanOutcome } from '#domain/units/scan.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Tx } from '#server/db/client.ts';
import { unitEvents, units } from '#server/db/schema/units.ts';
import type { Ids } from '#server/ids.ts';
import { announcedParcels, declaredLines } from './declared-lines.ts';
import { drawPlates } from './draw-plates.ts';
import { readSameDevices } from './same-devices.ts';
import { type KeptScan, readForScans, writeScans } from './scan-statements.ts';

interface Receiving {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  readonly ids: Ids;
  /** Id of the member of staff. */
  readonly by: string;
  readonly now: string;
}

interface Received {
  readonly scans: ScanResult[];
  readonly made: UnitView[];
  readonly removed: string[];
}

/**
 * Counts what was scanned of a sale that the caller has locked, in the order in which it is sent. What came before is answered as it
 * was and counts nothing; a scan that was taken back before it came counts nothing either.
 */
export async function receiveScans(
  tx: Tx,
  receiving: Receiving,
  sent: readonly (SentScan | SentUndo)[],
): Promise<Received> {
  const { offerId, state, catalogue, ids, by, now } = receiving;
  const named = [...new Set(sent.flatMap((one) => ('undo' in one ? [one.id, one.undo] : one.id)))];
  const drawn = drawPlates(
    ids,
    sent.reduce((sum, one) => sum + ('undo' in one ? 0 : (one.units ?? 1)), 0),
  );
  const read = await readForScans(tx, { offerId, ids: named, plates: drawn });
  const known = new Map(read.kept.map((one) => [one.id, one]));
  const isUsed = new Set(read.used);
  const plates = drawn.filter((plate) => !isUsed.has(plate))[Symbol.iterator]();
  const goods = { lines: declaredLines(state, catalogue), parcels: announcedParcels(state) };
  const here = new Map<string, CountedUnit>(read.units.map((unit) => [unit.plate, unit]));
  /** By serial number, the plates of units that were taken back: printed, they stick on the device. */
  const gone = new Map(read.gone);
  const added = new Map<string, { readonly unit: UnitView; readonly scanId: string }>();
  const [kept, removed] = [new Map<string, KeptScan>(), new Set<string>()];
  const told = sent.map((one) => {
    const before = kept.get(one.id) ?? known.get(one.id);
    // Of another sale: its id is nothing to this one.
    if (before && before.offerId !== offerId) return { id: one.id, kind: 'unreadable' as const, plates: [] };
    if ('undo' in one) return takeBack(one);
    return before ? (before.told ?? undone(one.id)) : count(one);
  });

  function takeBack({ id, at, undo }: SentUndo): ScanResult {
    const scan = kept.get(undo) ?? known.get(undo);
    if (scan && scan.offerId !== offerId) return undone(id);
    const word = undone(id, scan?.told?.plates);
    kept.set(id, { id, offerId, at, scan: null, told: word, isUndone: false });
    if (scan?.isUndone) return word;
    kept.set(undo, { ...(scan ?? { id: undo, offerId, at, scan: null, told: null }), isUndone: true });
    if (scan?.told?.kind !== 'arrived' && scan?.told?.kind !== 'unannounced') return undone(id);
    for (const plate of word.plates) {
      const { serial } = here.get(plate) ?? {};
      if (serial !== undefined) gone.set(deviceNumber(serial), plate);
      here.delete(plate);
      if (!added.delete(plate)) removed.add(plate);
    }
    return word;
  }

  function count({ id, at, ...rest }: SentScan): ScanResult {
    const scan = { ...rest, code: rest.code ?? '' };
    const outcome = outcomeOf(scan, { ...goods, units: [...here.values()] });
    const word = scanResultOf(id, outcome, 'made' in outcome ? outcome.made.map((unit) => make(unit, id, at)) : []);
    kept.set(id, { id, offerId, at, scan, told: word, isUndone: false });
    return word;
  }

  function make(fresh: NewUnit, scanId: string, at: string): string {
    const key = fresh.serial === undefined ? '' : deviceNumber(fresh.serial);
    const plate: string | undefined = gone.get(key) ?? plates.next().value;
    gone.delete(key);
    if (plate === undefined) throw new Error('Plates that were drawn had all been given');
    const unit = { ...fresh, plate, arrivedAt: arrivalOf(at, now), photos: [...fresh.photos] };
    here.set(plate, unit);
    removed.delete(plate);
    added.set(plate, { unit, scanId });
    return plate;
  }

  const numbersOf = ({ plates: own }: ScanResult) => own.flatMap((plate) => here.get(plate)?.serial ?? []);
  const withSales = await salesTeller(tx, offerId, [...kept.values()], numbersOf);
  if (removed.size > 0) await remove(tx, [...removed], { by, now });
  const numbered = [...added.values()].map((one, index) => ({ ...one, number: read.last + index + 1 }));
  if (kept.size > 0)
    await writeScans(tx, {
      offerId,
      by,
      now,
      kept: [...kept.values()].map((one) => ({ ...one, told: one.told && withSales(one.told) })),
      added: numbered,
    });
  return { scans: told.map(withSales), made: numbered.map(({ unit }) => unit), removed: [...removed] };
}

/** Says of what was scanned just now which other sales have that device too: by its code, and by the number that it has here. */
async function salesTeller(
  tx: Tx,
  offerId: string,
  kept: readonly KeptScan[],
  numbersOf: (told: ScanResult) => string[],
): Promise<(told: ScanResult) => ScanResult> {
  const keysOf = new Map(
    kept.flatMap(({ id, scan, told }): [string, string[]][] =>
      scan && told && isOfDevice.has(told.kind)
        ? [[id, [scan.code, ...numbersOf(told)].map(deviceNumber).filter((key) => key !== '')]]
        : [],
    ),
  );
  const found = await readSameDevices(tx, { offerId, keys: [...new Set([...keysOf.values()].flat())] });
  const byKey = Map.groupBy(found, ({ key }) => key);
  return (told) => {
    const also = (keysOf.get(told.id) ?? []).flatMap((key) => byKey.get(key) ?? []);
    if (also.length === 0) return told;
    const sales = new Map(also.map(({ offerId: id, sale }) => [id, { offerId: id, ...(sale !== null && { sale }) }]));
    return { ...told, alsoIn: [...sales.values()] };
  };
}

/** What was scanned is a device, of this sale or perhaps of another. */
const isOfDevice: ReadonlySet<ScanResult['kind']> = new Set(['arrived', 'unannounced', 'again', 'whichLine']);

const undone = (id: string, plates: string[] = []): ScanResult => ({ id, kind: 'undone', plates });

/** How far the clock of a tablet may be off, or a queue behind, in milliseconds. */
const longestWait = 7 * 24 * 60 * 60 * 1_000;

/** When a unit arrived: as the tablet says, unless its clock cannot be right. */
function arrivalOf(at: string, now: string): string {
  const behind = Date.parse(now) - Date.parse(at);
  return behind >= 0 && behind < longestWait ? at : now;
}

function scanResultOf(id: string, outcome: ScanOutcome, made: string[]): ScanResult {
  const { kind } = outcome;
  const word = { id, kind, plates: 'plate' in outcome ? [outcome.plate] : made };
  switch (kind) {
    case 'whichLine':
      return { ...word, itemIds: [...outcome.itemIds] };
    case 'article':
    case 'full':
      return { ...word, itemIds: [outcome.itemId] };
    case 'parcel':
      return { ...word, parcel: outcome.parcel, isAnnounced: outcome.isAnnounced };
    default:
      return word;
  }
}

async function remove(tx: Tx, plates: string[], { by, now }: Pick<Receiving, 'by' | 'now'>): Promise<void> {
  await tx.update(units).set({ removedAt: now }).where(inArray(units.plate, plates));
  await tx.insert(unitEvents).values(plates.map((plate) => ({ plate, what: 'removed', data: {}, at: now, by })));
}
