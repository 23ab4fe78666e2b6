import type { Fates, RecordFates } from '#contract/devices/reuse.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { type Fate, fates, settledUnits } from '#domain/reuse/device-fate.ts';

export type ViewedFateLine = Fates['lines'][number];

/** What stands in the cells that were typed in, by item. */
export type Typed = Readonly<Record<string, Readonly<Partial<Record<Fate, string>>>>>;

/** What a cell shows: what was typed, else what is recorded; nothing for none. */
export function shownIn(typed: Typed, line: ViewedFateLine, fate: Fate): string {
  return typed[line.itemId]?.[fate] ?? (line[fate] === 0 ? '' : String(line[fate]));
}

/** A count as typed; undefined where it is none. */
function readCount(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  const count = /^\d{1,5}$/.test(plain) ? Number(plain) : Number.NaN;
  return count <= draftLimits.quantity ? count : undefined;
}

/** The units of a line as they stand in its cells; undefined where one of them is no count. */
export function unitsShown(typed: Typed, line: ViewedFateLine): Record<Fate, number> | undefined {
  const units = { resold: 0, parts: 0, recycled: 0, destroyed: 0 };
  for (const fate of fates) {
    const count = readCount(shownIn(typed, line, fate));
    if (count === undefined) return undefined;
    units[fate] = count;
  }
  return units;
}

/** What is wrong with a line as it stands; undefined where nothing is. */
export function flawOf(typed: Typed, line: ViewedFateLine): string | undefined {
  const units = unitsShown(typed, line);
  if (units === undefined) return 'Bitte nur ganze Zahlen eingeben.';
  const more = settledUnits(units) - line.quantity;
  return more > 0 ? `${more} mehr, als angekommen sind.` : undefined;
}

/** The lines with all that is open put down as this. */
export function withOpenAs(fate: Fate, typed: Typed, lines: readonly ViewedFateLine[]): Typed {
  const changed = lines.flatMap((line) => {
    const units = unitsShown(typed, line);
    const open = units === undefined ? 0 : line.quantity - settledUnits(units);
    if (units === undefined || open <= 0) return [];
    return [[line.itemId, { ...typed[line.itemId], [fate]: String(units[fate] + open) }] as const];
  });
  return { ...typed, ...Object.fromEntries(changed) };
}

/** What is sent: the lines that were typed in. */
export function typedLines(typed: Typed, lines: readonly ViewedFateLine[]): RecordFates['lines'] {
  return lines.flatMap((line) => {
    const units = typed[line.itemId] && unitsShown(typed, line);
    return units ? [{ itemId: line.itemId, ...units }] : [];
  });
}
