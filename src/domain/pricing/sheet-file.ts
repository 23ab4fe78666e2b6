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

interface FileRow {
  readonly line: number;
  readonly itemId: string;
  readonly price: string;
}

/**
 * Reads prices by the ids of their lines. Lines of one group have one price, so those that differ are refused with their line; so are
 * lines of another inquiry, a line named twice and what is no price. An empty price changes nothing.
 */
export function readSheetFile(
  rows: readonly FileRow[],
  groups: readonly SheetGroup[],
  entries: SheetEntries,
): SheetFileRead {
  const groupOf = new Map(groups.flatMap((group) => group.lines.map(({ itemId }) => [itemId, group] as const)));
  const seen = new Map<string, number>();
  const firstOf = new Map<string, { readonly line: number; readonly cents: Cents }>();
  const refused: RefusedPrice[] = [];
  for (const { line, itemId, price } of rows) {
    const group = groupOf.get(itemId);
    const before = seen.get(itemId);
    seen.set(itemId, before ?? line);
    const entry = readPrice(price);
    if (group === undefined) refused.push({ line, text: 'Diese Kennung gehört nicht zu dieser Anfrage.' });
    else if (before !== undefined) refused.push({ line, text: `Steht schon in Zeile ${before}.` });
    else if (entry.kind === 'refused') refused.push({ line, text: entry.why });
    else if (entry.kind === 'price') {
      const first = firstOf.get(group.key);
      if (first === undefined) firstOf.set(group.key, { line, cents: entry.cents });
      else if (first.cents !== entry.cents)
        refused.push({
          line,
          text: `Gleiche Geräte haben einen Preis; Zeile ${first.line} nennt einen anderen. Nehmen Sie diese Zeile auf dem Blatt erst aus der Gruppe.`,
        });
    }
  }
  const prices = groups.flatMap((group) => {
    const cents = firstOf.get(group.key)?.cents;
    return cents === undefined || cents === priceOnSheet(group, entries).cents ? [] : [[group.key, cents] as const];
  });
  return { prices, refused };
}
