import type { EncodedTable } from './list-file.ts';
import type { CellFilter } from './personal-cells.ts';
import { encodeText } from './text-encoding.ts';
import { writeCells } from './write-cells.ts';

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
