import { type BidFileRead, type BidSheet, maxNamedRows } from '#contract/sale/bid-sheet.ts';
import { entriesInCents, sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { priceOnSheet } from '#domain/pricing/bid-sheet.ts';
import { readSheetFile, sheetFileColumns } from '#domain/pricing/sheet-file.ts';
import { unusualUnitPrice } from '#domain/pricing/unusual-bid.ts';
import { type Cents, fromEuros, toEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import type { TableCell } from '#server/tables/table.ts';
import { type TableFile, tableFile } from '#server/tables/table-file.ts';
import type { PriceSheet } from './price-file-sheets.ts';

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
export function readBidFile(sheet: BidSheet, [first]: readonly PriceSheet[]): BidFileRead {
  const rows = first?.rows ?? [];
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
    prices: prices.map(([group, cents]) => {
      const unusual = unusualOn(sheet, group, cents);
      return { group, amount: toEuros(cents), ...(unusual !== undefined && { unusual }) };
    }),
    refused: refused.slice(0, maxNamedRows),
    refusedCount: refused.length,
  };
}

/** The reckoning of a price for a group of the sheet, where it is far beyond what the sheet says of it. */
function unusualOn({ groups }: BidSheet, key: string, cents: Cents): string | undefined {
  const view = groups.find((group) => group.key === key);
  if (!view) return undefined;
  const { title, quantity, former, proposal, slipFactor } = view;
  const { amount, low, high } = proposal;
  const isKnown = amount !== undefined && low !== undefined && high !== undefined;
  const book = isKnown ? { low: fromEuros(low), high: fromEuros(high), usual: fromEuros(amount) } : undefined;
  const known = { book, former: former === undefined ? undefined : fromEuros(former) };
  return unusualUnitPrice({ title, quantity, cents }, known, slipFactor);
}

function pricedSheet({ groups, entries }: BidSheet) {
  return { groups: sheetGroups(groups), entries: entriesInCents(entries ?? { prices: [], deductions: [] }) };
}
