import { useState } from 'react';
import type { ReviewRow } from './review-rows.ts';

/** Rows that are chosen to do something with all of them; undefined while none are being chosen. */
export function useSelection(rows: readonly ReviewRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  return {
    ids,
    rows: ids === undefined ? [] : rows.filter(({ id }) => ids.has(id)),
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
    choose(some: readonly ReviewRow[], isChosen: boolean) {
      setIds((now) => {
        const next = new Set(now);
        for (const { id } of some) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
  };
}
