import { bookColumns } from './book-columns.ts';
import { bookRowTexts, readBookRows } from './book-table.ts';
import { type BookFlaw, checkBook, type KnowsEntry } from './check-book.ts';
import type { BookPart, PriceBook } from './price-book.ts';

/** One row as it was read and as it is to be: without `was` it is new, without `now` it goes. */
export interface RowChange {
  readonly was?: readonly string[] | undefined;
  readonly now?: readonly string[] | undefined;
}

/** Why one of the changes cannot be kept, in German. */
export interface ChangeFlaw {
  /** Its place among the changes, from 0. */
  readonly change: number;
  readonly text: string;
}

type AnyRow = PriceBook[BookPart][number];
type Slot = { readonly row: AnyRow; readonly change?: number };

/**
 * A book in which rows of one list were changed. Rows are found by what they said, so that a change typed against an older version
 * still finds its row; one that says something else by now is a flaw. Only flaws that the changes bring count.
 */
export function changeRows(
  book: PriceBook,
  part: BookPart,
  changes: readonly RowChange[],
  knowsEntry: KnowsEntry,
): { readonly book: PriceBook; readonly flaws: readonly ChangeFlaw[] } {
  const flaws: ChangeFlaw[] = [];
  const slots: (Slot | undefined)[] = book[part].map((row) => ({ row }));
  const places = new Map<string, number>();
  for (const [place, slot] of slots.entries()) if (slot) places.set(keyOf(part, slot.row), place);

  for (const [change, { was, now }] of changes.entries()) {
    const place = was && places.get(JSON.stringify(was));
    if (was && place === undefined) {
      flaws.push({ change, text: 'Diese Zeile steht so nicht mehr im Preisbuch: Jemand hat sie inzwischen geändert.' });
      continue;
    }
    const slot = now && readRow(part, now, change, flaws);
    if (place === undefined) slots.push(slot);
    else slots[place] = slot;
  }

  const kept = slots.filter((slot) => slot !== undefined);
  const changed: PriceBook = { ...book, [part]: kept.map(({ row }) => row) };
  const former = new Set(flawsOf(checkBook(book, knowsEntry), part).map((flaw) => nameOf(flaw, part, book)));
  for (const flaw of flawsOf(checkBook(changed, knowsEntry), part)) {
    if (!former.has(nameOf(flaw, part, changed))) flaws.push({ change: kept[flaw.row]?.change ?? 0, text: flaw.text });
  }
  return { book: changed, flaws };
}

function readRow(part: BookPart, cells: readonly string[], change: number, flaws: ChangeFlaw[]): Slot | undefined {
  const { columns } = bookColumns[part];
  const { rows, refused } = readBookRows(part, [
    { line: 1, cells: columns },
    { line: 2, cells },
  ]);
  const [row] = rows;
  if (row === undefined) flaws.push({ change, text: refused[0]?.text ?? 'In dieser Zeile steht nichts.' });
  return row && { row, change };
}

function flawsOf(flaws: readonly BookFlaw[], part: BookPart): readonly BookFlaw[] {
  return flaws.filter((flaw) => flaw.part === part);
}

function nameOf({ code, row }: BookFlaw, part: BookPart, book: PriceBook): string {
  const said = book[part][row];
  return `${code} ${said && keyOf(part, said)}`;
}

function keyOf(part: BookPart, row: AnyRow): string {
  return JSON.stringify(bookRowTexts(part, row));
}
