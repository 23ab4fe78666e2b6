import { type CellObject, utils, write } from '@e965/xlsx';
import { toEuros } from '#domain/values/money.ts';
import { type Table, type TableCell, textOf } from './table.ts';

/** Tables as the sheets of one workbook. A task for a process of its own: the library is large, and a long table takes seconds. */
export async function writeWorkbook(tables: readonly Table[]): Promise<Uint8Array> {
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

const widest = 60;

function widthOf(rows: Table['rows'], column: number): number {
  return rows.reduce((width, row) => Math.min(widest, Math.max(width, textOf(row[column]).length + 2)), 0);
}
