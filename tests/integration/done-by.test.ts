import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { api } from '#contract/site/urls.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { removeStaff, staffIdOf } from '#server/accounts/staff.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const id = newOfferId();
const buyer = 'einkauf@example.org';

beforeAll(async () => {
  test = await startTestApp();
  seller = await signUp(test, 'anna@example.org');
  desk = await signInStaff(test);
  await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody('anna@example.org')));
  const { items } = await atDesk();
  const member = await signInStaff(test, ['buyer'], buyer);
  const validUntil = addDays(dayOf(test.clock.now().toISOString()), 14);
  await succeed(member.post(`/desk/api/submitBid/${id}`, bidBody(items, { validUntil })));
});
afterAll(() => test.close());

async function atDesk() {
  return z.object({ data: deskOfferSchema }).parse((await desk.get(`/desk/api/offers/${id}`)).json()).data;
}
const actorNames = async () => (await atDesk()).timeline.map(({ type, by }) => [type, by]);

describe('who of the provider’s did something', () => {
  it('stands beside it at the desk, and nothing beside what the seller did', async () => {
    expect(await actorNames()).toEqual([
      ['bidSubmitted', buyer],
      ['linkedToInquiry', undefined],
      ['submitted', undefined],
    ]);
  });

  it('is not told to the seller, nor by the seller’s own export', async () => {
    const staffId = (await staffIdOf(test.deps.db, buyer)) ?? '';
    await test.runJobs();
    const [seen, exported] = [await seller.get(api.selfservice.readOffer(id)), await seller.get(accountCalls.export)];
    expect([seen.statusCode, exported.statusCode]).toEqual([200, 200]);
    const mails = (await test.mails()).map(({ text, html }) => text + html);
    expect(exported.body).toContain('bidSubmitted');
    for (const text of [seen.body, exported.body, ...mails]) {
      expect(text).not.toContain(staffId);
      expect(text).not.toContain(buyer);
    }
  });

  it('stays when the member has left', async () => {
    expect(await test.deps.database.transaction((tx) => removeStaff(test.deps, tx, buyer))).toBe(true);
    expect(await actorNames()).toContainEqual(['bidSubmitted', buyer]);
  });
});
