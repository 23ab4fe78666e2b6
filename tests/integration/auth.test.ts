import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { api } from '#contract/site/urls.ts';
import { accountCredentials, accountSessions, accounts } from '#server/db/schema/accounts.ts';
import { password } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const cookie = 'shop.session';
const register = (email: string, more: object = {}) =>
  test.visitor().post(api.auth.registerAccount, { email, password, ...more });
const accountIn = (response: { body: string }) => accountAnswerSchema.parse(JSON.parse(response.body)).account;
const problemIn = (response: { statusCode: number; body: string }): unknown => {
  const { code, detail, fields } = JSON.parse(response.body);
  return { status: response.statusCode, code, detail, fields };
};

describe('registerAccount', () => {
  it('makes an account, signs in, and never sends the password back', async () => {
    const visitor = test.visitor();
    const response = await visitor.post(api.auth.registerAccount, {
      email: ' Erika@Example.ORG ',
      password,
      business: true,
      company: 'Muster GmbH',
      name: 'Erika Muster',
    });
    expect(response.statusCode).toBe(200);
    expect(accountIn(response)).toMatchObject({
      email: 'erika@example.org',
      emailConfirmed: false,
      business: true,
      company: 'Muster GmbH',
      name: 'Erika Muster',
    });
    expect(response.body).not.toContain(password);
    expect(accountIn(await visitor.get(api.auth.currentUser))?.email).toBe('erika@example.org');
  });

  it('stores no password, only its hash', async () => {
    await register('hashed@example.org');
    const rows = await test.deps.db.select().from(accountCredentials);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('says that an address is taken, however it is written', async () => {
    await register('taken@example.org');
    expect(problemIn(await register('TAKEN@example.org'))).toEqual({
      status: 409,
      code: 'emailTaken',
      detail: 'E-Mail-Adresse ist bereits vergeben',
      fields: { email: 'E-Mail-Adresse ist bereits vergeben' },
    });
  });

  it('makes one account when the same address registers many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register('race@example.org')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['shorter than ten characters', 'kurz123', 'invalidBody', /mindestens 10 Zeichen/],
    ['longer than 128 characters', 'x7 '.repeat(50), 'invalidBody', /höchstens 128 Zeichen/],
    ['well known', 'passwort123', 'passwordTooCommon', /zu bekannt/],
    ['the address itself', 'decent@example.org', 'passwordTooCommon', /zu bekannt/],
  ])('refuses a password that is %s', async (_why, refused, code, sentence) => {
    const response = await register('decent@example.org', { password: refused });
    expect(response.statusCode).toBe(400);
    expect(problemIn(response)).toMatchObject({ code, fields: { password: expect.stringMatching(sentence) } });
  });

  it.each([
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['an unknown key', { admin: true }, 'admin'],
    ['a key that the server sets itself', { emailConfirmed: true }, 'emailConfirmed'],
    ['a business without a name', { business: true }, 'company'],
    ['a line that turns the direction of reading', { name: 'Erika\u202eMuster' }, 'name'],
    ['a name without an end', { name: 'x'.repeat(121) }, 'name'],
    ['a password that is no text', { password: { $gt: '' } }, 'password'],
  ])('refuses %s and stores nothing', async (_what, wrong, field) => {
    const response = await register('refused@example.org', wrong);
    expect(response.statusCode).toBe(400);
    expect(problemIn(response)).toMatchObject({ code: 'invalidBody', fields: { [field]: expect.any(String) } });
    expect(await test.deps.db.select().from(accounts).where(eq(accounts.email, 'refused@example.org'))).toEqual([]);
  });
});

describe('login', () => {
  it('signs in, with the address in any case', async () => {
    await register('login@example.org');
    const visitor = test.visitor();
    const response = await visitor.post(api.auth.login, { email: 'LOGIN@example.org', password });
    expect(accountIn(response)?.email).toBe('login@example.org');
    expect((await visitor.get(accountCalls.profile)).statusCode).toBe(200);
  });

  it('answers the same to a wrong password and to an address without an account', async () => {
    await register('known@example.org');
    const wrong = await test
      .visitor()
      .post(api.auth.login, { email: 'known@example.org', password: 'nicht das richtige' });
    const unknown = await test.visitor().post(api.auth.login, { email: 'unknown@example.org', password });
    expect(wrong.statusCode).toBe(401);
    expect(problemIn(wrong)).toEqual(problemIn(unknown));
  });

  it('takes no token that a browser brought along: a planted session is never signed in', async () => {
    await register('fixed@example.org');
    const attacker = test.visitor();
    await attacker.post(api.auth.registerAccount, { email: 'attacker@example.org', password });
    const planted = attacker.cookies.get(cookie) ?? '';
    const victim = test.visitor();
    victim.cookies.set(cookie, planted);

    await victim.post(api.auth.login, { email: 'fixed@example.org', password });

    expect(victim.cookies.get(cookie)).not.toBe(planted);
    expect(accountIn(await attacker.get(api.auth.currentUser))).toBeNull();
  });

  it('ignores a session cookie that we did not sign', async () => {
    const visitor = test.visitor();
    visitor.cookies.set(cookie, `${'a'.repeat(32)}.${'b'.repeat(43)}=`);
    expect(accountIn(await visitor.get(api.auth.currentUser))).toBeNull();
  });
});

describe('the session', () => {
  it('is in a cookie that no script can read, for our own pages only', async () => {
    const response = await register('cookie@example.org');
    const [session] = response.cookies.filter((one) => one.name === cookie);
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.secure).toBeUndefined();
  });

  it('is in the database only as a hash: who reads it there cannot sign in with it', async () => {
    const visitor = test.visitor();
    await visitor.post(api.auth.registerAccount, { email: 'stored@example.org', password });
    const [token = ''] = (visitor.cookies.get(cookie) ?? '').split('.');
    const rows = JSON.stringify(await test.deps.db.select().from(accountSessions));
    expect(rows).not.toContain(token);
    expect(rows).toContain(createHash('sha256').update(token).digest('hex'));
  });

  it('is one that only this host can set, where the shop is served over TLS', async () => {
    const secured = await startTestApp({ PUBLIC_URL: 'https://shop.example' });
    const response = await secured.visitor().post(api.auth.registerAccount, { email: 'tls@example.org', password });
    const set = response.cookies.find((one) => one.name === `__Host-${cookie}`);
    expect(set).toMatchObject({ secure: true, path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(set?.domain).toBeUndefined();
    await secured.close();
  });

  it('is kept in the database and ends there after 30 days without use', async () => {
    const visitor = test.visitor();
    await visitor.post(api.auth.registerAccount, { email: 'lasting@example.org', password });
    test.clock.advance({ days: 29 });
    expect(accountIn(await visitor.get(api.auth.currentUser))).not.toBeNull();
    test.clock.advance({ days: 29 });
    expect(accountIn(await visitor.get(api.auth.currentUser))).not.toBeNull();
    test.clock.advance({ days: 31 });
    expect(accountIn(await visitor.get(api.auth.currentUser))).toBeNull();
  });

  it('ends after 90 days however much it is used, and its cookie with it', async () => {
    const visitor = test.visitor();
    await visitor.post(api.auth.registerAccount, { email: 'ninety@example.org', password });
    const last = new Date(test.clock.now().getTime() + 90 * 86_400_000);
    let ends: Date | undefined;
    for (const days of [29, 29, 29]) {
      test.clock.advance({ days });
      const { cookies } = await visitor.get(api.auth.currentUser);
      ends = cookies.find(({ name }) => name === cookie)?.expires;
    }
    expect(ends).toEqual(last);
    test.clock.advance({ days: 2, hours: 23 });
    expect(accountIn(await visitor.get(api.auth.currentUser))).not.toBeNull();
    test.clock.advance({ hours: 1 });
    expect(accountIn(await visitor.get(api.auth.currentUser))).toBeNull();
  });
});

describe('currentUser', () => {
  it('answers a stranger with 200 and null, and hands out the anti-forgery token', async () => {
    const visitor = test.visitor();
    const response = await visitor.get(api.auth.currentUser);
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body)).toEqual({ account: null });
    expect(visitor.cookies.has('XSRF-TOKEN')).toBe(true);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('logout', () => {
  it('ends the session in the browser and in the database', async () => {
    const visitor = test.visitor();
    await visitor.post(api.auth.registerAccount, { email: 'leaving@example.org', password });
    const kept = visitor.cookies.get(cookie) ?? '';
    const response = await visitor.post(api.auth.logout);
    expect(JSON.parse(response.body)).toEqual({ account: null });
    expect(visitor.cookies.has(cookie)).toBe(false);

    visitor.cookies.set(cookie, kept);
    expect(accountIn(await visitor.get(api.auth.currentUser))).toBeNull();
  });

  it('is also answered to somebody who is not signed in', async () => {
    expect((await test.visitor().post(api.auth.logout, {})).statusCode).toBe(200);
  });
});

describe('the anti-forgery token', () => {
  const calls = Object.values(api.auth).filter((path) => path !== api.auth.currentUser);

  it.each([...calls, accountCalls.delete])('is asked for by %s before anything else', async (path) => {
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const response = await visitor.send({ method: 'POST', url: path, payload: {} });
    expect(problemIn(response)).toMatchObject({ status: 403, code: 'antiForgery' });
  });

  it('stops a logout that another page asks for', async () => {
    const visitor = test.visitor();
    await visitor.post(api.auth.registerAccount, { email: 'stays@example.org', password });
    await visitor.send({ method: 'POST', url: api.auth.logout });
    expect(accountIn(await visitor.get(api.auth.currentUser))?.email).toBe('stays@example.org');
  });
});
