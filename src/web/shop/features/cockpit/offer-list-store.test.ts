import { describe, expect, it } from 'vitest';
import type { OfferListItem } from '#contract/sale/offer-list.ts';
import { noopClient } from '#web/lib/noop-client.ts';
import { networkProblem } from '#web/lib/problem-error.ts';
import { createOfferListStore } from './offer-list-store.ts';

const offer = (id: string, created: string): OfferListItem => ({
  id,
  created,
  title: '3 × Dell PowerEdge R640',
  status: 'submitted',
  stage: 'negotiation',
  turn: 'provider',
  yourTurn: false,
  offeredAsBusiness: true,
  basis: 'net',
});
const counts = { total: 2, all: 2, yourTurn: 0, running: 2, finished: 0, ended: 0 };
const everything = { search: '', page: 1 };
/** Answers to the list, one after the other; the counts are always the same. */
const clientWith = (...answers: unknown[]) => ({
  ...noopClient,
  get: async (path: string) => {
    if (path.startsWith('/selfservice/api/countOffers')) return counts;
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  },
});

describe('the list of offers', () => {
  it('is sorted by creation, newest first', async () => {
    const store = createOfferListStore(
      clientWith([offer('offer-1', '2026-11-18T09:00:00Z'), offer('offer-2', '2026-11-20T09:00:00Z')]),
    );
    await store.read(everything);
    expect(store.state.get().offers.map(({ id }) => id)).toEqual(['offer-2', 'offer-1']);
  });

  it('is empty after a failed read, and says that it failed', async () => {
    const store = createOfferListStore(clientWith([offer('offer-1', '2026-11-18T09:00:00Z')], networkProblem()));
    await store.read(everything);
    await store.read(everything);
    expect(store.state.get()).toMatchObject({ offers: [], at: 'failed' });
  });

  it('keeps what it shows while it is read again', async () => {
    const store = createOfferListStore(clientWith([offer('offer-1', '2026-11-18T09:00:00Z')], []));
    await store.read(everything);
    const reading = store.read(everything);
    expect(store.state.get().offers).toHaveLength(1);
    await reading;
    expect(store.state.get()).toEqual({ offers: [], at: 'here', counts, choice: everything });
  });

  it('drops the answer to an earlier choice', async () => {
    const first = Promise.withResolvers<unknown>();
    const store = createOfferListStore(clientWith(first.promise, [offer('offer-2', '2026-11-20T09:00:00Z')]));
    const slow = store.read(everything);
    await store.read({ ...everything, search: 'r640' });
    first.resolve([offer('offer-1', '2026-11-18T09:00:00Z')]);
    await slow;
    expect(store.state.get().offers.map(({ id }) => id)).toEqual(['offer-2']);
  });
});
