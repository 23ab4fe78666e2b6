import { useRef, useState } from 'react';

/** The rows that are marked to do something with all of them; what has left the list is marked no more. */
export function useMarked(ids: readonly string[]) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const marked = ids.filter((id) => chosen.has(id));

  /** Marks a row or takes that back; with `toHere` all from the one before. */
  function mark(id: string, toHere = false) {
    const next = new Set(chosen);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
    if (toHere && from !== -1) for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
    else if (!next.delete(id)) next.add(id);
    last.current = id;
    choose(next);
  }

  return { marked, mark, markOnly: (those: readonly string[]) => choose(new Set(those)) };
}
