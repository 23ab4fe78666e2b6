import { areItemsValid } from '../draft.ts';
import type { OfferItem } from '../item.ts';
import { checkSites } from '../parties/site-names.ts';
import { command } from './command-record.ts';

/** The provider lists goods that the customer named on the telephone, in a list or on photos. */
export const addItems = command<{ items: OfferItem[] }>()({
  actors: ['provider'],
  from: ['initiated', 'submitted'],
  events: ['itemsAdded'],
  decide(state, { items }) {
    if (items.length === 0) return 'itemsMissing';
    if (!areItemsValid([...state.items, ...items])) return 'itemsInvalid';
    const misplaced = state.draft?.bySite && checkSites([...state.items, ...items]);
    if (misplaced) return misplaced;
    return [{ type: 'itemsAdded', data: { items } }];
  },
});
