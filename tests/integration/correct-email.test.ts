import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accessCalls } from '#contract/sale/offer-access.ts';
import { api } from '#contract/site/urls.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { readAccess } from '#server/status/read-access.ts';
import { readStatus } from '#server/status/read-status.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const chosen = 'sechs Esel im Keller';

let test: TestApp;
let desk: HttpClient;
let offerId: string;
let typed: string;
let meant: string;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set('2026-11-23T09:00:00.000Z');
  offerId = newOfferId();
  typed = `${offerId}@gmial.example`;
  meant = `${offerId}@gmail.example`;
});

async function sender(): Promise<HttpClient> {
  const one = await visitor();
  await succeed(one.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(typed)));
  return one;
}
async function visitor(): Promise<HttpClient> {
  const one = test.visitor();
  await one.get(api.auth.currentUser);
  return one;
}
const correct = (by: HttpClient, email = meant) => by.post(accessCalls.correctEmail, { offerId, email });
const open = async (token: string, given: object = { password: chosen }, by?: HttpClient) =>
  (by ?? (await visitor())).post(accessCalls.openByMail, { token, ...given });
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code];
const sees = async (by: HttpClient) => (await by.get(api.selfservice.readOffer(offerId))).statusCode === 200;
const emailAtDesk = async () => (await desk.get(`/desk/api/offers/${offerId}`)).json().data.email;

describe('a mistyped address of an inquiry', () => {
  it('is set right by the browser that sent it, once the other address has said yes', async () => {
    const browser = await sender();
    const old = await tokenFor(test, typed, 'zum-verkauf');
    const status = await tokenFor(test, typed, 'status');
    expect((await correct(browser)).statusCode).toBe(200);
    expect(await emailAtDesk()).toBe(typed);
    const token = await tokenFor(test, meant, 'zum-verkauf');
    expect(await readAccess(test.deps, token)).toMatchObject({ way: 'setPassword', email: meant, moves: true });
    await succeed(open(token, { password: chosen }, browser));
    expect(await emailAtDesk()).toBe(meant);
    expect(await sees(browser)).toBe(true);
    expect(await readAccess(test.deps, old)).toEqual({ way: 'none' });
    expect(await readStatus(test.deps, status)).toEqual({ found: false });
    expect(codeOf(await open(token))).toEqual([409, 'linkInvalid']);
    expect(await subjectsFor(test, typed)).toContain('Eine Anfrage läuft jetzt unter einer anderen Adresse');
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
    const { items } = (await desk.get(`/desk/api/offers/${offerId}`)).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, {})));
    expect((await subjectsFor(test, meant)).some((subject) => subject.startsWith('Unser Kaufpreisgebot'))).toBe(true);
  });

  it('goes into another’s proved account by its own word alone, and the answer is the same', async () => {
    const holder = await signUp(test, meant);
    const browser = await sender();
    const answer = await correct(browser);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"sent":true}']);
    expect((await correct(browser, `niemand-${meant}`)).body).toBe(answer.body);
    await test.runJobs();
    expect(await sees(holder)).toBe(false);
    const mails = (await test.mails()).filter(({ recipient }) => recipient === meant);
    const token = mails.map(({ text }) => /zum-verkauf\/([^/\s]+)\//.exec(text)?.[1]).find(Boolean) ?? '';
    expect(await readAccess(test.deps, token)).toMatchObject({ way: 'logIn', moves: true });
    expect(codeOf(await open(token))).toEqual([409, 'linkInvalid']);
    expect(codeOf(await open(token, {}, browser))).toEqual([409, 'passwordNeeded']);
    expect(await sees(holder)).toBe(false);
    await succeed(open(token, {}, holder));
    expect(await sees(holder)).toBe(true);
  });

  it('is left alone by whoever did not send the inquiry, though they know its id', async () => {
    await sender();
    expect(codeOf(await correct(await visitor()))).toEqual([409, 'addressFixed']);
    expect(await subjectsFor(test, meant)).toEqual([]);
  });

  it('stays once its holder has signed in, or has decided', async () => {
    const browser = await sender();
    await correct(browser);
    const pending = await tokenFor(test, meant, 'zum-verkauf');
    const first = await tokenFor(test, typed, 'zum-verkauf');
    const seller = await visitor();
    await succeed(open(first, { password: chosen }, seller));
    await succeed(seller.post(api.auth.logout));
    expect(codeOf(await correct(browser))).toEqual([409, 'addressFixed']);
    expect(codeOf(await open(pending))).toEqual([409, 'linkInvalid']);
    expect(await emailAtDesk()).toBe(typed);
    expect((await (await visitor()).post(api.auth.login, { email: meant, password: chosen })).statusCode).toBe(401);
  });

  it('can be set right for three days', async () => {
    const browser = await sender();
    test.clock.set('2026-11-26T09:00:00.000Z');
    expect(codeOf(await correct(browser))).toEqual([409, 'addressFixed']);
  });

  it('goes with its account: who deletes that leaves nothing to move', async () => {
    const browser = await sender();
    await correct(browser);
    const pending = await tokenFor(test, meant, 'zum-verkauf');
    const seller = await visitor();
    await succeed(open(await tokenFor(test, typed, 'zum-verkauf'), { password: chosen }, seller));
    await succeed(seller.post(accountCalls.delete, { password: chosen }));
    expect(await readAccess(test.deps, pending)).toEqual({ way: 'none' });
  });
});

it('asks another address only so often, whoever it is', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  try {
    limited.clock.set('2026-11-23T09:00:00.000Z');
    const browser = limited.visitor();
    await browser.get(api.auth.currentUser);
    await succeed(browser.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(typed)));
    const codes: number[] = [];
    for (let times = 0; times < 6; times += 1)
      codes.push((await correct(browser, `${password.length}@x.example`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});
