import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { api } from '#contract/site/urls.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { addressesBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { password, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { callsFrom, statuses } from '#tests/support/tries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

/** The password is asked for before the offer's phase is looked at. */
const payee = { inquiryId: 'A-2026-000001', ...addressesBody };
const wrong = 'nicht das richtige';

const from = (ip: string) => callsFrom(test, ip);

describe('too many tries', () => {
  it('from one place do not lock the holder out elsewhere', async () => {
    await succeed(from('10.0.1.1')(api.auth.registerAccount, { email: 'attacked@example.org', password }));
    const attacker = from('10.0.1.2');
    // More than the account may have tried from all places together: only those of one place count.
    await statuses(101, () => attacker(api.auth.login, { email: 'attacked@example.org', password: wrong }));
    const holder = from('10.0.1.3');
    expect((await holder(api.auth.login, { email: 'attacked@example.org', password })).statusCode).toBe(200);
  });

  it('are counted together from all addresses of one network, and whatever the caller invents', async () => {
    await succeed(from('10.0.1.9')(api.auth.registerAccount, { email: 'network@example.org', password }));
    const guess = (forwarded: string) =>
      from(forwarded)(api.auth.login, { email: 'network@example.org', password: wrong });
    let caller = 0;
    const ownNetwork = () => guess(`10.9.9.${++caller}, 2001:db8:1:2::${caller}`);
    expect(await statuses(11, ownNetwork)).toEqual([...Array(10).fill(401), 429]);
    expect((await guess('2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('are forgotten after the right password', async () => {
    await succeed(from('10.0.2.1')(api.auth.registerAccount, { email: 'clumsy@example.org', password }));
    const holder = from('10.0.2.2');
    const login = (given: string) => holder(api.auth.login, { email: 'clumsy@example.org', password: given });
    await statuses(9, () => login(wrong));
    expect((await login(password)).statusCode).toBe(200);
    expect(await statuses(9, () => login(wrong))).toEqual(Array(9).fill(401));
  });

  it('to guess it before another payee counts end in 429, on whatever offer (LEG-61)', async () => {
    const [holder, email] = [from('10.0.2.3'), 'payee@example.org'];
    await succeed(holder(api.auth.registerAccount, { email, password }));
    await test.deps.db.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.email, email));
    const offers = [newOfferId(), newOfferId()];
    for (const id of offers) await succeed(holder(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
    const guess = () => {
      offers.reverse();
      return holder(`/selfservice/api/submitAddresses/${offers[0]}`, { ...payee, password: wrong });
    };
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(409), 429]);
  });

  it('are counted the same for an address without an account', async () => {
    const stranger = from('10.0.3.1');
    const tries = await statuses(11, () => stranger(api.auth.login, { email: 'nobody@example.org', password: wrong }));
    expect(tries).toEqual([...Array(10).fill(401), 429]);
  });

  it('to learn by registering who has an account end in 429', async () => {
    const curious = from('10.0.4.1');
    const body = { email: 'asked@example.org', password };
    expect(await statuses(11, () => curious(api.auth.registerAccount, body))).toEqual([
      200,
      ...Array(9).fill(409),
      429,
    ]);
    expect(JSON.parse((await curious(api.auth.registerAccount, body)).body).detail).toMatch(/ noch eine Stunde\.$/);
  });

  it('to have mails sent to others by naming them as the own new address end in 429', async () => {
    const holder = from('10.0.5.2');
    await succeed(holder(api.auth.registerAccount, { email: 'moving@example.org', password }));
    const move = (email: string) => holder(api.auth.updateAccount, { email, currentPassword: password });
    expect(await statuses(6, () => move('victim@example.org'))).toEqual([...Array(5).fill(200), 429]);
    const many = await statuses(40, () => move(`${test.deps.ids.uuid()}@example.org`));
    expect(many.at(-1)).toBe(429);
  });

  it('to guess at the desk end in 429', async () => {
    const stranger = from('10.0.6.1');
    const guess = () => stranger('/desk/api/login', { email: 'boss@example.org', password: wrong });
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });

  it('with one mailed link end in 429', async () => {
    const stranger = from('10.0.7.1');
    const tries = await statuses(11, () => stranger(api.auth.confirmEmail, { token: 'x', password: wrong }));
    expect(tries).toEqual([...Array(10).fill(409), 429]);
  });

  it('to guess the own password with a session that was left open end in 429', async () => {
    const visitor = from('10.0.8.1');
    await succeed(visitor(api.auth.registerAccount, { email: 'open@example.org', password }));
    const change = { password: 'sechs Esel im Keller', currentPassword: wrong };
    const tries = await statuses(11, () => visitor(api.auth.updateAccount, change));
    expect(tries).toEqual([...Array(10).fill(409), 429]);
    expect((await visitor(accountCalls.delete, { password })).statusCode).toBe(429);
  });
});
