import type { ListFormat } from '#contract/goods/list-calls.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { writeBookCsv, writeBookRows } from '#domain/pricing/book-table.ts';
import { type BookPart, bookParts, type PriceBook } from '#domain/pricing/price-book.ts';
import { type TableFile, tableFileTypes, workbookOf } from '#server/tables/table-file.ts';

/** One list as CSV, or all of them as the sheets of a workbook. */
export async function bookFile(book: PriceBook, part: BookPart, format: ListFormat): Promise<TableFile> {
  if (format === 'csv')
    return { content: Buffer.from(`\ufeff${writeBookCsv(part, book[part])}`), type: tableFileTypes.csv };
  const sheets = bookParts.map((one) => ({ name: bookPartTitles[one], rows: writeBookRows(one, book[one]) }));
  return { content: await workbookOf(sheets), type: tableFileTypes.xlsx };
}
