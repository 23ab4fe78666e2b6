import type { ListColumn, ListRow, ListSheet, SheetDoubt } from './asset-list.ts';
import { headerMeaning } from './headers.ts';
import type { SheetTables } from './tables.ts';

/** What a line says below the column of quantities that adds up all of the table, not a part of it. */
export function sumIn(cells: readonly string[], columns: readonly ListColumn[]): number | undefined {
  if (cells.some((cell) => /^(zwischen|teil|sub|uebertrag|übertrag)/i.test(cell))) return undefined;
  const at = columns.find(({ meaning }) => meaning === 'quantity')?.column;
  const written = at === undefined ? '' : (cells[at] ?? '').trim();
  return /^\d{1,6}([.,]0+)?$/.test(written) ? Math.trunc(Number(written.replace(',', '.'))) : undefined;
}

/** A running number taken for a quantity multiplies a list: from so many rows on, so many devices a row are asked about; sooner where the column does not say that it counts. */
const fewest = 5;
const most = ({ columns }: ListSheet) => (columns.some(isUnnamed) ? 2 : 10);

const isUnnamed = ({ meaning, header, isGuessed }: ListColumn) =>
  meaning === 'quantity' && (isGuessed === true || headerMeaning(header) === 'number');

/** A sheet with the devices it brings, beside what its own sums say, and what of it is worth a question. */
export function countedSheet(
  sheet: ListSheet,
  { tables }: SheetTables,
  rows: readonly ListRow[],
  sums: readonly number[],
): ListSheet {
  if (sheet.state !== 'read') return sheet;
  const goods = rows.filter((row) => row.confidence !== 'ignored');
  if (goods.length === 0) return { ...sheet, state: 'noGoods' };
  const devices = goods.reduce((sum, row) => sum + row.quantity, 0);
  const ownSum = sums.length === 0 ? undefined : sums.reduce((sum, one) => sum + one, 0);
  const hasHeader = tables.some((table) => !table.isSummary && table.headers.size > 0);
  const doubts: SheetDoubt[] = [];
  if (!hasHeader) doubts.push('noHeader');
  else if (sheet.columns.some((column) => column.isGuessed)) doubts.push('guessedColumn');
  if (ownSum !== undefined && ownSum !== devices) doubts.push('sumDisagrees');
  if (ownSum !== devices && goods.length >= fewest && devices >= goods.length * most(sheet)) doubts.push('manyDevices');
  return { ...sheet, devices, ...(ownSum !== undefined && { ownSum }), ...(doubts.length > 0 && { doubts }) };
}
