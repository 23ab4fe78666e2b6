import type { Cents } from '#domain/values/money.ts';
import { bookRowTexts } from './book-table.ts';
import type { BookListRow, BookPart, PriceBook } from './price-book.ts';
import { canonicalConfiguration } from './valued-answers.ts';

/** A price of the list that is another one in the newer book. */
export interface PriceChange {
  readonly entry: string;
  readonly configuration: string;
  readonly name: string;
  readonly before: Cents;
  readonly after: Cents;
  /** Whole percent; 100 where it cost nothing before. */
  readonly percent: number;
}

/** What differs between two books. */
export interface BookDiff {
  readonly added: readonly BookListRow[];
  readonly removed: readonly BookListRow[];
  readonly changed: readonly PriceChange[];
  /** By percent; absent where no price changed. */
  readonly largest?: PriceChange;
  /** Rows of the other lists: how many are new, gone, or say something else. */
  readonly parts: Readonly<Record<Exclude<BookPart, 'rows'>, { readonly added: number; readonly removed: number }>>;
  /** Whether no price of the former book stays: somebody mistook a column or a file. */
  readonly changesEverything: boolean;
}

/** From so many prices on it is suspicious that all of them change. */
const suspicious = 3;

/** What a newer book changes. Of several rows for the same goods the newest is compared; a new day alone is no change. */
export function diffBooks(before: PriceBook, after: PriceBook): BookDiff {
  const [former, later] = [newestRows(before), newestRows(after)];
  const added = [...later].flatMap(([key, row]) => (former.has(key) ? [] : [row]));
  const removed = [...former].flatMap(([key, row]) => (later.has(key) ? [] : [row]));
  const changed = [...former].flatMap(([key, row]) => changeOf(row, later.get(key)) ?? []);
  const largest = changed.toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent))[0];
  return {
    added,
    removed,
    changed,
    ...(largest && { largest }),
    parts: {
      adders: countChanges('adders', before, after),
      conditions: countChanges('conditions', before, after),
      steps: countChanges('steps', before, after),
      demand: countChanges('demand', before, after),
      aliases: countChanges('aliases', before, after),
      deductions: countChanges('deductions', before, after),
    },
    changesEverything: former.size >= suspicious && changed.length + removed.length === former.size,
  };
}

function newestRows({ rows }: PriceBook): ReadonlyMap<string, BookListRow> {
  const newest = new Map<string, BookListRow>();
  for (const row of rows) {
    const key = `${row.entry} | ${canonicalConfiguration(row.configuration)}`;
    const known = newest.get(key);
    if (known === undefined || known.from <= row.from) newest.set(key, row);
  }
  return newest;
}

function changeOf(row: BookListRow, later: BookListRow | undefined): PriceChange | undefined {
  if (later === undefined || (later.cents === row.cents && later.includes === row.includes)) return undefined;
  const { entry, configuration, name } = later;
  const percent = row.cents === 0 ? 100 : Math.round(((later.cents - row.cents) * 100) / row.cents);
  return { entry, configuration, name, before: row.cents, after: later.cents, percent };
}

/** Compared by what their cells say: a database gives the fields of a row back in another order. */
function countChanges(part: BookPart, before: PriceBook, after: PriceBook): { added: number; removed: number } {
  const said = (book: PriceBook) => new Set(book[part].map((row) => JSON.stringify(bookRowTexts(part, row))));
  const [former, later] = [said(before), said(after)];
  const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((one) => !others.has(one)).length;
  return { added: without(later, former), removed: without(former, later) };
}
