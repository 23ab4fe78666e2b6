import { type CellObject, SSF } from '@e965/xlsx';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { cellText } from '#server/asset-lists/cell-text.ts';
import { maxRows } from '#server/asset-lists/limit-sheets.ts';
import { openListFile, sheetsOf } from '#server/asset-lists/list-file.ts';
import { Problem } from '#server/problem.ts';

/** The sheets of a file of prices; refused where it is none, empty, or longer than is read. */
export function priceFileSheets(content: Uint8Array): Sheet[] {
  const file = openListFile(content);
  if (file.kind === 'unread')
    throw new Problem(400, file.why === 'blank' ? 'priceImportEmpty' : 'priceImportUnreadable');
  const sheets = sheetsOf(file, amountText);
  // What is left out here would be deleted from the book without a word.
  if (sheets.some(({ rows }) => rows.filter(isFilled).length > maxRows)) throw new Problem(400, 'priceImportTooLong');
  return sheets;
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

const twoDecimals = /0\.00(?!0)/;

/**
 * The text of a cell in which an amount may stand. What is calculated has more digits than its cell shows, and '123.453' is 123,453 euros
 * where people in Germany type it: an amount is what is shown, and elsewhere a third decimal is never alone, so that it is refused.
 */
function amountText(cell: CellObject | undefined, isMacDate: boolean): string {
  const written = cellText(cell, isMacDate);
  if (cell?.t !== 'n' || typeof cell.v !== 'number') return written;
  const format = String(cell.z ?? 'General');
  if (twoDecimals.test(format) && !SSF.is_date(format)) return SSF.format('0.00', cell.v);
  return /\.\d{3}$/.test(written) ? `${written}0` : written;
}
