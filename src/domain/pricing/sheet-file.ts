import type { Cents } from '#domain/values/money.ts';
import { priceOnSheet, type SheetEntries, type SheetGroup } from './bid-sheet.ts';
import { readPrice } from './column-entry.ts';

/** Heads of the file in which a buyer prices an inquiry elsewhere; a line is known by its id, the others only help to read. */
export const sheetFileColumns = {
  itemId: 'Kennung',
  position: 'Zeile',
  quantity: 'Menge',
  title: 'Gerät',
  description: 'Beschreibung',
  price: 'Preis je Gerät',
} as const;

/** A row of the file that says no price for this sheet, and why, in German; lines count from 1 with the heads. */
export interface RefusedPrice {
  readonly line: number;
  readonly text: string;
}

/** What a file would change: cents of a unit by the group's key. */
export interface SheetFileRead {
  readonly prices: readonly (readonly [key: string, cents: Cents])[];
  readonly refused: readonly RefusedPrice[];
}

/** A row of the file, as far as it is read. */
export interface PriceFileRow {
  readonly line: number;
  readonly itemId: string;
  readonly price: string;
}

/** The lines to which the file gives another price than to the first of their group: each stands alone from then on. */
export function linesToPart(rows: readonly PriceFileRow[], groups: readonly SheetGroup[]): readonly string[] {
  const keyOf = new Map(groups.flatMap(({ key, lines }) => lines.map(({ itemId }) => [itemId, key] as const)));
  const firstOf = new Map<string, Cents>();
  return rows.flatMap(({ itemId, price }) => {
    const [key, entry] = [keyOf.get(itemId), readPrice(price)];
    if (key === undefined || entry.kind !== 'price') return [];
    const first = firstOf.get(key) ?? entry.cents;
    firstOf.set(key, first);
    return first === entry.cents ? [] : [itemId];
  });
}

/**
 * Reads prices by the ids of their lines; those of a group have one price, as the others were parted from it (`linesToPart`). Lines of
 * another inquiry, a line named twice and what is no price are refused by their line. An empty price changes nothing.
 */
export function readSheetFile(
  rows: readonly PriceFileRow[],
  groups: readonly SheetGroup[],
  entries: SheetEntries,
): SheetFileRead {
  const groupOf = new Map(groups.flatMap((group) => group.lines.map(({ itemId }) => [itemId, group] as const)));
  const seen = new Map<string, number>();
  const priceOf = new Map<string, Cents>();
  const refused: RefusedPrice[] = [];
  for (const { line, itemId, price } of rows) {
    const group = groupOf.get(itemId);
    const before = seen.get(itemId);
    seen.set(itemId, before ?? line);
    const entry = readPrice(price);
    if (group === undefined) refused.push({ line, text: 'Diese Kennung gehört nicht zu dieser Anfrage.' });
    else if (before !== undefined) refused.push({ line, text: `Steht schon in Zeile ${before}.` });
    else if (entry.kind === 'refused') refused.push({ line, text: entry.why });
    else if (entry.kind === 'price') priceOf.set(group.key, priceOf.get(group.key) ?? entry.cents);
  }
  const prices = groups.flatMap((group) => {
    const cents = priceOf.get(group.key);
    return cents === undefined || cents === priceOnSheet(group, entries).cents ? [] : [[group.key, cents] as const];
  });
  return { prices, refused };
}
