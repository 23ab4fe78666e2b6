import { type ListCut, listLimits } from '#domain/asset-list/asset-list.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';

/** Titles and headers stand above the rows that count. */
const rowsAbove = 100;
/** As many rows as are ever read of a file. */
export const maxRows = listLimits.rows + rowsAbove;

/** The sheets within the limits (IMP-03), and what of them was left out. Empty rows do not count. */
export function limitSheets(all: readonly Sheet[]): { sheets: Sheet[]; cut: ListCut[] } {
  const cut = new Set<ListCut>();
  if (all.length > listLimits.sheets) cut.add('sheets');
  let left = maxRows;
  const sheets = all.slice(0, listLimits.sheets).map((sheet) => {
    const rows: (readonly string[])[] = [];
    for (const row of sheet.rows) {
      const isFilled = row.some((cell) => cell !== '');
      if (isFilled && left === 0) {
        cut.add('rows');
        break;
      }
      if (isFilled) left -= 1;
      if (row.length > listLimits.columns && row.slice(listLimits.columns).some((cell) => cell !== '')) {
        cut.add('columns');
      }
      rows.push(row.length > listLimits.columns ? row.slice(0, listLimits.columns) : row);
    }
    return { ...sheet, rows };
  });
  return { sheets, cut: [...cut] };
}
