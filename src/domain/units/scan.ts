import { serialIn } from '#domain/values/barcode.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber, readAs } from '#domain/values/device-number.ts';
import { carrierOf, isParcelNumber, normaliseTrackingNumber } from '#domain/values/tracking-number.ts';
import { namelessMissing, outstandingQuantity } from './missing.ts';
import { namesNoDevice, productIn } from './names-no-device.ts';
import { nearMisses } from './near-misses.ts';
import { readPlate } from './plate.ts';
import type { DeclaredLine, Unit } from './unit.ts';

/** What somebody at the ramp read or typed, or took back. */
export interface Scan {
  /** As it was read; empty for units without a number. */
  readonly code: string;
  /** The line that whoever scans says it belongs to. */
  readonly itemId?: string;
  /** Units without a serial number that are counted together. */
  readonly units?: number;
  /** Nobody announced it, says whoever scans: it belongs to no line. */
  readonly unannounced?: true;
  /** What looks like no number of a device is one, says whoever scans. */
  readonly asDevice?: true;
  /** Tracking number of the parcel that is being unpacked. */
  readonly parcel?: string;
}

/** What has to be known of a unit to count others beside it. */
export type CountedUnit = Pick<Unit, 'plate' | 'itemId' | 'serial' | 'inventoryNumber'>;

/** What stands in the house when something is scanned. */
export interface GoodsIn {
  readonly lines: readonly DeclaredLine[];
  readonly units: readonly CountedUnit[];
  /** Tracking numbers under which the goods travel. */
  readonly parcels: readonly string[];
}

/** A unit that a scan makes; its plate and time are given where it is kept. */
export type NewUnit = Omit<Unit, 'plate' | 'arrivedAt'>;

/**
 * What a scan is:
 *
 * - `arrived`: these units are here now
 * - `unannounced`: here as well, and belongs to no line
 * - `again`: was counted before, counts nothing
 * - `whichLine`: whoever scans has to say to which of these lines it belongs
 * - `article`: names goods, not a unit; next scans belong to that line
 * - `parcel`: a parcel; next scans come out of it
 * - `plate`: the plate of a unit of this sale
 * - `strangePlate`: a plate, and none of a unit of this sale
 * - `full`: all units of the line are here already
 * - `unreadable`: too short or too long for a number
 */
export type ScanOutcome =
  | { readonly kind: 'arrived' | 'unannounced'; readonly made: readonly NewUnit[] }
  | { readonly kind: 'again' | 'plate'; readonly plate: string }
  | { readonly kind: 'whichLine'; readonly itemIds: readonly string[] }
  | { readonly kind: 'article' | 'full'; readonly itemId: string }
  | { readonly kind: 'parcel'; readonly parcel: string; readonly isAnnounced: boolean }
  | { readonly kind: 'strangePlate' | 'unreadable' };

/** Most units that one scan counts together. */
export const maxUnitsTogether = 500;
/** Addresses and envelopes on labels are longer than any number in them. */
const longestCode = 200;

/** What a scan is, beside all that is known of the goods; the same on the tablet without a network and on the server. */
export function outcomeOf(scan: Scan, { lines, units, parcels }: GoodsIn): ScanOutcome {
  const { code, itemId } = scan;
  const line = lines.find((one) => one.itemId === itemId);
  if (code.trim() === '') return withoutNumber(scan, line, units);
  if (code.length > longestCode || deviceNumber(code) === '') return { kind: 'unreadable' };
  const plate = readPlate(code);
  if (plate !== undefined && units.some((unit) => unit.plate === plate)) return { kind: 'plate', plate };
  const parcel = parcels.find((number) => bareNumber(number) === bareNumber(code));
  if (parcel !== undefined) return { kind: 'parcel', parcel, isAnnounced: true };
  const announced = announcedUnder(code, lines);
  const here = unitHere(code, announced, { lines, units });
  if (here) return { kind: 'again', plate: here.plate };
  if (announced) return announcedOutcome(announced, scan, units);
  // After what was announced: a serial number may look like a plate.
  if (plate !== undefined) return { kind: 'strangePlate' };
  if (isParcelNumber(code)) return { kind: 'parcel', parcel: normaliseTrackingNumber(code), isAnnounced: false };
  const article = lines.find(({ articleCodes }) => articleCodes.some((one) => isArticle(code, one)));
  if (article) return { kind: 'article', itemId: article.itemId };
  if (bareNumber(code).length < 3) return { kind: 'unreadable' };
  const made = { serial: serialIn(code) ?? code.trim(), ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: [made] };
  const isDoubtful = scan.asDevice === undefined && namesNoDevice(code);
  if (line && !isDoubtful)
    return outstandingQuantity(line, units) > 0
      ? arrived({ ...made, itemId: line.itemId })
      : { kind: 'full', itemId: line.itemId };
  const byLine = Map.groupBy(units, (unit) => unit.itemId);
  const candidates = lines
    .filter((one) => namelessMissing(one, byLine.get(one.itemId) ?? []) > 0)
    .map((one) => one.itemId);
  const counted = new Set(
    units.flatMap(({ serial, inventoryNumber }) => [serial ?? [], inventoryNumber ?? []].flat()).map(bareNumber),
  );
  const near = nearMisses(code, lines, counted).map((one) => one.itemId);
  const asked = [...new Set([...(line ? [line.itemId] : []), ...near, ...candidates])];
  // As long as a parcel's, and nothing says that it is one: it is neither taken for a parcel nor for a device.
  const isAsked = isDoubtful || asked.length > 0 || carrierOf(code) !== undefined;
  return isAsked ? { kind: 'whichLine', itemIds: asked } : { kind: 'unannounced', made: [made] };
}

/** `1P` and `P` stand before the number of a product on its label. */
function isArticle(code: string, article: string): boolean {
  const isIt = ['', 'P', '1P'].some((prefix) => bareNumber(code) === prefix + bareNumber(article));
  return isIt || bareNumber(productIn(code) ?? '') === bareNumber(article);
}

const parcelOf = ({ parcel }: Scan) => (parcel === undefined ? {} : { parcel });
const arrived = (...made: NewUnit[]): ScanOutcome => ({ kind: 'arrived', made });

function withoutNumber(scan: Scan, line: DeclaredLine | undefined, units: readonly CountedUnit[]): ScanOutcome {
  const { units: count = 1 } = scan;
  const each = { ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: Array.from({ length: count }, () => each) };
  if (!line) return { kind: 'unreadable' };
  if (outstandingQuantity(line, units) < count) return { kind: 'full', itemId: line.itemId };
  return arrived(...Array.from({ length: count }, () => ({ ...each, itemId: line.itemId })));
}

interface Announced {
  readonly line: DeclaredLine;
  readonly serial?: string;
  readonly inventoryNumber?: string;
}

/** Whether a number is what was scanned. */
type Names = (number: string) => boolean;

const isSame = (code: string): Names => {
  const wanted = deviceNumber(code);
  return (number) => deviceNumber(number) === wanted;
};

/** The unit that was announced under what was scanned; where none was under the same number, under one that the barcode can be read as. */
function announcedUnder(code: string, lines: readonly DeclaredLine[]): Announced | undefined {
  const same = announcedAmong(lines, isSame(code));
  if (same) return same;
  const isLike = readAs(code);
  const alike = lines.flatMap(({ serialNumbers, inventoryNumbers }) =>
    [...serialNumbers, ...inventoryNumbers].filter(isLike),
  );
  // A barcode that may be two of them is neither: it is asked.
  return new Set(alike.map(deviceNumber)).size === 1 ? announcedAmong(lines, isLike) : undefined;
}

function announcedAmong(lines: readonly DeclaredLine[], names: Names): Announced | undefined {
  for (const line of lines) {
    const found = announcedUnit(line, names);
    if (found) return found;
  }
  return undefined;
}

/** The unit that is here already: of what was scanned, of a number announced with it, or of one that the barcode can be read as and that is no other device’s. */
function unitHere(
  code: string,
  announced: Announced | undefined,
  { lines, units }: Pick<GoodsIn, 'lines' | 'units'>,
): CountedUnit | undefined {
  const numbers = [code, announced?.serial, announced?.inventoryNumber].flatMap((number) => number ?? []);
  const wanted = new Set(numbers.map(deviceNumber));
  const same = units.find((unit) => isNamedBy(unit, (number) => wanted.has(deviceNumber(number))));
  if (same) return same;
  const isLike = readAs(code);
  const alike = units.filter((unit) => isNamedBy(unit, isLike));
  return announced === undefined ? alike[0] : alike.find((unit) => !isAnnounced(unit, lines));
}

function isAnnounced({ serial, inventoryNumber }: CountedUnit, lines: readonly DeclaredLine[]): boolean {
  const own = [serial, inventoryNumber].flatMap((number) => (number === undefined ? [] : deviceNumber(number)));
  return announcedAmong(lines, (number) => own.includes(deviceNumber(number))) !== undefined;
}

function isNamedBy({ serial, inventoryNumber }: CountedUnit, names: Names): boolean {
  return [serial, inventoryNumber].some((number) => number !== undefined && names(number));
}

/** The unit that a line announces under this number; its other number only where each unit has both, in the same order. */
function announcedUnit(line: DeclaredLine, names: Names): Announced | undefined {
  const { quantity, serialNumbers, inventoryNumbers } = line;
  const isAligned = serialNumbers.length === quantity && inventoryNumbers.length === quantity;
  const bySerial = serialNumbers.findIndex(names);
  const place = bySerial >= 0 ? bySerial : inventoryNumbers.findIndex(names);
  if (place < 0) return undefined;
  const serial = bySerial >= 0 || isAligned ? serialNumbers[place] : undefined;
  const inventoryNumber = bySerial < 0 || isAligned ? inventoryNumbers[place] : undefined;
  return { line, ...(serial !== undefined && { serial }), ...(inventoryNumber !== undefined && { inventoryNumber }) };
}

function announcedOutcome({ line, ...numbers }: Announced, scan: Scan, units: readonly CountedUnit[]): ScanOutcome {
  const unit = { ...numbers, ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: [unit] };
  if (outstandingQuantity(line, units) < 1) return { kind: 'full', itemId: line.itemId };
  return arrived({ ...unit, itemId: line.itemId });
}
