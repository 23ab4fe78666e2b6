import { z } from 'zod';
import {
  type OfferCounts,
  type OfferListItem,
  offerCountsSchema,
  offerListItemSchema,
} from '#contract/sale/offer-list.ts';
import { api } from '#contract/site/urls.ts';
import { inOrder } from '#domain/values/in-order.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { askedBy, type CockpitChoice } from './list-address.ts';

/** The rows on the screen, newest first; a failed read leaves the list empty. */
export interface OfferList {
  readonly offers: readonly OfferListItem[];
  readonly at: 'reading' | 'here' | 'failed';
  readonly counts: OfferCounts;
  /** The choice these rows answer; another one may be on its way. */
  readonly choice?: CockpitChoice;
  /** Why the list is empty, when that is not because there are no offers. */
  readonly problem?: unknown;
}

export interface OfferListStore {
  readonly state: Store<OfferList>;
  /** Throws nothing. */
  read(choice: CockpitChoice): Promise<void>;
}

const listSchema = z.array(offerListItemSchema);
const nothing: OfferCounts = { total: 0, all: 0, yourTurn: 0, running: 0, finished: 0, ended: 0 };

/** The list in the answers to both of its calls; undefined where one is missing. */
export function offerListIn(answers: ReadonlyMap<string, unknown>, choice: CockpitChoice): OfferList | undefined {
  const calls = callsFor(choice);
  const offers = listSchema.safeParse(answers.get(calls.rows)).data;
  const counts = offerCountsSchema.safeParse(answers.get(calls.counts)).data;
  return offers && counts && { offers: newestFirst(offers), at: 'here', counts, choice };
}

/** The calls that a choice is answered by. */
export function callsFor(choice: CockpitChoice): { readonly rows: string; readonly counts: string } {
  const { rows, counts } = askedBy(choice);
  return {
    rows: `${api.selfservice.listOffers}?${rows}`,
    counts: `${api.selfservice.countOffers}?${counts}`,
  };
}

/** `known` is what an earlier visit in this window has read: it stands there until the new answer comes. */
export function createOfferListStore(client: ApiClient, known?: OfferList): OfferListStore {
  const state = createStore<OfferList>(known ?? { offers: [], at: 'reading', counts: nothing });
  let turn = 0;
  return {
    state,
    async read(choice) {
      turn += 1;
      const asked = turn;
      const { rows, counts } = callsFor(choice);
      const next = await Promise.all([client.get(rows), client.get(counts)])
        .then(
          ([list, counted]): OfferList => ({
            offers: newestFirst(listSchema.parse(list)),
            at: 'here',
            counts: offerCountsSchema.parse(counted),
            choice,
          }),
        )
        .catch((problem: unknown): OfferList => ({ offers: [], at: 'failed', counts: nothing, problem }));
      if (asked === turn) state.set(next);
    },
  };
}

function newestFirst(offers: readonly OfferListItem[]): OfferListItem[] {
  return offers.toSorted((one, other) => inOrder(other.created, one.created));
}
