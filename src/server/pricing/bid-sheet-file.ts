import { type BidFileRead, type BidSheet, maxNamedRows } from '#contract/sale/bid-sheet.ts';
import { entriesInCents, sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { priceOnSheet } from '#domain/pricing/bid-sheet.ts';
import { linesToPart, type PriceFileRow, readSheetFile, sheetFileColumns } from '#domain/pricing/sheet-file.ts';
import { unusualUnitPrice } from '#domain/pricing/unusual-bid.ts';
import { type Cents, fromEuros, toEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import type { TableCell } from '#server/tables/table.ts';
import { type TableFile, tableFile } from '#server/tables/table-file.ts';
import type { PriceFileSheet } from './price-file-sheets.ts';

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

/** What a file would change of the prices on a sheet; lines that it parts from their group are asked for as a sheet in which they stand alone. */
export async function readBidFile(
  sheetWith: (apart: readonly string[]) => Promise<BidSheet>,
  sheets: readonly PriceFileSheet[],
): Promise<BidFileRead> {
  const rows = pricedRows(sheets);
  const whole = await sheetWith([]);
  const apart = linesToPart(rows, pricedSheet(whole).groups);
  const sheet = apart.length === 0 ? whole : await sheetWith(apart);
  const { entries, groups } = pricedSheet(sheet);
  const { prices, refused } = readSheetFile(rows, groups, entries);
  const groupOf = new Map(groups.map((group) => [group.key, group]));
  return {
    prices: prices.map(([key, cents]) => {
      const group = groupOf.get(key);
      const before = group && priceOnSheet(group, entries).cents;
      const unusual = unusualOn(sheet, key, cents);
      return {
        ...{ group: key, title: sheet.groups.find((one) => one.key === key)?.title ?? '', amount: toEuros(cents) },
        ...(before !== undefined && { before: toEuros(before) }),
        ...(unusual !== undefined && { unusual }),
      };
    }),
    apart: [...apart],
    refused: refused.slice(0, maxNamedRows),
    refusedCount: refused.length,
  };
}

function pricedRows([first]: readonly PriceFileSheet[]): readonly PriceFileRow[] {
  const rows = first?.rows ?? [];
  const heads = rows.findIndex((row) => row.some((cell) => cell.trim() === sheetFileColumns.itemId));
  const columnOf = (name: string) => rows[heads]?.findIndex((cell) => cell.trim() === name) ?? -1;
  const [id, price] = [columnOf(sheetFileColumns.itemId), columnOf(sheetFileColumns.price)];
  if (id < 0 || price < 0) throw new Problem(400, 'bidFileColumns');
  return rows.flatMap((row, index) =>
    index > heads && row.some((cell) => cell.trim() !== '')
      ? [{ line: index + 1, itemId: row[id]?.trim() ?? '', price: row[price] ?? '' }]
      : [],
  );
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
