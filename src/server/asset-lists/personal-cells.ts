import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import { isPersonalValue } from '#domain/asset-list/cell-kinds.ts';
import type { GoodsIndex } from '#domain/asset-list/goods-index.ts';
import { withoutPersonal } from '#domain/asset-list/redact.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { foundTables } from '#domain/asset-list/tables.ts';

/** What is kept of a cell of a sheet (IMP-01); headers stay, they say what was dropped. */
export type CellFilter = (row: number, column: number, text: string) => string;

/** What is kept of a sheet, read or not: nobody sees what stands in hidden ones. */
export function cellFilter(sheet: Sheet, choices: readonly ColumnChoice[], goods: GoodsIndex): CellFilter {
  const { tables: found, signature } = foundTables(sheet, choices, goods);
  const tables = found.map(({ columns, from, to, headers }) => ({
    from,
    to,
    headers,
    personal: new Set(columns.filter(({ meaning }) => meaning === 'personal').map(({ column }) => column)),
  }));
  const isHeader = (row: number) => tables.some(({ headers }) => headers.has(row));
  return (row, column, text) => {
    if (isHeader(row)) return text;
    const table = tables.findLast(({ from }) => from <= row);
    // Only so many rows were looked at: the last table goes on behind them.
    const isWithin = table !== undefined && (row < table.to || table === tables.at(-1));
    if (signature.has(row) || (isWithin && table.personal.has(column))) return '';
    return withoutPersons(text);
  };
}

/** A cell of another column without addresses and named persons: a remark, a title, a footnote. */
function withoutPersons(text: string): string {
  if (text.length < 6 || !/[\s@.:\\=]/.test(text) || !/\p{L}|\.\d+\.|:/u.test(text)) return text;
  return /[.:@\\=]/.test(text) && isPersonalValue(text) ? '' : withoutPersonal(text, []);
}
