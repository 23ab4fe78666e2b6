import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type OfferFilter,
  type OfferListItem,
  offerCountsSchema,
  offerFilters,
  offerListItemSchema,
} from '#contract/sale/offer-list.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { api } from '#contract/site/urls.ts';
import { phases } from '#domain/offer/phase.ts';
import { promisedIn } from '#domain/offer/promises/promised-in.ts';
import { addHours } from '#domain/values/day.ts';
import { append } from '#server/offers/store.ts';
import { countsOfSeller, offersOfSeller } from '#server/read-models/offer-list.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { monday, type OfferStory } from '#tests/factories/offer-story.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let stranger: HttpClient;
const email = 'kundin@example.org';
/** The bids of the stories are over by then. */
const newYearsEve = '2026-12-31T09:00:00.000Z';

/** One in every phase, and both sides of the phases in which either may be the one to act. */
const stories: readonly OfferStory[] = [
  ...phases.map((phase) => offerIn(phase)),
  continueStory(offerIn('handover'), ['sendShippingLabel']),
  continueStory(offerIn('payout'), ['addCreditNote']),
];

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(monday);
  seller = await signUp(test, email);
  stranger = await signUp(test, 'andere@example.org');
  await test.deps.database.transaction(async (tx) => {
    for (const [index, { state, events }] of stories.entries()) {
      const number = String(index + 1).padStart(6, '0');
      const own = { inquiryId: `A-2026-${number}`, ...(state.orderId && { orderId: `B-2026-${number}` }) };
      const createdAt = addHours(monday, index);
      const after = { ...state, ...own, createdAt };
      const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
      await append(tx, { id: newOfferId(), events, after, ...nothingElse });
    }
  });
});
afterAll(() => test.close());

const asked = (call: string, query: object) => `${call}?${new URLSearchParams(Object.entries(query))}`;

async function list(query: object = {}, by = seller): Promise<OfferListItem[]> {
  return z.array(offerListItemSchema).parse((await by.get(asked(api.selfservice.listOffers, query))).json());
}
async function counts(query: object = {}, by = seller) {
  return offerCountsSchema.parse((await by.get(asked(api.selfservice.countOffers, query))).json());
}

const fits: Record<OfferFilter, (offer: OfferListItem) => boolean> = {
  yourTurn: ({ yourTurn }) => yourTurn,
  running: ({ turn }) => turn !== 'nobody',
  finished: ({ stage }) => stage === 'completed',
  ended: ({ turn, stage }) => turn === 'nobody' && stage !== 'completed',
};

describe('the list of a seller’s offers', () => {
  it('is a plain list of all of them, newest first, when nothing is asked', async () => {
    const all = await list();
    expect(all).toHaveLength(stories.length);
    expect(all.map(({ created }) => created)).toEqual(
      all
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    );
  });

  it('tells whose turn it is where both sides act, by what is there already', async () => {
    const all = await list();
    const turns = (stage: string) =>
      all.filter((one) => one.stage === stage && one.turn === 'both').map((one) => one.yourTurn);
    expect(turns('logistics')).toEqual([true, false]);
    expect(turns('payout')).toEqual([true, false]);
  });

  it('tells when an offer was paid under which reference, and until when one that is finished will be', async () => {
    const rows = await list();
    const paid = { at: monday, reference: 'SEPA 2026-12-01/17' };
    expect(rows.filter((row) => row.paid).map((row) => [row.stage, row.paid])).toEqual([['completed', paid]]);
    expect(rows.filter((row) => row.payBy).map(({ payBy }) => payBy)).toEqual(['2026-11-25']);
  });

  it('tells until when we promised to act, as the page of each sale does', async () => {
    const promised = (await list()).filter((row) => row.promisedBy);
    expect(promised.length).toBeGreaterThan(2);
    for (const { inquiryId, promisedBy } of promised) {
      const index = Number(inquiryId?.slice(-6)) - 1;
      const { state, events } = stories[index] ?? offerIn('initiated');
      const own = { ...state, createdAt: addHours(monday, index) };
      expect(promisedIn(own, events, shopConfig.promises)?.by, state.phase).toBe(promisedBy);
    }
  });

  it.each(offerFilters)('shows what it says and counts: %s', async (show) => {
    for (const now of [monday, newYearsEve]) {
      const all = await offersOfSeller(test.deps.db, email, now);
      const shown = await offersOfSeller(test.deps.db, email, now, { show, limit: 100, offset: 0 });
      expect(shown).toEqual(all.filter(fits[show]));
      expect((await countsOfSeller(test.deps.db, email, now, {}))[show]).toBe(shown.length);
    }
  });

  it('puts an offer whose deadline is over among the ended', async () => {
    const ended = { show: 'ended', limit: 100, offset: 0 } as const;
    const offers = await offersOfSeller(test.deps.db, email, newYearsEve, ended);
    expect(offers.filter(({ status }) => status === 'deadlinePassed')).toHaveLength(2);
  });

  it('is cut into parts that hold every offer once', async () => {
    const parts = await Promise.all([0, 10, 20].map((offset) => list({ limit: 10, offset })));
    expect(parts.flat().map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
  });

  it('finds by number and by the name of a device, every word of it, together with a step', async () => {
    expect((await list({ search: 'a-2026-000003' })).map(({ inquiryId }) => inquiryId)).toEqual(['A-2026-000003']);
    expect(await list({ search: 'poweredge r640' })).toHaveLength(stories.length);
    expect(await list({ search: 'poweredge lenovo' })).toEqual([]);
    const inTesting = await list({ search: 'bandkassetten', stage: 'testing' });
    expect(inTesting.map(({ stage }) => stage)).toEqual(['testing', 'testing', 'testing']);
    expect(await counts({ search: 'bandkassetten', stage: 'testing' })).toMatchObject({
      total: stories.length,
      all: 3,
      yourTurn: 1,
    });
  });

  it.each(['%', '_', '\\', "'", '‮', 'x'.repeat(200)])('takes %j for nothing but text', async (search) => {
    expect(await list({ search })).toEqual([]);
    expect((await counts({ search })).all).toBe(0);
  });

  it.each([
    { limit: 0 },
    { limit: 1_001 },
    { offset: -1 },
    { show: 'all' },
    { stage: 'nope' },
    { search: 'x'.repeat(201) },
  ])('refuses %o', async (query) => {
    expect((await seller.get(asked(api.selfservice.listOffers, query))).statusCode).toBe(400);
  });

  it('is nobody else’s, and nobody’s without a session', async () => {
    expect(await list({ search: 'r640' }, stranger)).toEqual([]);
    expect(await counts({}, stranger)).toMatchObject({ total: 0, all: 0 });
    expect((await test.visitor().get(api.selfservice.countOffers)).statusCode).toBe(401);
  });
});
