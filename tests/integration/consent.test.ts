import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { consents } from '#server/db/schema/consent.ts';
import { removeOldConsents } from '#server/remove-old-consents.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const id = '00000000-0000-4000-8000-00000000cccc';
const stored = () => shop.deps.db.select().from(consents).orderBy(asc(consents.number));

describe('the proof of a choice about cookies (LEG-21)', () => {
  it('keeps version, categories and time under a random id, and nothing else', async () => {
    const visitor = shop.visitor();
    const chosenAt = shop.deps.clock.now();
    for (const categories of [['necessary', 'statistics'], ['necessary']]) {
      const answer = await visitor.post(api.selfservice.consent, { id, version: 1, categories });
      expect(answer.statusCode).toBe(200);
    }
    expect(await stored()).toEqual([
      { number: 1, visitor: id, version: 1, categories: ['necessary', 'statistics'], chosenAt },
      { number: 2, visitor: id, version: 1, categories: ['necessary'], chosenAt },
    ]);
  });

  it.each([
    { id: 'kim@example.org', version: 1, categories: [] },
    { id, version: 0, categories: [] },
    { id, version: 1, categories: ['marketing'] },
    { id, version: 1, categories: [], email: 'kim@example.org' },
  ])('refuses %j and stores nothing', async (body) => {
    const before = await stored();
    expect((await shop.visitor().post(api.selfservice.consent, body)).statusCode).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('goes three years after the cookie of the choice has run out', async () => {
    shop.clock.advance({ days: 182 + 3 * 365 });
    expect(await removeOldConsents(shop.deps)).toBe(0);
    shop.clock.advance({ days: 1 });
    expect(await removeOldConsents(shop.deps)).toBe(2);
    expect(await stored()).toEqual([]);
  });
});

describe('page views', () => {
  it('are taken by nobody while no Matomo is set', async () => {
    const view = { url: '/', action_name: 'Start', _id: '0123456789abcdef', pv_id: 'a1b2c3', res: '1440x900' };
    expect((await shop.visitor().post(api.selfservice.pageView, view)).statusCode).toBe(404);
  });
});
