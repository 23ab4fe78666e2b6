import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { missingColumns } from '#domain/pricing/book-table.ts';
import { type BookImport, type ImportTable, importBook } from '#domain/pricing/import-book.ts';
import { type BookPart, bookParts, type ImportMode, type PriceBook } from '#domain/pricing/price-book.ts';
import { type ComparedBooks, compareBooks } from './compare-books.ts';
import { type PriceFileRefusal, type PriceFileSheet, readPriceFile } from './price-file-sheets.ts';

interface PriceFile {
  readonly content: Uint8Array;
  /** The list that a CSV or a sheet of another name holds. */
  readonly part: BookPart;
  readonly mode: ImportMode;
  readonly before: PriceBook;
  /** Ids of the catalogue's entries: no row may name another. */
  readonly known: readonly string[];
}

/** What a file makes of a book, its lists alone, and how that compares; or the code of why it is not read. */
export type ImportedFile =
  | { readonly unread: PriceFileRefusal | 'priceImportColumns' }
  | (Omit<BookImport, 'book' | 'diff'> & {
      readonly lists: Partial<PriceBook>;
      readonly compared: ComparedBooks;
    });

/** Task of a worker: a file of prices read into the lists of a book. Twenty thousand rows take more than a second. */
export async function importPriceFile({ content, part, mode, before, known }: PriceFile): Promise<ImportedFile> {
  const file = await readPriceFile({ content });
  if ('unread' in file) return file;
  const tables = tablesIn(file.sheets, part);
  if (typeof tables === 'string') return { unread: tables };
  const ids = new Set(known);
  const { book, diff: _told, ...read } = importBook(before, tables, (id) => ids.has(id), mode);
  const lists = Object.fromEntries(tables.map((list) => [list.part, book[list.part]]));
  return { ...read, lists, compared: compareBooks(before, book) };
}

/** The lists in a file: a workbook's sheets by their names, anything else as the list that was asked for. */
function tablesIn(
  all: readonly PriceFileSheet[],
  part: BookPart,
): readonly ImportTable[] | 'priceImportEmpty' | 'priceImportColumns' {
  const sheets = all.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  const named = sheets.flatMap(({ name, rows }) => {
    const found = bookParts.find((one) => bookPartTitles[one] === name || one === name);
    return found ? [{ part: found, rows }] : [];
  });
  const [first] = sheets;
  const lists = named.length > 0 || first === undefined ? named : [{ part, rows: first.rows }];
  if (lists.length === 0) return 'priceImportEmpty';
  const tables = lists.map((list) => ({
    part: list.part,
    table: list.rows.map((cells, index) => ({ line: index + 1, cells })),
  }));
  const hasAll = ({ part: of, table }: ImportTable) => {
    const head = table.find(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    return missingColumns(of, head).length === 0;
  };
  // Taken as an empty list, such a file would delete all of its rows.
  return tables.every(hasAll) ? tables : 'priceImportColumns';
}
