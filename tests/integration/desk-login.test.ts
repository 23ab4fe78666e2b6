import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { removeStaff, staffIdOf } from '#server/accounts/staff.ts';
import { password, seatStaff, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const desk = { login: '/desk/api/login', logout: '/desk/api/logout', currentUser: '/desk/api/currentUser' };
const codeOf = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  JSON.parse(response.body).code,
];
const remove = (email: string) => test.deps.database.transaction((tx) => removeStaff(test.deps, tx, email));
const add = (email: string, given = password) => seatStaff(test.deps, { email, password: given });

describe('the desk’s sign-in', () => {
  it('knows who sits at the desk, by a cookie of its own', async () => {
    await add('cookie@example.org');
    const member = test.visitor();
    const response = await member.post(desk.login, { email: 'Cookie@example.org', password });
    expect(JSON.parse(response.body).staff.email).toBe('cookie@example.org');
    const session = response.cookies.find((one) => one.name === 'desk.session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(JSON.parse((await member.get(desk.currentUser)).body).staff.email).toBe('cookie@example.org');
  });

  it('answers a stranger with null and the anti-forgery token', async () => {
    const visitor = test.visitor();
    expect((await visitor.get(desk.currentUser)).body).toBe('{"staff":null}');
    expect(visitor.cookies.has('XSRF-TOKEN')).toBe(true);
  });

  it('answers the same to a wrong password and to somebody unknown', async () => {
    await add('staff@example.org');
    const wrong = await test.visitor().post(desk.login, { email: 'staff@example.org', password: 'nicht das richtige' });
    const unknown = await test.visitor().post(desk.login, { email: 'unknown@example.org', password });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.body).toBe(unknown.body);
  });

  it('ends with the log-out, and by itself after a day', async () => {
    const member = await signInStaff(test);
    const kept = member.cookies.get('desk.session') ?? '';
    expect((await member.post(desk.logout)).body).toBe('{"staff":null}');
    member.cookies.set('desk.session', kept);
    expect((await member.get(desk.currentUser)).body).toBe('{"staff":null}');

    const later = await signInStaff(test);
    test.clock.advance({ hours: 24, seconds: 1 });
    expect((await later.get(desk.currentUser)).body).toBe('{"staff":null}');
  });

  it('needs the anti-forgery token', async () => {
    const response = await test.visitor().send({ method: 'POST', url: desk.login, payload: {} });
    expect(codeOf(response)).toEqual([403, 'antiForgery']);
  });
});

describe('customers and staff', () => {
  it('are separate: a customer is a stranger at the desk, and staff are strangers in the shop', async () => {
    const customer = await signUp(test, 'customer@example.org');
    expect((await customer.get(desk.currentUser)).body).toBe('{"staff":null}');
    expect(codeOf(await customer.post(desk.login, { email: 'customer@example.org', password }))).toEqual([
      401,
      'wrongCredentials',
    ]);
    const member = await signInStaff(test);
    expect((await member.get(api.auth.currentUser)).body).toBe('{"account":null}');
  });

  it('cannot pass one session off as the other', async () => {
    const customer = await signUp(test, 'passing@example.org');
    customer.cookies.set('desk.session', customer.cookies.get('shop.session') ?? '');
    expect((await customer.get(desk.currentUser)).body).toBe('{"staff":null}');
    const member = await signInStaff(test);
    member.cookies.set('shop.session', member.cookies.get('desk.session') ?? '');
    expect((await member.get(api.auth.currentUser)).body).toBe('{"account":null}');
  });

  it('may share an address without sharing anything else', async () => {
    await signUp(test, 'both@example.org');
    await add('both@example.org', 'acht Kühe auf dem Dach');
    const member = test.visitor();
    expect((await member.post(desk.login, { email: 'both@example.org', password })).statusCode).toBe(401);
    await succeed(member.post(desk.login, { email: 'both@example.org', password: 'acht Kühe auf dem Dach' }));
  });
});

describe('the list of staff', () => {
  it('gives a member who is added again the new password and signs them out', async () => {
    expect(await add('again@example.org')).toBe('added');
    const member = test.visitor();
    await succeed(member.post(desk.login, { email: 'again@example.org', password }));
    expect(await add('again@example.org', 'acht Kühe auf dem Dach')).toBe('changed');
    expect((await member.get(desk.currentUser)).body).toBe('{"staff":null}');
    expect((await member.post(desk.login, { email: 'again@example.org', password })).statusCode).toBe(401);
  });

  it('signs a member who is removed out at once', async () => {
    await add('gone@example.org');
    const member = test.visitor();
    await succeed(member.post(desk.login, { email: 'gone@example.org', password }));
    expect(await remove('gone@example.org')).toBe(true);
    expect((await member.get(desk.currentUser)).body).toBe('{"staff":null}');
    expect(await staffIdOf(test.deps.db, 'gone@example.org')).toBeUndefined();
    expect(await remove('gone@example.org')).toBe(false);
  });
});
