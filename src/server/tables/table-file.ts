import type { CellObject } from '@e965/xlsx';
import type { ListFormat } from '#contract/list-calls.ts';
import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { type Cents, centsCell, toEuros } from '#domain/values/money.ts';

/** What files of tables are to a browser. */
export const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ListFormat, string>;

/** A text, a count, an amount of money, or nothing. */
export type TableCell = string | number | { readonly cents: Cents } | undefined;

/** A table to be written, its heads first. */
export interface Table {
  /** Of the sheet. */
  readonly name: string;
  readonly rows: readonly (readonly TableCell[])[];
}

export interface TableFile {
  readonly content: Buffer;
  readonly type: string;
}

/** A table as a file for a spreadsheet; no text in it is calculated when it is opened. */
export async function tableFile(table: Table, ending: ListFormat): Promise<TableFile> {
  return { content: ending === 'csv' ? csvOf(table) : await workbookOf([table]), type: fileTypes[ending] };
}

/** As Excel opens it in Germany: semicolons, decimal commas, UTF-8 with its mark. */
function csvOf({ rows }: Table): Buffer {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : textOf(cell))));
  const text = writeTable({ delimiter: ';', hasNamedDelimiter: false, newline: '\r\n', rows: cells });
  return Buffer.from(`\ufeff${text}\r\n`);
}

/** Tables as the sheets of one workbook. The library is large and seldom needed: it is loaded by the first one who asks. */
export async function workbookOf(tables: readonly Table[]): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  const names = sheetNames(tables.map(({ name }) => name));
  for (const [index, { rows }] of tables.entries()) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellObject)));
    sheet['!cols'] = (rows[0] ?? []).map((_, column) => ({ wch: widthOf(rows, column) }));
    utils.book_append_sheet(book, sheet, names[index]);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const longestName = 31;

/** The names of sheets as every spreadsheet takes them: short, without its own signs, none of them twice. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = name.replaceAll(/[\p{Cc}:\\/?*[\]]+/gu, ' ').replaceAll(/^['\s]+|['\s]+$/g, '');
    const own = plain.slice(0, longestName).trim() || `Liste ${index + 1}`;
    const isTaken = taken.has(own.toLowerCase());
    const made = isTaken ? `${own.slice(0, longestName - 6).trim()} (${index + 1})` : own;
    taken.add(made.toLowerCase());
    return made;
  });
}

/** A text stays one, whatever it looks like: no serial number loses its zeros, none is a formula. */
function cellObject(cell: TableCell): CellObject | null {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  return { t: 'n', v: toEuros(cell.cents), z: '#,##0.00 "€"' };
}

function textOf(cell: TableCell): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? centsCell(cell.cents) : String(cell);
}

const widest = 60;

function widthOf(rows: Table['rows'], column: number): number {
  return rows.reduce((width, row) => Math.min(widest, Math.max(width, textOf(row[column]).length + 2)), 0);
}
