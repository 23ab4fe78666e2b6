import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankNameUrl } from '#contract/money/bank-name.ts';
import { api } from '#contract/site/urls.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, 'zwei-tabs@example.org');
});
afterAll(() => test.close());

async function openBid() {
  const id = newOfferId();
  const { inquiryId } = (
    await seller.post(api.selfservice.offerAction('submitOffer', id), inquiryBody('zwei-tabs@example.org'))
  ).json();
  const { items } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
  await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
  const decide = (action: string, more: object = {}) =>
    seller.post(api.selfservice.offerAction(action, id), { inquiryId, ...more });
  return { id, decide };
}

it('of two tabs that decide differently at the same instant one goes first, and the other is told how it stands', async () => {
  const { id, decide } = await openBid();
  const answers = await Promise.all([
    decide('acceptBid', { declarations: businessDeclarations }),
    decide('declineBid'),
    decide('submitCounterbid', { counterbid: 2500, declarations: businessDeclarations }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  const { status } = (await seller.get(api.selfservice.readOffer(id))).json().data;
  const late = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
  expect(late.length).toBeGreaterThan(0);
  for (const problem of late) {
    expect(problem).toMatchObject({ status: 409, code: 'notAllowedInPhase' });
    expect(['accepted', 'counterbid', 'counterbidSubmitted']).toContain(problem.currentStatus);
  }
  expect(['accepted', 'counterbidSubmitted']).toContain(status);
});

it('a page that was left open cannot accept after the deadline, and its own read says so (LEG-01)', async () => {
  const { id, decide } = await openBid();
  test.clock.set('2026-12-04T23:00:00.000Z');
  const late = await decide('acceptBid', { declarations: businessDeclarations });
  expect(late.json()).toMatchObject({ status: 409, code: 'deadlinePassed', currentStatus: 'deadlinePassed' });
  const { data } = (await seller.get(api.selfservice.readOffer(id))).json();
  expect(data).toMatchObject({ status: 'deadlinePassed', bid: { open: false } });
  test.clock.set('2026-11-23T09:00:00.000Z');
});

it('the bank of an IBAN is named by its code alone, to whoever is signed in, and never guessed', async () => {
  const named = async (code: string) => (await seller.get(bankNameUrl(code))).json();
  expect(await named('12030000')).toEqual({ name: 'Deutsche Kreditbank Berlin' });
  expect(await named('99999999')).toEqual({ name: null });
  expect((await seller.get(bankNameUrl('DE02120300000000202051'))).statusCode).toBe(404);
  expect((await test.visitor().get(bankNameUrl('12030000'))).statusCode).toBe(401);
});
