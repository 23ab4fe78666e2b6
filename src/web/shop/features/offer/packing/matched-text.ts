import type { MatchedNumbers } from '#domain/logistics/match-numbers.ts';
import { counted } from '#domain/values/number-text.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
}

/** What became of numbers that were entered, in sentences; a line of several devices counts whole, and that is said. */
export function matchedText(
  { itemIds, unknown, ambiguous, twice, unasked = [] }: MatchedNumbers & { readonly unasked?: readonly string[] },
  items: readonly Line[],
): string {
  const named = new Set(itemIds);
  const lines = items.filter(({ id }) => named.has(id));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const none = unknown.length + unasked.length + ambiguous.length + itemIds.length === 0;
  if (none) return 'Bitte zuerst Seriennummern einfügen.';
  return [
    units === 0 ? 'Nichts eingetragen.' : `Eingetragen: ${counted(units, 'Gerät', 'Geräte')}.`,
    ...(lines.some(({ quantity }) => quantity > 1)
      ? ['Bei Positionen mit mehreren Geräten zählt die ganze Position.']
      : []),
    ...told('Nicht in diesem Verkauf', unknown),
    ...told('Brauchen keine Antwort', unasked),
    ...told('Steht bei mehreren Positionen', ambiguous),
    ...told('Doppelt, zählt einmal', twice),
  ].join(' ');
}

const maxTold = 12;

function told(what: string, numbers: readonly string[]): string[] {
  if (numbers.length === 0) return [];
  const more = numbers.length - maxTold;
  return [`${what}: ${numbers.slice(0, maxTold).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`];
}
