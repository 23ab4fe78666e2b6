import type { DevicePrices, DocumentDraft } from '#contract/papers/document-draft.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';

type Line = DocumentDraft['lines'][number];

/** Prices that somebody has set, in euros, by line and place of the device; NaN while one cannot be read. */
export type SetPrices = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** The price of a device as it stands, in euros. */
export function priceOf({ itemId, devices }: Line, set: SetPrices, place: number): number {
  return set[itemId]?.[place] ?? devices[place]?.price ?? Number.NaN;
}

/** What is wrong with the prices of a line, in German; undefined where they make up its price to the cent (INV-14). */
export function faultOf(line: Line, set: SetPrices): string | undefined {
  const prices = line.devices.map((_device, place) => priceOf(line, set, place));
  if (prices.some((price) => Number.isNaN(price))) return 'Bitte bei jedem Gerät einen Betrag angeben.';
  const sum = line.devices.reduce((cents, { units }, place) => cents + units * fromEuros(prices[place] ?? 0), 0);
  const rest = fromEuros(line.total) - sum;
  if (rest === 0) return undefined;
  return rest > 0 ? `Es fehlen ${formatMoney(rest)}.` : `Es sind ${formatMoney(-rest)} zu viel.`;
}

/** What is sent of it: whole lines, and those alone in which something was set. */
export function pricesBody(lines: readonly Line[], set: SetPrices): DevicePrices {
  return lines
    .filter(({ itemId }) => set[itemId] !== undefined)
    .map((line) => ({
      itemId: line.itemId,
      devices: line.devices.map(({ plate }, place) => ({
        ...(plate !== undefined && { plate }),
        price: priceOf(line, set, place),
      })),
    }));
}
