import { z } from 'zod';
import { type OfferListItem, offerListItemSchema } from '#contract/offer-view.ts';
import { api } from '#contract/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** The customer's offers, newest first; a failed read leaves the list empty (spec.md section 4). */
export interface OfferList {
  readonly offers: readonly OfferListItem[];
  readonly at: 'reading' | 'here' | 'failed';
  /** Why the list is empty, when that is not because there are no offers. */
  readonly problem?: unknown;
}

export interface OfferListStore {
  readonly state: Store<OfferList>;
  /** Throws nothing. */
  read(): Promise<void>;
}

const listSchema = z.array(offerListItemSchema);

export function createOfferListStore(client: ApiClient): OfferListStore {
  const state = createStore<OfferList>({ offers: [], at: 'reading' });
  let turn = 0;
  return {
    state,
    async read() {
      turn += 1;
      const asked = turn;
      const next = await client
        .get(api.selfservice.listOffers)
        .then((answer): OfferList => ({ offers: newestFirst(listSchema.parse(answer)), at: 'here' }))
        .catch((problem: unknown): OfferList => ({ offers: [], at: 'failed', problem }));
      if (asked === turn) state.set(next);
    },
  };
}

function newestFirst(offers: readonly OfferListItem[]): OfferListItem[] {
  return offers.toSorted((one, other) => other.created.localeCompare(one.created));
}
