import { deviceNumber } from '#domain/values/device-number.ts';

/** What is written beside the seller's own row: a text, a count, an amount of money, or nothing. */
type Cell = string | number | { readonly cents: number } | undefined;

/** A device with the numbers by which the seller's list may name it. */
export interface BackEntry {
  /** As the seller reads it where no row names it. */
  readonly name: string;
  readonly numbers: readonly string[];
  readonly cells: readonly Cell[];
}

interface Annotated {
  readonly rows: readonly (readonly Cell[])[];
  /** Places of the entries that a row names. */
  readonly found: ReadonlySet<number>;
}

/** Shorter ones are quantities, years and places, not numbers of devices. */
const shortest = 4;

/**
 * The rows of the seller's own sheet as they are, with ours behind them where a cell names a device by its number. A row that names
 * several devices has what is told of all of them; a device has one row at most. The heads stand in the last filled row before the first device.
 */
export function annotatedRows(
  rows: readonly (readonly string[])[],
  heads: readonly string[],
  entries: readonly BackEntry[],
): Annotated {
  const byNumber = new Map<string, number[]>();
  for (const [place, { numbers }] of entries.entries())
    for (const number of new Set(numbers.map(deviceNumber)))
      if (number.length >= shortest) byNumber.set(number, [...(byNumber.get(number) ?? []), place]);
  const named = placesByLine(rows, byNumber);
  const first = rows.findIndex((_, line) => named.has(line));
  const found = new Set([...named.values()].flat());
  if (first < 0) return { rows, found };
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const head = rows.slice(0, first).findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const padded = (row: readonly string[]) => [...row, ...Array.from({ length: width - row.length }, () => '')];
  const annotated = rows.map((row, line): readonly Cell[] => {
    const told = (named.get(line) ?? []).flatMap((place) => entries[place] ?? []);
    if (told.length > 0)
      return [...padded(row), ...heads.map((_, column) => together(told.map(({ cells }) => cells[column])))];
    return line === head ? [...padded(row), ...heads] : row;
  });
  return { rows: head < 0 ? [[...padded([]), ...heads], ...annotated] : annotated, found };
}

/** Rows for devices that no row of the seller's names, to stand below: what it is in the first column, ours behind `width` columns. */
export function furtherRows(entries: readonly BackEntry[], width: number): readonly (readonly Cell[])[] {
  if (entries.length === 0) return [];
  const name = (text: string) => [text, ...Array.from({ length: Math.max(0, width - 1) }, () => '')];
  return [[], name('Nicht in Ihrer Liste gefunden'), ...entries.map((entry) => [...name(entry.name), ...entry.cells])];
}

/** The entries that each line names, by its place; every entry has one line at most, so that no price is told twice. */
function placesByLine(
  rows: readonly (readonly string[])[],
  byNumber: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const hits = rows.flatMap((row, line) =>
    row.flatMap((cell, column) =>
      numbersIn(cell).flatMap((number) => (byNumber.has(number) ? { line, column, number } : [])),
    ),
  );
  // What a column has several times is no number of one device there: a year, a price, a room.
  const once = [...Map.groupBy(hits, ({ column, number }) => `${column} ${number}`).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
  const strength = Map.groupBy(once, ({ column }) => column);
  const named = (column: number) => strength.get(column)?.length ?? 0;
  const lineOf = new Map<number, number>();
  for (const { line, number } of once.toSorted((one, other) => named(other.column) - named(one.column)))
    for (const place of byNumber.get(number) ?? []) if (!lineOf.has(place)) lineOf.set(place, line);
  const places = [...lineOf.keys()].toSorted((one, other) => one - other);
  return Map.groupBy(places, (place) => lineOf.get(place) ?? 0);
}

/** A cell as a number, and each of its words as one. */
function numbersIn(cell: string): string[] {
  return [...new Set([cell, ...cell.split(/[\s,;|/]+/)].map(deviceNumber))];
}

/** Of several devices: sums of money where all have one, else each text once. */
function together(cells: readonly Cell[]): Cell {
  if (cells.length === 1) return cells[0];
  const amounts = cells.flatMap((cell) => (typeof cell === 'object' ? [cell.cents] : []));
  if (amounts.length > 0)
    return amounts.length === cells.length ? { cents: amounts.reduce((sum, one) => sum + one, 0) } : undefined;
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell !== undefined && cell !== '') counts.set(String(cell), (counts.get(String(cell)) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`)).join('; ');
}
