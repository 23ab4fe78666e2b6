import { useState } from 'react';
import type { BookPart } from '#domain/pricing/price-book.ts';

/** What was typed about a row that is kept; without `now` it goes. */
export interface RowEdit {
  readonly was: readonly string[];
  readonly now: readonly string[] | undefined;
}

interface PartEdits {
  /** By what the row says. */
  readonly changed: ReadonlyMap<string, RowEdit>;
  readonly added: readonly (readonly string[])[];
}

const none: PartEdits = { changed: new Map(), added: [] };
const keyOf = (row: readonly string[]) => JSON.stringify(row);

/** What was typed into the lists and not kept yet; it stays while lists, pages and searches are turned. */
export function useBookEdits(part: BookPart) {
  const [all, setAll] = useState<Partial<Record<BookPart, PartEdits>>>({});
  const own = all[part] ?? none;
  const set = (edits: PartEdits) => setAll((before) => ({ ...before, [part]: edits }));

  function change(was: readonly string[], now: readonly string[] | undefined) {
    const changed = new Map(own.changed);
    if (now !== undefined && keyOf(now) === keyOf(was)) changed.delete(keyOf(was));
    else changed.set(keyOf(was), { was, now });
    set({ ...own, changed });
  }

  const changes = [...own.changed.values(), ...own.added.map((now) => ({ was: undefined, now }))];
  return {
    added: own.added,
    changes,
    /** Place of a row's change among the changes; -1 where it has none. */
    placeOf: (was: readonly string[]) => [...own.changed.keys()].indexOf(keyOf(was)),
    firstAdded: own.changed.size,
    editOf: (was: readonly string[]) => own.changed.get(keyOf(was)),
    change,
    add: (row: readonly string[]) => set({ ...own, added: [...own.added, row] }),
    changeAdded: (place: number, now: readonly string[] | undefined) =>
      set({
        ...own,
        added: own.added.flatMap((row, index) => (index === place ? (now === undefined ? [] : [now]) : [row])),
      }),
    forget: () => set(none),
  };
}
