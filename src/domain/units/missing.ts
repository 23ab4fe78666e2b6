import type { OfferState } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { DeclaredLine, Unit } from './unit.ts';

type Announced = Pick<DeclaredLine, 'itemId' | 'quantity' | 'serialNumbers' | 'inventoryNumbers'>;
type Here = Pick<Unit, 'itemId' | 'serial' | 'inventoryNumber'>;

/** Units of a line that were agreed to and did not arrive. */
export interface MissingUnits {
  readonly itemId: string;
  readonly title: string;
  readonly units: number;
  /** Serial numbers, else inventory numbers, of those that were announced by one. */
  readonly numbers: readonly string[];
}

/** What of a sale has not arrived, by its newest receipt; empty while there is none. */
export function missingOf({
  items,
  agreement,
  receipt,
}: Pick<OfferState, 'items' | 'agreement' | 'receipt'>): MissingUnits[] {
  if (!agreement || !receipt) return [];
  const received = new Map(receipt.lines.map((line) => [line.itemId, line.received]));
  const byId = new Map(items.map((item) => [item.id, item]));
  const byLine = Map.groupBy(receipt.units ?? [], (unit) => unit.itemId);
  return agreement.lines.flatMap(({ itemId, quantity }) => {
    const units = quantity - (received.get(itemId) ?? 0);
    const { title = '', serialNumbers = [], inventoryNumbers = [] } = byId.get(itemId) ?? {};
    if (units <= 0) return [];
    // Without a word of each unit it is known only of a line of which nothing came.
    const isTold = receipt.units !== undefined || units === quantity;
    const line = { itemId, quantity, serialNumbers, inventoryNumbers };
    return {
      itemId,
      title,
      units,
      numbers: isTold ? missingNumbers(line, byLine.get(itemId) ?? []).slice(0, units) : [],
    };
  });
}

/** How many units of a line have not arrived. */
export function outstandingQuantity(
  { itemId, quantity }: Pick<Announced, 'itemId' | 'quantity'>,
  units: readonly Here[],
): number {
  return quantity - units.filter((unit) => unit.itemId === itemId).length;
}

/** The numbers under which units of a line were announced and are not here. */
export function missingNumbers(line: Announced, units: readonly Here[]): string[] {
  const { itemId, serialNumbers, inventoryNumbers, quantity } = line;
  const here = new Set(
    units
      .filter((unit) => unit.itemId === itemId)
      .flatMap(({ serial, inventoryNumber }) => [serial, inventoryNumber])
      .flatMap((number) => (number === undefined ? [] : deviceNumber(number))),
  );
  const isMissing = (number: string | undefined) => number !== undefined && !here.has(deviceNumber(number));
  const isAligned = serialNumbers.length === quantity && inventoryNumbers.length === quantity;
  if (!isAligned && inventoryNumbers.length > serialNumbers.length) return inventoryNumbers.filter(isMissing);
  return serialNumbers.filter(
    (serial, place) => isMissing(serial) && !(isAligned && !isMissing(inventoryNumbers[place])),
  );
}

/** How many units of a line are not here and were announced without a number. */
export function namelessMissing(line: Announced, units: readonly Here[]): number {
  return Math.max(0, outstandingQuantity(line, units) - missingNumbers(line, units).length);
}
