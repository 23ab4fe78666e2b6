import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountExportSchema, profileAnswerSchema, sessionsAnswerSchema } from '#contract/account/profile.ts';
import { api } from '#contract/site/urls.ts';
import { hostileText } from '#tests/factories/hostile-text.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => test.clock.set('2026-11-23T09:00:00.000Z'));
afterAll(() => test.close());

const profileOf = async (holder: HttpClient) =>
  profileAnswerSchema.parse(JSON.parse((await holder.get(accountCalls.profile)).body)).account;
const sessionsOf = async (holder: HttpClient) =>
  sessionsAnswerSchema.parse(JSON.parse((await holder.get(accountCalls.sessions)).body)).sessions;
const change = (holder: HttpClient, body: object) => holder.post(api.auth.updateAccount, body);
const refusalOf = async (answer: ReturnType<HttpClient['post']>) => {
  const { statusCode, body } = await answer;
  const { code, fields } = z
    .object({ code: z.string(), fields: z.record(z.string(), z.string()).default({}) })
    .parse(JSON.parse(body));
  return [statusCode, code, ...Object.keys(fields)];
};
const business = { business: true, company: 'Muster GmbH' };
const payment = { iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Muster GmbH' };

describe('the profile', () => {
  it('keeps what is told in the form that is stored, and fills forms in from it', async () => {
    const holder = await signUp(test, 'stored@example.org');
    const address = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };
    const told = {
      ...business,
      name: hostileText,
      address,
      phone: '0341/1234567',
      vatStatus: 'regular',
      taxId: 'DE 136 695 976',
    };
    await succeed(change(holder, { ...told, payment, currentPassword: password }));
    expect(await profileOf(holder)).toMatchObject({
      name: hostileText,
      address,
      phone: '+493411234567',
      payment: { iban: 'DE02120300000000202051', accountHolder: 'Muster GmbH' },
      vatStatus: 'regular',
      vatStatusAt: '2026-11-23T09:00:00.000Z',
      taxId: 'DE136695976',
      taxIdType: 'vatId',
    });
    await succeed(
      change(holder, { payment: { paypal: 'kim@example.org', accountHolder: 'Kim' }, currentPassword: password }),
    );
    expect((await profileOf(holder)).payment).toEqual({ paypal: 'kim@example.org', accountHolder: 'Kim' });
    const abroad = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' };
    await succeed(change(holder, { address: abroad }));
    expect((await profileOf(holder)).address).toEqual(abroad);
  });

  it('lets nobody send the money elsewhere without the password, nor take the account away', async () => {
    const holder = await signUp(test, 'money@example.org');
    expect(await refusalOf(change(holder, { payment }))).toEqual([409, 'passwordNeeded', 'currentPassword']);
    const guessed = change(holder, { payment, currentPassword: 'nicht das richtige' });
    expect(await refusalOf(guessed)).toEqual([409, 'passwordWrong', 'currentPassword']);
    expect(await refusalOf(change(holder, { payment: null }))).toEqual([409, 'passwordNeeded', 'currentPassword']);
    expect(await profileOf(holder)).not.toHaveProperty('payment');
  });

  it('tells the holder by mail of every change of where the money goes, with the last digits alone', async () => {
    const email = 'told@example.org';
    const holder = await signUp(test, email);
    const subject = 'Ihr Zahlungsweg wurde geändert';
    const told = async () => {
      await test.runJobs();
      return (await test.mails()).filter((mail) => mail.recipient === email && mail.subject === subject);
    };
    const pay = (to: object | null) => succeed(change(holder, { payment: to, currentPassword: password }));
    await pay(payment);
    const [first] = await told();
    expect(first?.text).toContain('2051');
    expect(first?.text).not.toMatch(/DE02|1203|Muster GmbH/);
    await pay(payment);
    await succeed(change(holder, { name: 'Kim' }));
    expect(await told()).toHaveLength(1);
    await pay({ paypal: 'kim.privat@example.org', accountHolder: 'Kim' });
    await pay({ paypal: 'kim.privat@example.org', accountHolder: 'Kim Muster' });
    await pay(null);
    const all = await told();
    expect(all).toHaveLength(4);
    expect(all.map(({ text }) => text).join()).not.toContain('kim.privat');
  });

  it('asks again for the VAT status of a former year, until it is stated anew (INV-11)', async () => {
    test.clock.set('2026-12-20T09:00:00.000Z');
    const holder = await signUp(test, 'status@example.org');
    await succeed(change(holder, { ...business, vatStatus: 'smallBusiness' }));
    expect((await profileOf(holder)).vatStatusDue).toBe(false);
    test.clock.set('2026-12-31T23:30:00.000Z');
    expect(await profileOf(holder)).toMatchObject({ vatStatus: 'smallBusiness', vatStatusDue: true });
    await succeed(change(holder, { vatStatus: 'smallBusiness' }));
    expect(await profileOf(holder)).toMatchObject({ vatStatusDue: false, vatStatusAt: '2026-12-31T23:30:00.000Z' });
  });

  it('keeps tax data of a business only, and no business without a name', async () => {
    const holder = await signUp(test, 'closed@example.org');
    await succeed(change(holder, { ...business, vatStatus: 'regular', taxId: '181/815/08155' }));
    expect((await profileOf(holder)).taxIdType).toBe('taxNumber');
    expect(await refusalOf(change(holder, { company: null }))).toEqual([400, 'companyMissing', 'company']);
    await succeed(change(holder, { business: false, company: null }));
    const profile = await profileOf(holder);
    for (const gone of ['company', 'taxId', 'taxIdType', 'vatStatus', 'vatStatusAt'])
      expect(profile).not.toHaveProperty(gone);
  });

  it.each([
    ['a line that turns the direction of reading', { name: 'a\u202eb' }, 'name'],
    ['a name without an end', { name: 'x'.repeat(121) }, 'name'],
    ['a number nobody can call', { phone: '12' }, 'phone'],
    ['half an address', { address: { street: 'Hafenstraße 1', zip: '04109' } }, 'address.city'],
    ['an IBAN with a wrong check digit', { payment: { ...payment, iban: 'DE03120300000000202051' } }, 'payment.iban'],
    ['two ways of payment', { payment: { ...payment, paypal: 'kim@example.org' } }, 'payment'],
    ['a USt-IdNr. with a wrong check digit', { taxId: 'DE136695975' }, 'taxId'],
    ['the number of a citizen', { taxId: '86095742719' }, 'taxId'],
    ['a status that there is not', { vatStatus: 'none' }, 'vatStatus'],
    ['a kind of number, which the server tells itself', { taxIdType: 'vatId' }, 'taxIdType'],
  ])('refuses %s', async (_, body, field) => {
    const holder = test.visitor();
    await succeed(holder.post(api.auth.login, { email: 'stored@example.org', password }));
    expect(await refusalOf(change(holder, body))).toEqual([400, 'invalidBody', field]);
  });
});

describe('the open sessions', () => {
  it('are shown to their holder with the device and the last use, and end one by one or all others at once', async () => {
    const email = 'devices@example.org';
    const holder = await signUp(test, email);
    const [phone, office, library] = [test.visitor(), test.visitor(), test.visitor()];
    for (const visitor of [phone, office, library]) await succeed(visitor.post(api.auth.login, { email, password }));
    test.clock.advance({ minutes: 10 });
    await phone.get(api.auth.currentUser);

    const sessions = await sessionsOf(holder);
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, false, false, true]);
    expect(sessions[0]).toMatchObject({
      device: 'Unbekanntes Gerät',
      seenAt: '2026-11-23T09:10:00.000Z',
      current: false,
    });

    await succeed(holder.post(accountCalls.endSession, { sessionId: sessions[0]?.id }));
    expect((await phone.get(accountCalls.profile)).statusCode).toBe(401);
    expect((await office.get(accountCalls.profile)).statusCode).toBe(200);
    const left = sessionsAnswerSchema.parse(await succeed(holder.post(accountCalls.endOtherSessions, {})));
    expect(left.sessions.map(({ current }) => current)).toEqual([true]);
    expect((await library.get(accountCalls.profile)).statusCode).toBe(401);
  });

  it('of somebody else are as unknown as one that never was', async () => {
    const victim = await signUp(test, 'victim@example.org');
    const other = await signUp(test, 'other@example.org');
    const [theirs] = await sessionsOf(victim);
    for (const sessionId of [theirs?.id, 'never-was']) {
      expect(await refusalOf(other.post(accountCalls.endSession, { sessionId }))).toEqual([404, 'notFound']);
    }
    expect((await victim.get(accountCalls.profile)).statusCode).toBe(200);
    expect((await test.visitor().get(accountCalls.sessions)).statusCode).toBe(401);
  });
});

describe('the export of all own data', () => {
  it('holds profile, sessions, offers and the names of what was uploaded', async () => {
    const holder = await signUp(test, 'takes@example.org');
    await succeed(change(holder, { payment, currentPassword: password }));
    const content = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    await succeed(holder.upload(test.deps.env.uploadUrl, [{ name: 'rack.gif', content }]));
    const { body } = await holder.get(accountCalls.export);
    const exported = accountExportSchema.parse(JSON.parse(body));
    expect(exported.account.payment?.iban).toBe('DE02120300000000202051');
    expect(exported.sessions).toHaveLength(1);
    expect(exported.kept).toMatchObject({ offers: [], uploads: [{ name: 'rack.gif' }] });
  });
});
