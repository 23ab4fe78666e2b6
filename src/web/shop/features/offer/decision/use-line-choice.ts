import { useMemo, useState } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import type { Choosing } from '../sheet/choosing.ts';
import { chosenSum, draftLeft } from './chosen-sum.ts';

type Bid = NonNullable<OfferView['bid']>;

/** Which lines of a bid the seller sells, and what they come to. */
export interface ChosenLines extends Choosing {
  /** Ids of the items that are sold. */
  readonly chosen: readonly string[];
  /** Euros of the chosen lines, and what of it is certain. */
  readonly total: number;
  readonly minimum: number;
  /** Once it is sent. */
  readonly forget: () => void;
}

/** What was unticked is kept in this tab over a reload, whatever of the sheet is shown meanwhile. */
export function useLineChoice(offerId: string, bid: Bid | undefined): ChosenLines {
  const [entry] = useState(() => draftEntry(`auswahl:${offerId}`));
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => new Set(draftLeft(entry.read())));
  const choice = useMemo(() => {
    const lines = bid?.lines ?? [];
    const fixed = new Set(bid?.fixedItemIds);
    const ids = lines.map(({ itemId }) => itemId);
    const left = new Set(bid?.linesOptional ? ids.filter((id) => unticked.has(id) && !fixed.has(id)) : []);
    const chosen = ids.filter((id) => !left.has(id));
    return { fixed, left, chosen, ...chosenSum(lines, new Set(chosen)) };
  }, [bid, unticked]);
  return {
    ...choice,
    choose(itemIds, isChosen) {
      const next = new Set(unticked);
      for (const id of itemIds) {
        if (isChosen) next.delete(id);
        else next.add(id);
      }
      setUnticked(next);
      entry.keep({ left: [...next] });
    },
    forget: entry.forget,
  };
}
