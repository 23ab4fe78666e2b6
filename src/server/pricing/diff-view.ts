import { type BookDiffView, type ChangedPrice, maxNamedChanges } from '#contract/goods/price-book.ts';
import type { BookDiff, PriceChange } from '#domain/pricing/diff-books.ts';
import type { BookListRow } from '#domain/pricing/price-book.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { toEuros } from '#domain/values/money.ts';
import type { BookNames } from './book-names.ts';

/** A comparison of two books as the desk shows it: the largest changes first, then what is new and what goes. */
export function diffView(
  { added, removed, changed, largest, parts, changesEverything }: BookDiff,
  names: BookNames,
): BookDiffView {
  const nameOf = ({ name, entry }: Pick<BookListRow, 'name' | 'entry'>) => names.nameOf(entry) ?? (name || entry);
  const change = (row: PriceChange): ChangedPrice => ({
    name: nameOf(row),
    configuration: row.configuration,
    before: toEuros(row.before),
    after: toEuros(row.after),
    percent: row.percent,
  });
  const row = (one: BookListRow) => ({ name: nameOf(one), configuration: one.configuration });
  const bySize = changed.toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
  return {
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    ...(largest && { largest: change(largest) }),
    prices: [
      ...bySize.map(change),
      ...added.map((one) => ({ ...row(one), after: toEuros(one.cents) })),
      ...removed.map((one) => ({ ...row(one), before: toEuros(one.cents) })),
    ].slice(0, maxNamedChanges),
    parts: keysOf(parts).flatMap((part) => {
      const counts = parts[part];
      return counts.added + counts.removed === 0 ? [] : [{ part, ...counts }];
    }),
    changesEverything,
  };
}
