import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accessCalls } from '#contract/sale/offer-access.ts';
import { api } from '#contract/site/urls.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { readAccess } from '#server/status/read-access.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const chosen = 'sechs Esel im Keller';

let test: TestApp;
let offerId: string;
let email: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set('2026-11-23T09:00:00.000Z');
  offerId = newOfferId();
  email = `${offerId}@example.org`;
});

const send = (...types: CommandType[]) => playCommands(test, offerId, ownCommand(offerId, email), types);

/** The secret of the way to the offer in the only mail about it. */
async function mailedToken(): Promise<string> {
  await send('submitOffer');
  return tokenFor(test, email, 'zum-verkauf');
}

async function visitor(): Promise<HttpClient> {
  const one = test.visitor();
  await one.get(api.auth.currentUser);
  return one;
}

const wayOf = async (token: string) => (await readAccess(test.deps, token)).way;
const open = async (token: string, given: { password?: string } = { password: chosen }, by?: HttpClient) =>
  (by ?? (await visitor())).post(accessCalls.openByMail, { token, ...given });
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code];
const profileOf = async (by: HttpClient) => JSON.parse((await by.get(accountCalls.profile)).body).account;
const sees = async (by: HttpClient) => (await by.get(api.selfservice.readOffer(offerId))).statusCode === 200;

describe('the way from a mail to the offer', () => {
  it('sets the first password, proves the address and shows the bid to whoever has no account', async () => {
    const token = await mailedToken();
    const seller = await visitor();
    expect(await wayOf(token)).toBe('setPassword');
    await succeed(open(token, { password: chosen }, seller));
    expect(await profileOf(seller)).toMatchObject({ email, emailConfirmed: true });
    expect(await sees(seller)).toBe(true);
    expect(await subjectsFor(test, email)).toContain('Ihr Kundenkonto ist eröffnet');
    await succeed((await visitor()).post(api.auth.login, { email, password: chosen }));
  });

  it('proves once: afterwards the same link, and that of each other mail, leads to the log-in alone', async () => {
    const token = await mailedToken();
    await send('submitBid');
    const [, second = ''] = await tokensFor(test, email, 'zum-verkauf');
    await succeed(open(token));
    for (const link of [token, second]) {
      expect(await wayOf(link)).toBe('logIn');
      expect(codeOf(await open(link, { password: 'ein anderes langes' }))).toEqual([409, 'linkInvalid']);
    }
    await succeed((await visitor()).post(api.auth.login, { email, password: chosen }));
  });

  it('lets one of two in that use the link at the same moment', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([open(token), open(token, { password: 'acht Kamele im Bad' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('never opens an account whose address is proved, however new the mail', async () => {
    const seller = await signUp(test, email);
    await send('submitOffer');
    const token = (await tokensFor(test, email, 'zum-verkauf')).at(-1) ?? '';
    expect(await wayOf(token)).toBe('logIn');
    expect(codeOf(await open(token))).toEqual([409, 'linkInvalid']);
    expect(await sees(seller)).toBe(true);
  });

  it('is looked at as often as a scanner of mails likes without being used up', async () => {
    const token = await mailedToken();
    for (let times = 0; times < 3; times += 1) expect(await wayOf(token)).toBe('setPassword');
    expect((await open(token)).statusCode).toBe(200);
  });

  it('proves for seven days; then a new link goes to the address of the offer, and works', async () => {
    const token = await mailedToken();
    test.clock.set('2026-11-30T22:59:59.000Z');
    expect(await wayOf(token)).toBe('setPassword');
    test.clock.set('2026-11-30T23:00:00.000Z');
    expect(await wayOf(token)).toBe('askAgain');
    expect(codeOf(await open(token))).toEqual([409, 'linkInvalid']);
    await succeed((await visitor()).post(accessCalls.sendAccessLink, { token }));
    const [, fresh = ''] = await tokensFor(test, email, 'zum-verkauf');
    expect((await open(fresh)).statusCode).toBe(200);
  });

  it('throws out whoever registered the address without proving it, and empties what they left', async () => {
    const stranger = await visitor();
    await succeed(stranger.post(api.auth.registerAccount, { email, password, name: 'Fremder Name' }));
    await send('submitOffer');
    const token = await tokenFor(test, email, 'zum-verkauf');
    const seller = await visitor();
    await succeed(open(token, { password: chosen }, seller));
    expect((await stranger.get(accountCalls.profile)).statusCode).toBe(401);
    expect((await stranger.post(api.auth.login, { email, password })).statusCode).toBe(401);
    expect(await profileOf(seller)).toMatchObject({ email, emailConfirmed: true });
    expect(await profileOf(seller)).not.toHaveProperty('name');
  });

  it('asks the browser that registered the address for no second password', async () => {
    const seller = await visitor();
    await succeed(seller.post(api.auth.registerAccount, { email, password, name: 'Kim Muster' }));
    await send('submitOffer');
    const token = await tokenFor(test, email, 'zum-verkauf');
    expect(codeOf(await open(token, {}))).toEqual([409, 'passwordNeeded']);
    await succeed(open(token, {}, seller));
    expect(await profileOf(seller)).toMatchObject({ email, emailConfirmed: true, name: 'Kim Muster' });
    await succeed((await visitor()).post(api.auth.login, { email, password }));
  });

  it('takes a browser from the account it was signed in to into the one that the mail was for', async () => {
    const other = await signUp(test, `andere-${email}`);
    const token = await mailedToken();
    await succeed(open(token, { password: chosen }, other));
    expect(await profileOf(other)).toMatchObject({ email });
    await succeed((await visitor()).post(api.auth.login, { email: `andere-${email}`, password }));
  });

  it('is no link of another kind: what shows the state, or what a mail program calls, proves nobody', async () => {
    await send('submitOffer');
    const status = await tokenFor(test, email, 'status');
    const access = await tokenFor(test, email, 'zum-verkauf');
    expect(await wayOf(status)).toBe('none');
    expect(codeOf(await open(status))).toEqual([409, 'linkInvalid']);
    for (const bad of ['x', access.slice(0, -1), access.toUpperCase()]) expect(await wayOf(bad), bad).toBe('none');
  });

  it('ends with the account that is deleted, and opens no second one', async () => {
    const token = await mailedToken();
    const seller = await visitor();
    await succeed(open(token, { password: chosen }, seller));
    await succeed(seller.post(accountCalls.delete, { password: chosen }));
    expect(await wayOf(token)).toBe('none');
    expect(codeOf(await open(token))).toEqual([409, 'linkInvalid']);
  });

  it('refuses a password that anybody would try, and stays good', async () => {
    const token = await mailedToken();
    expect(codeOf(await open(token, { password: 'passwort1234' }))).toEqual([400, 'passwordTooCommon']);
    expect((await open(token)).statusCode).toBe(200);
  });
});
