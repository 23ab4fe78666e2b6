import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { bookRowTexts } from '../book-table.ts';
import type { RowChange } from '../change-rows.ts';
import type { BookListRow } from '../price-book.ts';

/** A row as a proposal moves it: nothing for one that stays where it is, since whole steps round it back. */
export interface MovedRow {
  readonly row: BookListRow;
  readonly cents: Cents;
  /** As it is sent to change the book: a row of today, beside the former one. */
  readonly change: RowChange;
}

/** Rows of the list moved by whole percent from today on, rounded to steps that people use and never beyond the percentage. */
export function movedRows(rows: readonly BookListRow[], percent: number, today: Day): readonly MovedRow[] {
  return rows.flatMap((row) => {
    const cents = moved(row.cents, percent);
    if (cents === row.cents) return [];
    const now = bookRowTexts('rows', { ...row, cents, from: today });
    return [{ row, cents, change: row.from === today ? { was: bookRowTexts('rows', row), now } : { now } }];
  });
}

function moved(cents: Cents, percent: number): Cents {
  const step = cents >= 2_000 ? 100 : 10;
  const exact = Math.round((cents * (100 + percent)) / 100);
  if (percent > 0) return Math.max(cents, Math.floor(exact / step) * step);
  return Math.min(cents, Math.ceil(exact / step) * step);
}
