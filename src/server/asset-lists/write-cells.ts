import Papa from 'papaparse';

/** What a spreadsheet would calculate instead of show. Numbers, dashes and ="0012" are harmless. */
const formula = /^(?![+-]?[\d.,]+ ?(?:€|%|EUR)?$|-+$|="[^"]*"$)[=+\-@\t\r]/;

/** Cells as text with delimiters, none of which a spreadsheet takes for a formula. */
export function writeCells(rows: readonly (readonly string[])[], delimiter: string | undefined, newline: string) {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: delimiter ?? '\u0000', newline, escapeFormulae: formula },
  );
}
