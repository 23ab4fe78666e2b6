import { type BidFileRead, type BidSheet, mostNamedRows } from '#contract/bid-sheet.ts';
import { entriesInCents, sheetGroups } from '#contract/sheet-in-cents.ts';
import { priceOnSheet } from '#domain/pricing/bid-sheet.ts';
import { readSheetFile, sheetFileColumns } from '#domain/pricing/sheet-file.ts';
import { toEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import { type TableCell, type TableFile, tableFile } from '#server/tables/table-file.ts';
import { priceFileSheets } from './price-file-sheets.ts';

/** The sheet as a workbook, a row a line of the inquiry in its order, with the prices that count now. */
export async function bidSheetFile(sheet: BidSheet): Promise<TableFile> {
  const { entries, groups } = pricedSheet(sheet);
  const rows = sheet.groups.flatMap((view, index) => {
    const group = groups[index];
    const cents = group && priceOnSheet(group, entries).cents;
    return view.lines.map(({ itemId, position, quantity, title, description }): readonly TableCell[] => [
      itemId,
      position,
      quantity,
      title,
      description,
      cents === undefined ? undefined : { cents },
    ]);
  });
  const inOrder = rows.toSorted(([, one], [, other]) => Number(one) - Number(other));
  return tableFile({ name: 'Preisblatt', rows: [Object.values(sheetFileColumns), ...inOrder] }, 'xlsx');
}

/** What a file would change of the prices on a sheet. */
export function readBidFile(sheet: BidSheet, content: Uint8Array): BidFileRead {
  const rows = priceFileSheets(content)[0]?.rows ?? [];
  const heads = rows.findIndex((row) => row.some((cell) => cell.trim() === sheetFileColumns.itemId));
  const columnOf = (name: string) => rows[heads]?.findIndex((cell) => cell.trim() === name) ?? -1;
  const [id, price] = [columnOf(sheetFileColumns.itemId), columnOf(sheetFileColumns.price)];
  if (id < 0 || price < 0) throw new Problem(400, 'bidFileColumns');
  const { entries, groups } = pricedSheet(sheet);
  const { prices, refused } = readSheetFile(
    rows.flatMap((row, index) =>
      index > heads && row.some((cell) => cell.trim() !== '')
        ? [{ line: index + 1, itemId: row[id]?.trim() ?? '', price: row[price] ?? '' }]
        : [],
    ),
    groups,
    entries,
  );
  return {
    prices: prices.map(([group, cents]) => ({ group, amount: toEuros(cents) })),
    refused: refused.slice(0, mostNamedRows),
    refusedCount: refused.length,
  };
}

function pricedSheet({ groups, entries }: BidSheet) {
  return { groups: sheetGroups(groups), entries: entriesInCents(entries ?? { prices: [], deductions: [] }) };
}
