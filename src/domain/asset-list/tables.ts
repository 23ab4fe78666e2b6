import type { ColumnChoice, ListColumn } from './asset-list.ts';
import { attributeBlocks } from './attribute-lines.ts';
import { cleanCell } from './cell-kinds.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { fitsBelow } from './header-fits.ts';
import { type HeaderRow, isLoneHeader, looksLikeHeader, readHeader } from './header-rows.ts';
import { headerMeaning } from './headers.ts';
import { isRuler, writtenIn } from './markdown.ts';
import { namesGoods, namesModel } from './names-goods.ts';
import type { Sheet } from './sheet.ts';
import { signatureLines } from './signature.ts';
import { columnsOf } from './table-columns.ts';

/** A table on a sheet: its columns and the rows under its header. */
export interface FoundTable {
  readonly columns: readonly ListColumn[];
  /** First row of its data and the row behind its last. */
  readonly from: number;
  readonly to: number;
  /** Rows of its header and where the header is repeated. */
  readonly headers: ReadonlySet<number>;
  /** Adds up another table of the sheet. */
  readonly isSummary: boolean;
}

/** A sheet cut into its tables. */
export interface SheetTables {
  readonly rows: readonly (readonly string[])[];
  readonly tables: readonly FoundTable[];
  /** Rows that hold the signature of a letter (IMP-01). */
  readonly signature: ReadonlySet<number>;
  /** Rows that say by name and value how a device is, below what is no device's name. */
  readonly attributes: ReadonlySet<number>;
}

/** Finds the tables of a sheet and what their columns hold. */
export function foundTables(sheet: Sheet, choices: readonly ColumnChoice[], goods: GoodsIndex): SheetTables {
  const rows = filledDown(sheet);
  const blocks = attributeBlocks(rows, goods);
  const properties = new Set(blocks.map(({ from }) => from));
  const headers = findHeaders(sheet, rows, goods).filter(({ row }) => !properties.has(row));
  const drafts: { header: HeaderRow | undefined; from: number; to: number; repeated: number[] }[] = [];
  const first = headers[0]?.row ?? rows.length;
  if (headers.length === 0 || isListBefore(rows, first, goods)) {
    drafts.push({ header: undefined, from: 0, to: first, repeated: [] });
  }
  for (const header of headers) {
    const current = drafts.at(-1);
    if (current?.header && isSameHeader(current.header, header)) {
      current.repeated.push(...linesOf(header));
      continue;
    }
    if (current) current.to = header.row;
    drafts.push({ header, from: header.row + header.lines, to: rows.length, repeated: linesOf(header) });
  }
  const tables = drafts.map((draft, index): FoundTable => {
    const data = rows.slice(draft.from, draft.to).filter((_, offset) => !draft.repeated.includes(draft.from + offset));
    const columns = columnsOf(draft.header, data, choices, goods);
    const title = rows
      .slice(Math.max(0, draft.from - 4), draft.from - 1)
      // The line that adds up the table before is no title of this one.
      .filter((row) => writtenIn(row).length === 1)
      .flat()
      .join(' ');
    return {
      columns,
      from: draft.from,
      to: draft.to,
      headers: new Set(draft.repeated),
      isSummary: index > 0 && isSummary(columns, title),
    };
  });
  const attributes = new Set(
    blocks.flatMap(({ from, values, isSure, device }) =>
      // 'CPU | 2x Xeon E5' may head a table of two columns as its first property.
      isSure ? [from, ...values.keys()].filter((line) => line !== device?.line) : [],
    ),
  );
  return { rows, tables, signature: signatureLines(rows, goods), attributes };
}

const linesOf = (header: HeaderRow) => (header.lines === 2 ? [header.row, header.row + 1] : [header.row]);

/** Cleaned cells; cells merged downwards are repeated, except in rows of headers, where nothing is below. */
function filledDown(sheet: Sheet): string[][] {
  const rows = sheet.rows.map((row) => row.map(cleanCell));
  for (const merge of sheet.merges) {
    if (merge.rows < 2 || merge.rows > 2_000) continue;
    const value = rows[merge.row]?.[merge.column] ?? '';
    if (value === '' || /^\d+$/.test(value) || looksLikeHeader(rows[merge.row] ?? [], false)) continue;
    for (let row = merge.row + 1; row < merge.row + merge.rows; row++) {
      const cells = rows[row];
      if (cells && (cells[merge.column] ?? '') === '') {
        while (cells.length <= merge.column) cells.push('');
        cells[merge.column] = value;
      }
    }
  }
  return rows;
}

function findHeaders(sheet: Sheet, rows: readonly (readonly string[])[], goods: GoodsIndex): HeaderRow[] {
  const found: HeaderRow[] = [];
  const known = new Map<string, boolean>();
  for (let row = 0; row < rows.length; row++) {
    const cells = rows[row] ?? [];
    const key = row < 60 || cells.length > 40 ? undefined : cells.join('\u0001');
    const isHeader = (key !== undefined && known.get(key)) || isHeaderAt(rows, row, found.length === 0, goods);
    if (key !== undefined && isHeader) known.set(key, true);
    if (!isHeader) continue;
    const header = readHeader(sheet, row, (at) => rows[at] ?? []);
    found.push(header);
    row += header.lines - 1;
  }
  return found;
}

function isHeaderAt(rows: readonly (readonly string[])[], row: number, isFirst: boolean, goods: GoodsIndex): boolean {
  const cells = rows[row] ?? [];
  if (cells.some((cell) => isMaker(cell, goods) || isWholeSeries(cell, goods))) return false;
  // What stands above the line of a Markdown table heads it for certain.
  if (isRuler(rows[row + 1])) return writtenIn(cells).length > 1;
  if (looksLikeHeader(cells, row < 40)) return fitsBelow(rows, row);
  const next = rows[row + 1] ?? [];
  if (isFirst && (isAboveGoods(cells, next, goods) || isAboveNumbers(rows, row, goods))) return true;
  return (
    isFirst && isLoneHeader(cells) && next.filter(Boolean).length >= 1 && !cells.some((cell) => namesGoods(cell, goods))
  );
}

/** One known header among unknown ones, with goods right below it. */
function isAboveGoods(cells: readonly string[], next: readonly string[], goods: GoodsIndex): boolean {
  if (cells.some((cell) => /\d/.test(cell) || cell.length > 40)) return false;
  return cells.some((cell, column) => {
    const meaning = cell === '' ? undefined : headerMeaning(cell);
    return (meaning === 'model' || meaning === 'description') && namesGoods(next[column] ?? '', goods);
  });
}

/** Words, one of which heads columns, above a column of nothing but numbers and one of goods. */
function isAboveNumbers(rows: readonly (readonly string[])[], row: number, goods: GoodsIndex): boolean {
  const cells = rows[row] ?? [];
  const written = cells.filter((cell) => cell !== '');
  if (written.length < 2 || written.some((cell) => /\d/.test(cell) || cell.length > 40)) return false;
  if (!written.some((cell) => headerMeaning(cell, false) !== undefined)) return false;
  const below = rows.slice(row + 1, row + 6).filter((one) => one.some((cell) => cell !== ''));
  const isAbove = (test: (cell: string) => boolean) =>
    cells.some((cell, column) => cell !== '' && below.every((one) => test(one[column] ?? '')));
  return below.length > 2 && isAbove((cell) => /^\d{1,4}$/.test(cell)) && isAbove((cell) => namesGoods(cell, goods));
}

/** 'mac mini': two words or more of one series stand in data, though one of them heads columns too. */
function isWholeSeries(cell: string, goods: GoodsIndex): boolean {
  const words = cell.length < 40 ? fold(cell).split(' ') : [];
  const [first = new Set<string>(), ...others] = words.map((word) => goods.seriesWords.get(word) ?? new Set<string>());
  return words.length > 1 && [...first].some((id) => others.every((ids) => ids.has(id)));
}

/** Makers stand in data, not in headers. */
const isMaker = (cell: string, goods: GoodsIndex) => cell.length < 30 && goods.makers.ids.has(fold(cell));

function isSameHeader(one: HeaderRow, other: HeaderRow): boolean {
  const texts = (header: HeaderRow) => header.cells.map((cell) => fold(cell.text)).filter(Boolean);
  const [first, second] = [texts(one), new Set(texts(other))];
  return first.filter((text) => second.has(text)).length >= Math.max(first.length, second.size) * 0.7;
}

/** Whether a line says by its own label which model it is about. */
function calledModel(line: string, goods: GoodsIndex): boolean {
  const [, label = '', value = ''] = /^[^\p{L}]*([^:]{3,30}):[*\s]*(\S.*)$/u.exec(line) ?? [];
  return headerMeaning(label) === 'model' && namesModel(value, goods);
}

/** Goods above the first header: a list of its own without one. */
function isListBefore(rows: readonly (readonly string[])[], first: number, goods: GoodsIndex): boolean {
  const before = rows.slice(0, Math.min(first, 200));
  const named = before.filter((row) => row.some((cell) => namesGoods(cell, goods)));
  // 'Modell: PowerEdge R720xd' is no title of the table below.
  return named.length >= 3 || before.some((row) => writtenIn(row).length === 1 && calledModel(row.join(''), goods));
}

function isSummary(columns: readonly ListColumn[], title: string): boolean {
  const meanings = new Set(columns.map((one) => one.meaning));
  if (/summe|gesamt|uebersicht|zusammenfassung|auswertung|total|statistik|verteilung|summary/.test(fold(title))) {
    return !meanings.has('serial');
  }
  return (
    !meanings.has('model') &&
    !meanings.has('serial') &&
    !meanings.has('manufacturer') &&
    (meanings.has('quantity') || meanings.has('price'))
  );
}
