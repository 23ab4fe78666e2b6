import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../desk-context.ts';
import { lastRow, rememberRow } from '../../queue-place.ts';

interface Cursor {
  /** Where the rows are, each a `tr` of its body with a link in its head. */
  readonly list: RefObject<HTMLElement | null>;
  /** The row at which the cursor stands; undefined before it stood anywhere. */
  readonly current: string | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  /** Moves by so many rows; false where there is none. */
  readonly move: (by: 1 | -1) => boolean;
}

/**
 * The cursor of a list is the focus of its links. It stands where it stood at an earlier visit, else on the first row, unless
 * something else has the focus. Where its row has gone it stands on the one that took its place.
 */
export function useCursor(ids: readonly string[], kept: string): Cursor {
  const { queries } = useDesk();
  const list = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(() => lastRow(queries, kept));
  /** Which one of the rows that is: where it is gone, the row in its place follows. */
  const place = useRef(0);
  const shown = ids.join();
  // Before the page is taken over its links take no focus.
  const isTakenOver = useHydrated();

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
  const linkOf = (id: string | undefined) => (id === undefined ? undefined : links()[ids.indexOf(id)]);

  const begin = useRef(() => {});
  begin.current = () => {
    const { activeElement } = document;
    // While nothing is there yet the list itself has it, so that its keys work.
    if (activeElement !== document.body && activeElement !== list.current) return;
    (linkOf(current) ?? links()[place.current] ?? links().at(-1) ?? list.current)?.focus({
      preventScroll: current === undefined,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with an empty list at once, then with other rows, of which the focused one may be gone
  useEffect(() => begin.current(), [shown, isTakenOver]);

  return {
    list,
    current,
    onFocus({ target }) {
      // The links of a row's notes belong to it.
      const row = target.closest('tr');
      const at = links().findIndex((link) => link.closest('tr') === row);
      const id = ids[at];
      if (id === undefined) return;
      place.current = at;
      setCurrent(id);
      rememberRow(queries, kept, id);
    },
    move(by) {
      const from = current === undefined ? -1 : ids.indexOf(current);
      const next = links()[from + by];
      next?.focus();
      return next !== undefined;
    },
  };
}
