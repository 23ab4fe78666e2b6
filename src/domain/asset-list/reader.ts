import type { ColumnMeaning, ListColumn, ListRow } from './asset-list.ts';
import { isMoment, saysNothing } from './cell-kinds.ts';
import type { GoodsIndex } from './goods-index.ts';
import type { HeadedCell } from './headed-cell.ts';
import { withoutPersonal } from './redact.ts';
import type { DevicePart } from './several-devices.ts';

/** What a description says, wherever it stands in the list. */
export type Described = Pick<
  ListRow,
  'text' | 'name' | 'confidence' | 'reason' | 'entry' | 'candidates' | 'configuration' | 'doubts'
>;

/** What is needed to read one list; what it remembers ends with it, since lists hold what is personal. */
export interface Reader {
  readonly goods: GoodsIndex;
  readonly descriptions: Map<string, Described>;
  readonly devices: Map<string, readonly DevicePart[]>;
  readonly cleaned: Map<string, string>;
}

/** A reader for one list. */
export function newReader(goods: GoodsIndex): Reader {
  return { goods: { ...goods }, descriptions: new Map(), devices: new Map(), cleaned: new Map() };
}

/** A row's cells by meaning, dittos resolved. */
export type RowCells = ReadonlyMap<ColumnMeaning, readonly HeadedCell[]>;

/** Groups the cells of a row by what their columns mean; cells that say nothing are left out. */
export function cellsByMeaning(columns: readonly ListColumn[], cells: readonly string[]): RowCells {
  const grouped = new Map<ColumnMeaning, HeadedCell[]>();
  for (const { column, header, meaning } of columns) {
    const text = cells[column] ?? '';
    if (meaning === 'other' || saysNothing(text) || (isMoment(text) && !mayBeMoment.has(meaning))) continue;
    const list = grouped.get(meaning);
    if (list) list.push({ text, header });
    else grouped.set(meaning, [{ text, header }]);
  }
  return grouped;
}

/** Cells that may hold a day or a time; elsewhere it is a slip of a column. */
const mayBeMoment: ReadonlySet<ColumnMeaning> = new Set(['bought', 'remarks', 'condition', 'accessories', 'personal']);

/** Columns that tell about the goods themselves. */
const goodsMeanings = [
  'category',
  'manufacturer',
  'series',
  'model',
  'partNumber',
  'cpu',
  'ram',
  'storage',
  'gpu',
  'display',
  'condition',
  'accessories',
  'remarks',
] as const;

/** The cells that tell about the goods, without anything personal (IMP-01). */
export function goodsCells(cells: RowCells, personal: readonly string[], reader: Reader): RowCells {
  const kept = new Map<ColumnMeaning, HeadedCell[]>();
  for (const meaning of goodsMeanings) {
    const told = cells.get(meaning);
    if (told === undefined) continue;
    const clean = told.flatMap((cell) => {
      const text = cleaned(cell.text, personal, reader);
      return text === '' ? [] : [{ ...cell, text }];
    });
    if (clean.length > 0) kept.set(meaning, clean);
  }
  return kept;
}

/** A text without what is personal in it and without what stands in the row's personal columns. */
function cleaned(text: string, personal: readonly string[], reader: Reader): string {
  if (personal.some((value) => value.length > 3 && text.includes(value))) return withoutPersonal(text, personal);
  let known = reader.cleaned.get(text);
  if (known === undefined) {
    known = withoutPersonal(text, []);
    reader.cleaned.set(text, known);
  }
  return known;
}
