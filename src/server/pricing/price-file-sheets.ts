import { type CellObject, SSF } from '@e965/xlsx';
import { cellText } from '#server/asset-lists/cell-text.ts';
import { openListFile, sheetsOf, type UnreadableReason } from '#server/asset-lists/list-file.ts';

/** A sheet of a file of prices: its name, empty in a CSV, and its cells as text. */
export interface PriceFileSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Why a file of prices is not read. */
export type PriceFileRefusal =
  | 'priceImportEmpty'
  | 'priceImportUnreadable'
  | 'priceImportTooLong'
  | 'priceImportTooLarge';
/** Its sheets, or the code of why it is not read. */
export type PriceFileAnswer = { readonly sheets: readonly PriceFileSheet[] } | { readonly unread: PriceFileRefusal };

/** A book has some thousands, with headings and what stands above them. */
const maxRows = 20_100;
/** A list with as many rows as are read has about half as many; what has more is not even opened. */
const maxCells = 400_000;

/** Task of a worker: the sheets of a file of prices; refused where it is none, empty, or longer than is read. */
export async function readPriceFile({ content }: { readonly content: Uint8Array }): Promise<PriceFileAnswer> {
  const file = openListFile(content, maxCells);
  if (file.kind === 'unread') return { unread: refusals[file.why] ?? 'priceImportUnreadable' };
  const sheets = sheetsOf(file, amountText).map(({ name, rows }) => ({ name, rows }));
  // What is left out here would be deleted from the book without a word.
  if (sheets.some(({ rows }) => rows.filter(isFilled).length > maxRows)) return { unread: 'priceImportTooLong' };
  const cells = sheets.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.length, 0);
  return cells > maxCells ? { unread: 'priceImportTooLarge' } : { sheets };
}

const refusals: Partial<Record<UnreadableReason, 'priceImportEmpty' | 'priceImportTooLarge'>> = {
  blank: 'priceImportEmpty',
  tooLarge: 'priceImportTooLarge',
};

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
