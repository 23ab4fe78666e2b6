import type { ColumnChoice, ListSheet, SheetState } from './asset-list.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { overviewsAmong } from './overview-sheets.ts';
import { withPartsInDevices } from './parts-under-devices.ts';
import type { Sheet } from './sheet.ts';
import { foundTables, type SheetTables } from './tables.ts';

/** The customer's word on a list. */
export interface ListOptions {
  readonly columns?: readonly ColumnChoice[];
  /** Hidden sheets that are to be read all the same. */
  readonly sheets?: readonly number[];
}

/** A sheet with the tables that are read from it. */
export interface UnderstoodSheet {
  readonly sheet: ListSheet;
  readonly content: SheetTables;
}

/** What each sheet holds and what its columns mean, with its tables; a sheet that is not read has none. */
export function understandSheets(
  sheets: readonly Sheet[],
  goods: GoodsIndex,
  options: ListOptions = {},
): UnderstoodSheet[] {
  const overviews = overviewsAmong(sheets, goods);
  return sheets.map((sheet, index): UnderstoodSheet => {
    const asked = options.sheets?.includes(index) ?? false;
    const isOverview = !asked && !sheet.hidden && overviews.has(sheet);
    const state = isOverview ? 'pivot' : stateOf(sheet, asked, sheets.length > 1);
    const none: SheetTables = { rows: sheet.rows, tables: [], signature: new Set(), attributes: new Set() };
    if (state !== 'read') return { sheet: { name: sheet.name, state, columns: [] }, content: none };
    const choices = (options.columns ?? []).filter((choice) => choice.sheet === index);
    const content = foundTables({ ...sheet, rows: withPartsInDevices(sheet.rows, goods) }, choices, goods);
    const main = content.tables
      .filter((table) => !table.isSummary)
      .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
    return { sheet: { name: sheet.name, state, columns: main?.columns ?? [] }, content };
  });
}

function stateOf(sheet: Sheet, isAsked: boolean, hasOthers: boolean): SheetState {
  if (!sheet.rows.some((row) => row.some((cell) => cell.trim() !== ''))) return 'empty';
  if (isAsked) return 'read';
  if (sheet.hidden) return 'hidden';
  return isPivot(sheet, hasOthers) ? 'pivot' : 'read';
}

/** What Excel and LibreOffice write into a pivot table, and sheets that are called one. */
function isPivot(sheet: Sheet, hasOthers: boolean): boolean {
  if (hasOthers && /pivot/.test(fold(sheet.name))) return true;
  const cells = sheet.rows.slice(0, 12).flat().map(fold);
  return (
    cells.some((cell) => /^(zeilenbeschriftungen|row labels|gesamtergebnis|grand total)$/.test(cell)) &&
    cells.some((cell) => /^(anzahl|summe|count|sum) (von|of) |^gesamtergebnis$|^total result$|^ergebnis$/.test(cell))
  );
}
