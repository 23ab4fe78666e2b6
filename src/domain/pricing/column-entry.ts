import { parseAmount } from '#domain/values/amount-entry.ts';
import type { Cents } from '#domain/values/money.ts';

/** So much a unit may cost at most. */
const highestPrice: Cents = 100_000_000;

/** What one typed or pasted price says: cents of a unit, nothing, or why it is none, in German. */
export type PriceEntry =
  | { readonly kind: 'price'; readonly cents: Cents }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads a price of a unit as people in Germany type it; in cents. */
export function readPrice(text: string): PriceEntry {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (/^[-−–]|^\(.*\)$/.test(typed)) return { kind: 'refused', why: 'Ein Preis hat kein Minus.' };
  const cents = parseAmount(typed);
  if (cents === undefined) return { kind: 'refused', why: 'Bitte einen Betrag wie 118,00 eingeben.' };
  return cents > highestPrice
    ? { kind: 'refused', why: 'Höchstens 1.000.000,00 € je Gerät.' }
    : { kind: 'price', cents };
}

/**
 * Reads a column as it is copied from a spreadsheet: a price a line, of several cells the first. The newline at its end is none of its
 * lines.
 */
export function readColumn(text: string): readonly PriceEntry[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => readPrice(line.split('\t')[0] ?? ''));
}
