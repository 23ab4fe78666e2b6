import { bookRowTexts, readBookRows, type TableRow } from './book-table.ts';
import { checkBook, type KnowsEntry } from './check-book.ts';
import { type BookDiff, diffBooks } from './diff-books.ts';
import type { BookPart, PriceBook } from './price-book.ts';

/** One list of a file, the header first. */
export interface ImportTable {
  readonly part: BookPart;
  readonly table: readonly TableRow[];
}

/** A row of a file that is not taken over, and why, in German. */
export interface RefusedImport {
  readonly part: BookPart;
  readonly line: number;
  readonly text: string;
}

/** What a file would make of a book. */
export interface BookImport {
  /** The book with the lists of the file in place of its own, without the refused rows. */
  readonly book: PriceBook;
  readonly diff: BookDiff;
  readonly refused: readonly RefusedImport[];
  /** Not even the day from which a price counts. */
  readonly changesNothing: boolean;
  /** It would change every price, lose rows or a whole list: somebody has to say it twice. */
  readonly needsConfirmation: boolean;
}

/** So many rows of a list may go before it is asked about. */
const fewRemoved = 10;

/** Reads lists of a file in place of those of a book; what cannot be read or is wrong is refused by its line. */
export function importBook(before: PriceBook, tables: readonly ImportTable[], knowsEntry: KnowsEntry): BookImport {
  const read = tables.map(({ part, table }) => ({ part, ...readBookRows(part, table) }));
  const refused = read.flatMap(({ part, refused: rows }) => rows.map((row) => ({ part, ...row })));
  const merged = { ...before, ...Object.fromEntries(read.map(({ part, rows }) => [part, rows])) };
  const flawed = new Map<BookPart, Set<number>>();
  for (const { part, row, text } of checkBook(merged, knowsEntry)) {
    const list = read.find((one) => one.part === part);
    if (part === 'settings' || list === undefined) continue;
    const rows = flawed.get(part) ?? new Set();
    // Each row is refused once, by its first mistake.
    if (!rows.has(row)) refused.push({ part, line: list.lines[row] ?? 0, text });
    flawed.set(part, rows.add(row));
  }
  const right = read.map(({ part, rows }) => {
    const wrong = flawed.get(part);
    return [part, rows.filter((_, index) => !wrong?.has(index))] as const;
  });
  const book = { ...before, ...Object.fromEntries(right) };
  const diff = diffBooks(before, book);
  const goesAway = Object.values(diff.parts).reduce((sum, { removed }) => sum + removed, diff.removed.length);
  return {
    book,
    diff,
    refused,
    changesNothing: read.every(({ part }) => textOf(before, part) === textOf(book, part)),
    needsConfirmation: diff.changesEverything || refused.length > 0 || goesAway > fewRemoved,
  };
}

function textOf(book: PriceBook, part: BookPart): string {
  return book[part]
    .map((row) => JSON.stringify(bookRowTexts(part, row)))
    .toSorted()
    .join('\n');
}
