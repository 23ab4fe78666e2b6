import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { api } from '#contract/site/urls.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { findByEmail } from '#server/accounts/credentials.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import type { SecurityLine } from '#server/security-log/security-event.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { addPasskey, logInWith, ownPasskeys } from '#tests/support/passkeys.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { securityLines, securityText } from '#tests/support/security-lines.ts';
import { softKey } from '#tests/support/soft-key.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://shop.example';
const iban = 'DE02120300000000202051';
let test: TestApp;
let routes: AppRoute[];
beforeAll(async () => {
  const started = await withRoutes(() => startTestApp({ PUBLIC_URL: origin, RATE_LIMITS: 'on' }));
  test = started.value;
  routes = started.routes;
});
afterAll(() => test.close());

/** What stands in the log once somebody has done something, without what every line has. */
async function notedBy(act: () => Promise<unknown>): Promise<Partial<SecurityLine>[]> {
  // The same once more within a minute would be counted, not written.
  test.clock.advance({ minutes: 2 });
  const before = securityLines(test).length;
  await act();
  return securityLines(test)
    .slice(before)
    .filter(({ times }) => times === undefined)
    .map(({ at: _at, call: _call, network: _network, ...rest }) => rest);
}

async function idOf(email: string): Promise<string> {
  return (await findByEmail(test.deps.db, email))?.account.id ?? '';
}

describe('the security log', () => {
  it('says when, what, who, from which network and by which call', async () => {
    const email = 'when@example.org';
    await signUp(test, email);
    test.clock.advance({ minutes: 2 });
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const token = visitor.cookies.get('XSRF-TOKEN') ?? '';
    await visitor.send({
      method: 'POST',
      url: api.auth.login,
      payload: { email, password },
      headers: { 'x-xsrf-token': token },
      remoteAddress: '2001:db8:1:2:3:4:5:6',
    });
    expect(securityLines(test).at(-1)).toEqual({
      at: test.clock.now().toISOString(),
      what: 'login',
      result: 'done',
      account: await idOf(email),
      call: 'POST /auth/api/login',
      network: '2001:db8:1::/48',
    });
  });

  it('has log-ins, those that fail with the account that was tried, and the way out', async () => {
    const email = 'comes@example.org';
    expect((await notedBy(() => signUp(test, email))).map(({ what, result }) => [what, result])).toEqual([
      ['registration', 'done'],
      ['emailConfirmation', 'done'],
    ]);
    const account = await idOf(email);
    const visitor = test.visitor();
    expect(await notedBy(() => visitor.post(api.auth.login, { email, password: 'geraten, nicht gewusst' }))).toEqual([
      { what: 'login', result: 'wrongCredentials', account },
    ]);
    expect(await notedBy(() => visitor.post(api.auth.login, { email: 'nobody@example.org', password }))).toEqual([
      { what: 'login', result: 'wrongCredentials' },
    ]);
    await succeed(visitor.post(api.auth.login, { email, password }));
    expect(await notedBy(() => visitor.post(api.auth.logout))).toEqual([{ what: 'logout', result: 'done', account }]);
  });

  it('has the way back to a forgotten password, and its link only where one was made', async () => {
    const email = 'forgetful@example.org';
    await signUp(test, email);
    const account = await idOf(email);
    const asked = await notedBy(async () => {
      await succeed(test.visitor().post(api.auth.recoverPassword, { email }));
      await succeed(test.visitor().post(api.auth.recoverPassword, { email: 'nobody@example.org' }));
      await test.runJobs();
    });
    expect(asked).toEqual([
      { what: 'passwordRecovery', result: 'done' },
      { what: 'recoveryLink', result: 'done', account },
    ]);
    const token = await tokenFor(test, email, 'passwort-zuruecksetzen');
    const reset = () => test.visitor().post(api.auth.resetPassword, { token, password: 'sechs Esel im Keller' });
    expect(await notedBy(reset)).toEqual([{ what: 'passwordReset', result: 'done', account }]);
    expect(await notedBy(reset)).toEqual([{ what: 'passwordReset', result: 'linkInvalid' }]);
  });

  it('has changes of account and payment data by the name of what changed', async () => {
    const email = 'changes@example.org';
    const holder = await signUp(test, email);
    const account = await idOf(email);
    const payment = { iban, accountHolder: 'Anna Muster' };
    const change = (body: object) => notedBy(() => holder.post(api.auth.updateAccount, body));
    expect(await change({ payment, currentPassword: password })).toEqual([
      { what: 'accountChange', result: 'done', account, changed: ['payment'] },
    ]);
    expect(await change({ payment, currentPassword: 'falsch' })).toEqual([
      { what: 'accountChange', result: 'passwordWrong', account, changed: ['payment'] },
    ]);
    expect(await notedBy(() => holder.post(accountCalls.endOtherSessions))).toEqual([
      { what: 'sessionsEnded', result: 'done', account },
    ]);
    expect(await notedBy(() => holder.get(accountCalls.export))).toEqual([
      { what: 'accountExport', result: 'done', account },
    ]);
    expect(await notedBy(() => holder.post(accountCalls.delete, { password }))).toEqual([
      { what: 'accountDeletion', result: 'done', account },
    ]);
  });

  it('has passkeys that are added, used, refused and removed', async () => {
    const email = 'key@example.org';
    const [holder, key] = [await signUp(test, email), softKey(origin)];
    const account = await idOf(email);
    expect(await notedBy(() => addPasskey(holder, key))).toEqual([{ what: 'passkeyAdded', result: 'done', account }]);
    expect(await notedBy(() => logInWith(test.visitor(), key))).toEqual([
      { what: 'passkeyLogin', result: 'done', account },
    ]);
    const [passkey] = ownPasskeys((await holder.get(passkeyCalls.list)).json());
    key.origin = 'https://sh0p.example';
    expect(await notedBy(() => logInWith(test.visitor(), key))).toEqual([
      { what: 'passkeyLogin', result: 'passkeyRefused', account },
    ]);
    const guess = () => holder.post(passkeyCalls.registrationOptions, { password: 'geraten, nicht gewusst' });
    expect(await notedBy(guess)).toEqual([{ what: 'refused', result: 'passwordWrong', account }]);
    expect(await notedBy(() => holder.post(passkeyCalls.remove, { id: passkey?.id, password }))).toEqual([
      { what: 'passkeyRemoved', result: 'done', account },
    ]);
  });

  it('has who of the staff did what to which offer, and the payout data that its seller gives', async () => {
    const offer = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offer}`, inquiryBody('seller@example.org')));
    const signedIn = await notedBy(() => signInStaff(test));
    const staff = await staffIdOf(test.deps.db, 'desk@example.org');
    expect(signedIn).toEqual([{ what: 'staffLogin', result: 'done', staff }]);
    const desk = await signInStaff(test);
    const { items } = (await desk.get(`/desk/api/offers/${offer}`)).json().data;
    const validUntil = addDays(dayOf(test.clock.now().toISOString()), 14);
    const bid = () => desk.post(`/desk/api/submitBid/${offer}`, bidBody(items, { validUntil }));
    expect(await notedBy(bid)).toEqual([{ what: 'staffAction', result: 'done', staff, offer }]);
    const wrong = { email: 'desk@example.org', password: 'geraten, nicht gewusst' };
    expect(await notedBy(() => test.visitor().post('/desk/api/login', wrong))).toEqual([
      { what: 'staffLogin', result: 'wrongCredentials', staff },
    ]);
    const seller = await signUp(test, 'seller@example.org');
    const account = await idOf('seller@example.org');
    const addresses = { contractDetails: { iban } };
    expect(await notedBy(() => seller.post(api.selfservice.offerAction('submitAddresses', offer), addresses))).toEqual([
      { what: 'payeeChange', result: 'invalidBody', account, offer },
    ]);
    expect(await notedBy(() => desk.post('/desk/api/logout'))).toEqual([
      { what: 'staffLogout', result: 'done', staff },
    ]);
  });

  it('has every closed door that was tried: of strangers, of other people’s offers, without token, too often', async () => {
    const offer = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offer}`, inquiryBody('owner@example.org')));
    const other = await signUp(test, 'other@example.org');
    const account = await idOf('other@example.org');
    const read = api.selfservice.readOffer(offer);
    expect(await notedBy(() => test.visitor().get(read))).toEqual([{ what: 'refused', result: 'notSignedIn', offer }]);
    expect(await notedBy(() => other.get(read))).toEqual([{ what: 'refused', result: 'notFound', account, offer }]);
    expect(await notedBy(() => test.visitor().get('/desk/api/queue'))).toEqual([
      { what: 'refused', result: 'notSignedIn' },
    ]);
    const forged = { method: 'POST', url: accountCalls.delete, payload: { password } } as const;
    expect(await notedBy(() => other.send(forged))).toEqual([{ what: 'accountDeletion', result: 'antiForgery' }]);
    const guesses = await notedBy(async () => {
      const visitor = test.visitor();
      for (let guess = 0; guess < 12; guess += 1) {
        await visitor.post(api.auth.login, { email: 'other@example.org', password: `geraten ${guess}` });
      }
    });
    expect(guesses).toEqual([
      { what: 'login', result: 'wrongCredentials', account },
      { what: 'login', result: 'tooManyRequests' },
    ]);
  });

  it('has no line for what is read', async () => {
    const holder = await signUp(test, 'reader@example.org');
    const reads = [api.selfservice.listOffers, accountCalls.profile, api.auth.currentUser, '/healthz', '/nowhere'];
    expect(await notedBy(() => Promise.all(reads.map((url) => holder.get(url))))).toEqual([]);
  });
});

describe('whatever is sent', () => {
  const hostile = [
    'DE02120300000000202051',
    'vier Pferde',
    'example.org',
    'link-secret',
    'Anna',
    'evil"\n{"what"',
    '2001:db8:1:2',
  ];

  async function attack(visitor: HttpClient): Promise<void> {
    const email = 'anna+"@example.org';
    for (const text of hostile) {
      await visitor.post(api.auth.login, { email: text, password: text });
      await visitor.post(api.auth.confirmEmail, { token: text, password });
      await visitor.post(api.auth.recoverPassword, { email, [text]: text });
      await visitor.post(api.selfservice.offerAction('submitAddresses', text), { contractDetails: { iban: text } });
      await visitor.get(`${api.selfservice.readOffer(text)}?iban=${iban}`);
      await visitor.get(`/desk/api/offers/${encodeURIComponent(text)}`, {
        'user-agent': text.replace(/\s/g, ' '),
        'x-forwarded-for': text.replace(/\s/g, ' '),
      });
    }
  }

  it('the log holds no address, name, password, IBAN, secret, cookie or full network (LEG-70)', async () => {
    const [stranger, holder, desk] = [test.visitor(), await signUp(test, 'anna@example.org'), await signInStaff(test)];
    for (const visitor of [stranger, holder, desk]) await attack(visitor);
    const written = securityText(test);
    expect(written).toContain('"what":"refused"');
    for (const secret of hostile) expect(written).not.toContain(secret);
    const cookies = [stranger, holder, desk].flatMap(({ cookies }) => [...cookies.values()]);
    for (const value of cookies) expect(written).not.toContain(value);
    expect(securityLines(test)).toHaveLength(written.trimEnd().split('\n').length);
  });
});

describe('every call that changes an account or the desk', () => {
  it('has its name in the log, but those that change nothing to follow up', () => {
    const changing = routes.filter(
      ({ method, url, access }) =>
        method === 'POST' && /^\/(auth|accounts|desk)\//.test(url) && typeof access !== 'object',
    );
    expect(changing.length).toBeGreaterThan(15);
    expect(
      changing
        .filter(({ security }) => security === undefined)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(
      [
        '/auth/api/sendEmailConfirmation',
        passkeyCalls.loginOptions,
        passkeyCalls.registrationOptions,
        passkeyCalls.rename,
      ].toSorted(),
    );
  });
});

describe('a database that is away', () => {
  it('keeps nobody from being noted', async () => {
    const away = await startTestApp();
    const visitor = away.visitor();
    await visitor.get(api.auth.currentUser);
    await away.database.end();
    const answer = await visitor.post(api.auth.login, { email: 'anna@example.org', password });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(securityLines(away).map(({ what, result }) => [what, result])).toEqual([['login', answer.json().code]]);
    await away.close();
  });
});
