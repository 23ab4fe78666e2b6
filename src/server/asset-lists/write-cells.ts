import { type TextTable, writeTable } from '#domain/delimited-text/text-table.ts';

/** What a spreadsheet would calculate instead of show. Numbers, dashes and ="0012" are harmless. */
const formula = /^(?![+-]?[\d.,]+ ?(?:€|%|EUR)?$|-+$|="[^"]*"$)[=+\-@\t\r]/;

/** A table as text, no cell of which a spreadsheet takes for a formula. */
export function writeCells(table: TextTable): string {
  const rows = table.rows.map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell)));
  return writeTable({ ...table, rows });
}
