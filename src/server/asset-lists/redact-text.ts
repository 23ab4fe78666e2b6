import type { PersonalCells } from './personal-cells.ts';
import { encodeText } from './text-encoding.ts';
import type { TextTable } from './text-table.ts';
import { writeCells } from './write-cells.ts';

/** A list of text without what is personal, in its own encoding and with its own delimiter; undefined when nothing is. */
export function redactText(table: TextTable, isPersonal: PersonalCells | undefined): Uint8Array | undefined {
  if (isPersonal === undefined) return undefined;
  const { encoding, delimiter, newline, hasNamedDelimiter } = table;
  let isChanged = false;
  const rows = table.rows.map((row, line) =>
    row.map((cell, column) => {
      if (cell === '' || !isPersonal(line, column)) return cell;
      isChanged = true;
      return '';
    }),
  );
  if (!isChanged) return undefined;
  const first = hasNamedDelimiter ? `sep=${delimiter}${newline}` : '';
  return encodeText(`${first}${writeCells(rows, delimiter, newline)}${newline}`, encoding);
}
