import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const email = 'zugleich@example.org';
let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

async function inquiry() {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email)));
  const { items } = (await seller.get(`/selfservice/api/readOffer/${offerId}`)).json().data;
  return { offerId, items };
}

describe('what is written outside the event log at the moment of a command', () => {
  it('stands in the row of the sale whichever of both came first', async () => {
    const sales = await Promise.all(Array.from({ length: 12 }, inquiry));
    await Promise.all(
      sales.flatMap(({ offerId, items }) => [
        succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, { confirmed: true }))),
        succeed(seller.post(`/selfservice/api/sendMessage/${offerId}`, { id: randomUUID(), text: 'Bis wann?' })),
        succeed(desk.post(`/desk/api/sendMessage/${offerId}`, { id: randomUUID(), text: 'Mit Netzteil?' })),
      ]),
    );
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
    const { rows } = queueSchema.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
    const told = rows.map(({ id, side, task, notes }) => [id, side, task, notes.map(({ text }) => text)]);
    const notes = ['Rückfrage offen: Antwort des Kunden fehlt', 'Frage des Kunden: antworten'];
    expect(told.toSorted()).toEqual(sales.map(({ offerId }) => [offerId, 'ours', 'awaitAnswer', notes]).toSorted());
  });
});
