import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import type { GoodsIndex } from '#domain/asset-list/goods-index.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { tablesOf } from '#domain/asset-list/tables.ts';

/** Whether a cell of a sheet stands in a personal column (domain.md IMP-01); headers do not, they say what was dropped. */
export type PersonalCells = (row: number, column: number) => boolean;

/** The personal cells of a sheet, read or not: nobody sees what stands in hidden ones. Undefined when it has none. */
export function personalCells(
  sheet: Sheet,
  choices: readonly ColumnChoice[],
  goods: GoodsIndex,
): PersonalCells | undefined {
  const { tables: found, signature } = tablesOf(sheet, choices, goods);
  const tables = found.map(({ columns, from, to, headers }) => ({
    from,
    to,
    headers,
    personal: new Set(columns.filter(({ meaning }) => meaning === 'personal').map(({ column }) => column)),
  }));
  if (signature.size === 0 && tables.every(({ personal }) => personal.size === 0)) return undefined;
  return (row, column) => {
    if (signature.has(row)) return true;
    const table = tables.findLast(({ from }) => from <= row);
    // Only so many rows were looked at: the last table goes on behind them.
    if (table === undefined || (row >= table.to && table !== tables.at(-1))) return false;
    return table.personal.has(column) && !table.headers.has(row);
  };
}
