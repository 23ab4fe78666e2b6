import { useCallback, useState } from 'react';
import type { PlacedItem } from './item-list.ts';
import type { OpenBasket } from './open-basket.ts';

/** What was removed last, until it is taken back or something else is removed. */
export interface Removal {
  readonly removed: readonly PlacedItem[];
  /** The item before which it stood on the screen; undefined behind the last one. */
  readonly before: string | undefined;
}

/** Removes items and takes the last removal back. */
export function useRemovals(basket: OpenBasket) {
  const [last, setLast] = useState<Removal>();

  const remove = useCallback(
    (itemIds: ReadonlySet<string>, before: string | undefined) => {
      setLast({ removed: basket.remove(itemIds), before });
    },
    [basket],
  );

  function undo(): readonly PlacedItem[] {
    if (last === undefined) return [];
    basket.restore(last.removed);
    setLast(undefined);
    return last.removed;
  }

  return { last, remove, undo };
}
