import type { ListFormat } from '#contract/goods/list-calls.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { missingColumns, writeBookCsv, writeBookRows } from '#domain/pricing/book-table.ts';
import type { ImportTable } from '#domain/pricing/import-book.ts';
import { type BookPart, bookParts, type PriceBook } from '#domain/pricing/price-book.ts';
import { Problem } from '#server/problem.ts';
import { fileTypes, type TableFile, workbookOf } from '#server/tables/table-file.ts';
import type { PriceSheet } from './price-file-sheets.ts';

/** One list as CSV, or all of them as the sheets of a workbook. */
export async function bookFile(book: PriceBook, part: BookPart, format: ListFormat): Promise<TableFile> {
  if (format === 'csv') return { content: Buffer.from(`\ufeff${writeBookCsv(part, book[part])}`), type: fileTypes.csv };
  const sheets = bookParts.map((one) => ({ name: bookPartTitles[one], rows: writeBookRows(one, book[one]) }));
  return { content: await workbookOf(sheets), type: fileTypes.xlsx };
}

/** The lists in a file: a workbook's sheets by their names, anything else as the list that was asked for. */
export function readBookFile(all: readonly PriceSheet[], part: BookPart): readonly ImportTable[] {
  const sheets = all.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  const named = sheets.flatMap(({ name, rows }) => {
    const found = bookParts.find((one) => bookPartTitles[one] === name || one === name);
    return found ? [{ part: found, rows }] : [];
  });
  const [first] = sheets;
  const lists = named.length > 0 || first === undefined ? named : [{ part, rows: first.rows }];
  if (lists.length === 0) throw new Problem(400, 'priceImportEmpty');
  return lists.map((list) => {
    const table = list.rows.map((cells, index) => ({ line: index + 1, cells }));
    const head = table.find(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    // Taken as an empty list, such a file would delete all of its rows.
    if (missingColumns(list.part, head).length > 0) throw new Problem(400, 'priceImportColumns');
    return { part: list.part, table };
  });
}
