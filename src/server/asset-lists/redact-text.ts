import { type TextTable, writeTable } from '#domain/delimited-text/text-table.ts';
import type { EncodedTable } from './list-file.ts';
import type { CellFilter } from './personal-cells.ts';
import { encodeText } from './text-encoding.ts';

/** A list of text without what is personal, in its own encoding and with its own delimiter; undefined when nothing is. */
export function redactText(table: EncodedTable, keep: CellFilter): Uint8Array | undefined {
  let isChanged = false;
  const rows = table.rows.map((row, line) =>
    row.map((cell, column) => {
      const kept = cell === '' ? cell : keep(line, column, cell);
      isChanged ||= kept !== cell;
      return kept;
    }),
  );
  if (!isChanged) return undefined;
  return encodeText(`${writeCells({ ...table, rows })}${table.newline}`, table.encoding);
}

/** What a spreadsheet would calculate instead of show. Numbers, dashes and ="0012" are harmless. */
const formula = /^(?![+-]?[\d.,]+ ?(?:€|%|EUR)?$|-+$|="[^"]*"$)[=+\-@\t\r]/;

/** A table as text, no cell of which a spreadsheet takes for a formula. */
function writeCells(table: TextTable): string {
  const rows = table.rows.map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell)));
  return writeTable({ ...table, rows });
}
