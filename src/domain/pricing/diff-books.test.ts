import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBook, someRow } from '#tests/factories/price-book.ts';
import { type BookDiff, diffBooks } from './diff-books.ts';
import { type BookListRow, bookParts, emptyBook } from './price-book.ts';

const book = (...rows: readonly BookListRow[]) => ({ ...emptyBook, rows });
const row = (entry: string, cents: number, from = '2026-11-01') => someRow({ entry, cents, from });

describe('the difference between two books', () => {
  it('is what is new, gone and changed, with the largest change', () => {
    const diff = diffBooks(
      book(row('a', 10_000), row('b', 10_000), row('c', 10_000), row('e', 1)),
      book(row('a', 9_000), row('b', 13_000), row('d', 1), row('e', 1)),
    );
    expect(diff.added.map(({ entry }) => entry)).toEqual(['d']);
    expect(diff.removed.map(({ entry }) => entry)).toEqual(['c']);
    expect(diff.changed.map(({ entry, percent }) => [entry, percent])).toEqual([
      ['a', -10],
      ['b', 30],
    ]);
    expect(diff.largest).toMatchObject({ entry: 'b', before: 10_000, after: 13_000 });
    expect(diff.changesEverything).toBe(false);
  });

  it('compares the newest row of the same goods', () => {
    const diff = diffBooks(book(row('a', 1_000), row('a', 2_000, '2026-11-05')), book(row('a', 2_000, '2026-11-20')));
    expect(isSameBook(diff)).toBe(true);
  });

  it('says when no price would stay', () => {
    const former = ['a', 'b', 'c'].map((entry) => row(entry, 1_000));
    expect(
      diffBooks(book(...former), book(...former.map((one) => ({ ...one, cents: 100_000 })))).changesEverything,
    ).toBe(true);
    expect(diffBooks(book(...former), book(row('a', 1_000))).changesEverything).toBe(false);
    expect(diffBooks(book(...former), book()).changesEverything).toBe(true);
  });

  it('counts the other lists', () => {
    const steps = [{ scope: '*', from: 10, percent: 5 }];
    const diff = diffBooks({ ...emptyBook, steps }, { ...emptyBook, steps: [{ scope: '*', from: 10, percent: 6 }] });
    expect(diff.parts.steps).toEqual({ added: 1, removed: 1 });
    expect(isSameBook(diff)).toBe(false);
  });

  it('is nothing where a database gave the fields of a row back in another order', () => {
    const again = { percent: 5, from: 10, scope: '*' };
    const steps = [{ scope: '*', from: 10, percent: 5 }];
    expect(isSameBook(diffBooks({ ...emptyBook, steps }, { ...emptyBook, steps: [again] }))).toBe(true);
  });

  it('is nothing between a book and itself in another order', () => {
    fc.assert(
      fc.property(anyBook, (any) => {
        const unequal = new Map(any.rows.map((one) => [`${one.entry} ${one.configuration} ${one.from}`, one]));
        const rows = [...unequal.values()];
        expect(
          isSameBook(diffBooks({ ...any, rows }, { ...any, rows: rows.toReversed(), adders: any.adders.toReversed() })),
        ).toBe(true);
      }),
    );
  });
});

function isSameBook(diff: BookDiff): boolean {
  const others = bookParts.flatMap((part) => (part === 'rows' ? [] : [diff.parts[part]]));
  return (
    diff.added.length + diff.removed.length + diff.changed.length === 0 &&
    others.every(({ added, removed }) => added + removed === 0)
  );
}
