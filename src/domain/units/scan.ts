import { bareNumber } from '#domain/values/bare-number.ts';
import { carrierOf, normaliseTrackingNumber } from '#domain/values/tracking-number.ts';
import { namelessMissing, roomOf } from './missing.ts';
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
export const mostUnitsTogether = 500;
const longestCode = 100;

/** What a scan is, beside all that is known of the goods; the same on the tablet without a network and on the server. */
export function outcomeOf(scan: Scan, { lines, units, parcels }: GoodsIn): ScanOutcome {
  const { code, itemId } = scan;
  const line = lines.find((one) => one.itemId === itemId);
  if (code.trim() === '') return withoutNumber(scan, line, units);
  if (code.length > longestCode) return { kind: 'unreadable' };
  const plate = readPlate(code);
  if (plate !== undefined && units.some((unit) => unit.plate === plate)) return { kind: 'plate', plate };
  const parcel = parcels.find((number) => bareNumber(number) === bareNumber(code));
  if (parcel !== undefined) return { kind: 'parcel', parcel, isAnnounced: true };
  const spellings = spellingsOf(code);
  const here = units.find((unit) => isNamedBy(unit, spellings));
  if (here) return { kind: 'again', plate: here.plate };
  const announced = lines.flatMap((one) => announcedUnit(one, spellings) ?? [])[0];
  if (announced) return announcedOutcome(announced, scan, units);
  // After what was announced: a serial number may look like a plate.
  if (plate !== undefined) return { kind: 'strangePlate' };
  if (carrierOf(normaliseTrackingNumber(code)) !== undefined)
    return { kind: 'parcel', parcel: normaliseTrackingNumber(code), isAnnounced: false };
  const article = lines.find(({ articleCodes }) => articleCodes.some((one) => bareNumber(one) === bareNumber(code)));
  if (article) return { kind: 'article', itemId: article.itemId };
  if (bareNumber(code).length < 3) return { kind: 'unreadable' };
  const made = { serial: code.trim(), ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: [made] };
  if (line)
    return roomOf(line, units) > 0 ? arrived({ ...made, itemId: line.itemId }) : { kind: 'full', itemId: line.itemId };
  const byLine = Map.groupBy(units, (unit) => unit.itemId);
  const candidates = lines
    .filter((one) => namelessMissing(one, byLine.get(one.itemId) ?? []) > 0)
    .map((one) => one.itemId);
  return candidates.length > 0 ? { kind: 'whichLine', itemIds: candidates } : { kind: 'unannounced', made: [made] };
}

const parcelOf = ({ parcel }: Scan) => (parcel === undefined ? {} : { parcel });
const arrived = (...made: NewUnit[]): ScanOutcome => ({ kind: 'arrived', made });

function withoutNumber(scan: Scan, line: DeclaredLine | undefined, units: readonly CountedUnit[]): ScanOutcome {
  const { units: count = 1 } = scan;
  const each = { ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: Array.from({ length: count }, () => each) };
  if (!line) return { kind: 'unreadable' };
  if (roomOf(line, units) < count) return { kind: 'full', itemId: line.itemId };
  return arrived(...Array.from({ length: count }, () => ({ ...each, itemId: line.itemId })));
}

/** A number as it may stand in a barcode: makers put `S` or `1S` and their product number before a serial. */
function spellingsOf(code: string): ReadonlySet<string> {
  const bare = bareNumber(code);
  const spellings = new Set([bare]);
  if (/^S[A-Z0-9]{8,}$/.test(bare)) spellings.add(bare.slice(1));
  if (/^1S[A-Z0-9]{18}$/.test(bare)) spellings.add(bare.slice(12));
  return spellings;
}

function isNamedBy({ serial, inventoryNumber }: CountedUnit, spellings: ReadonlySet<string>): boolean {
  return [serial, inventoryNumber].some((number) => number !== undefined && spellings.has(bareNumber(number)));
}

interface Announced {
  readonly line: DeclaredLine;
  readonly serial?: string;
  readonly inventoryNumber?: string;
}

/** The unit that a line announces under this number; its other number only where each unit has both, in the same order. */
function announcedUnit(line: DeclaredLine, spellings: ReadonlySet<string>): Announced | undefined {
  const { quantity, serialNumbers, inventoryNumbers } = line;
  const placeIn = (numbers: readonly string[]) => numbers.findIndex((number) => spellings.has(bareNumber(number)));
  const isAligned = serialNumbers.length === quantity && inventoryNumbers.length === quantity;
  const bySerial = placeIn(serialNumbers);
  const place = bySerial >= 0 ? bySerial : placeIn(inventoryNumbers);
  if (place < 0) return undefined;
  const serial = bySerial >= 0 || isAligned ? serialNumbers[place] : undefined;
  const inventoryNumber = bySerial < 0 || isAligned ? inventoryNumbers[place] : undefined;
  return { line, ...(serial !== undefined && { serial }), ...(inventoryNumber !== undefined && { inventoryNumber }) };
}

function announcedOutcome({ line, ...numbers }: Announced, scan: Scan, units: readonly CountedUnit[]): ScanOutcome {
  const unit = { ...numbers, ...parcelOf(scan), photos: [] };
  if (scan.unannounced) return { kind: 'unannounced', made: [unit] };
  if (roomOf(line, units) < 1) return { kind: 'full', itemId: line.itemId };
  return arrived({ ...unit, itemId: line.itemId });
}
