import { unitStateWords } from '#contract/devices/sale-unit-words.ts';
import { company } from '#contract/settings/shop-in-force.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { TestedUnit } from '#domain/offer/facts.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import { annotatedRows, type BackEntry, furtherRows } from '#domain/units/list-back.ts';
import { type Register, registerRows, type SoldDevice } from '#domain/units/register-rows.ts';
import { type SaleUnit, saleUnits } from '#domain/units/sale-units.ts';
import { unitPrices } from '#domain/units/unit-prices.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import type { Cents } from '#domain/values/money.ts';
import type { ListRows } from '#server/asset-lists/read-list-rows.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Table, TableCell } from '#server/tables/table.ts';
import { readProgress } from '#server/units/unit-progress.ts';
import { readUnits } from '#server/units/unit-rows.ts';
import { type MediaProof, readMediaProofs } from './media-proofs.ts';

/** Of which sale devices are told, and to whom. */
export interface WantedUnits {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  /** Whether whoever asks may see money. */
  readonly withPrices: boolean;
}

/** What is told of one device in the seller's own books. */
export interface UnitEntry {
  readonly unit: SaleUnit;
  readonly test: TestedUnit | undefined;
  /** The certificates that name its data carriers, by the serial number of each. */
  readonly certificates: ReadonlyMap<string, readonly MediaProof[]>;
  /** By the heads of `heads`. */
  readonly cells: readonly TableCell[];
  /** Numbers of the certificates that hold. */
  readonly proofs: readonly string[];
  /** How its data carriers were erased. */
  readonly erasure: string;
  readonly price: Cents | undefined;
}

/** The heads of what we know of a device. */
function heads({ state, withPrices }: WantedUnits): string[] {
  const price = basisOf(state) === 'net' ? 'Bezahlt netto' : 'Bezahlt';
  return [
    ...[
      'Stand',
      'Angekommen am',
      'Befund',
      'Datenträger',
      'Gelöscht am',
      'Wie gelöscht',
      'Nachweis',
      'Unser Kennzeichen',
    ],
    ...(withPrices ? [price] : []),
  ];
}

/** Every device of a sale as a row for its seller's asset register; undefined while none has come. */
export async function readUnitList(db: Queryable, wanted: WantedUnits): Promise<Table | undefined> {
  const entries = await readUnitEntries(db, wanted);
  if (entries.length === 0) return undefined;
  return {
    name: 'Geräte',
    rows: [
      ['Inventarnummer', 'Seriennummer', 'Gerät', 'Menge', ...heads(wanted)],
      ...entries.map(({ unit, cells }) => [unit.inventoryNumber, unit.serial, unit.title, unit.units, ...cells]),
    ],
  };
}

/**
 * The seller's own list as it is kept, with what we know of each device behind its row; undefined where no device has come, or no row
 * of it names one.
 */
export async function readOwnList(
  db: Queryable,
  wanted: WantedUnits,
  sheets: ListRows['sheets'],
): Promise<readonly Table[] | undefined> {
  const entries = (await readUnitEntries(db, wanted)).map(({ unit, cells }): BackEntry => {
    const { title, serial, inventoryNumber, plate } = unit;
    const numbers = [serial, inventoryNumber, plate].flatMap((number) => number ?? []);
    return { name: [title, ...numbers.slice(0, 2)].join(', '), numbers, cells };
  });
  const own = sheets.map(({ name, rows }) => ({
    name,
    width: widthOf(rows),
    ...annotatedRows(rows, heads(wanted), entries),
  }));
  const found = new Set(own.flatMap((sheet) => [...sheet.found]));
  if (found.size === 0) return undefined;
  const others = entries.filter((_, place) => !found.has(place));
  // The one with most of the devices comes first: a CSV has one alone.
  const [most, ...further] = own.toSorted((one, other) => other.found.size - one.found.size);
  if (most === undefined) return undefined;
  const whole = { ...most, rows: [...most.rows, ...furtherRows(others, most.width)] };
  return [whole, ...further].map(({ name, rows }) => ({ name, rows }));
}

/** The devices that are paid, in the import form of an asset register; undefined while none is that it could find. */
export async function readRegister(db: Queryable, wanted: WantedUnits, register: Register): Promise<Table | undefined> {
  const { orderId, inquiryId } = wanted.state;
  const sold = (await readUnitEntries(db, wanted)).flatMap(({ unit, erasure, proofs, price }): SoldDevice[] => {
    const { state, arrivedAt, inventoryNumber, serial, title } = unit;
    if (state !== 'paid' || arrivedAt === undefined) return [];
    const note = [`Verkauf ${orderId ?? inquiryId ?? ''}: ${title}`, erasure].filter(Boolean).join('; ');
    return [{ inventoryNumber, serial, soldOn: dayOf(arrivedAt), buyer: company.name, proofs, price, note }];
  });
  const rows = registerRows(register, sold);
  return rows.length > 1 ? { name: 'Geräte', rows } : undefined;
}

const widthOf = (rows: readonly (readonly string[])[]) => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Every device of a sale with what is told of it; none while none has come. */
export async function readUnitEntries(
  db: Queryable,
  { offerId, state, catalogue, withPrices }: WantedUnits,
): Promise<UnitEntry[]> {
  const units = await readUnits(db, offerId);
  const prices = unitPrices(state, units);
  const proofs = await readMediaProofs(db, offerId);
  const tested = testedUnits(state);
  return saleUnits(state, units, await readProgress(db, { offerId, state, units, catalogue })).map((unit) => {
    const { plate = '', arrivedAt, media } = unit;
    const price = prices.get(plate);
    const named = media.flatMap(({ serial }) => proofs.get(serial) ?? []);
    const erasure = joined(media.map(howOf));
    return {
      ...{ unit, erasure, certificates: proofs, test: tested.get(plate) },
      price: withPrices ? price : undefined,
      proofs: [...new Set(named.filter(({ isWithdrawn }) => !isWithdrawn).map(({ number }) => number))],
      cells: [
        unitStateWords[unit.state],
        arrivedAt === undefined ? undefined : formatDay(dayOf(arrivedAt)),
        foundOn(tested.get(plate)),
        media.map(({ serial }) => serial).join(', '),
        joined(media.map(finishedOn)),
        erasure,
        joined(named.map(proofText)),
        plate,
        ...(withPrices ? [price === undefined ? undefined : { cents: price }] : []),
      ],
    };
  });
}

/** A certificate that was taken back is still named, but never as if it held. */
const proofText = ({ number, isWithdrawn }: MediaProof) => (isWithdrawn ? `${number} (zurückgezogen)` : number);

const joined = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).join(', ');

function finishedOn({ finishedAt, destruction }: MediumRecord): string {
  const at = destruction?.at ?? finishedAt;
  return at === undefined ? '' : formatDay(dayOf(at));
}

const resultWords: Readonly<Record<MediumRecord['result'], string>> = {
  erased: 'gelöscht',
  destroyed: 'vernichtet',
  failed: 'Löschung gescheitert',
  notDetected: 'nicht erkannt',
};

function howOf({ result, method }: MediumRecord): string {
  return method === '' ? resultWords[result] : `${resultWords[result]} (${method})`;
}

/** What the test told of each device, by plate. */
function testedUnits({ testing }: OfferState): Map<string, TestedUnit> {
  const units = (testing?.results ?? []).flatMap((result) => result.units ?? []);
  return new Map(units.map((unit) => [unit.plate, unit]));
}

/** What speaks against a device, each with its note. */
export function findingsOfUnits({ findings }: TestedUnit): string[] {
  return findings.map(({ text, note }) => (note === undefined ? text : `${text} (${note})`));
}

/** What the test found on a device: its grades, and what speaks against it. */
function foundOn(test: TestedUnit | undefined): string | undefined {
  return test && [`Funktion ${test.functional}, Optik ${test.cosmetic}`, ...findingsOfUnits(test)].join('; ');
}
