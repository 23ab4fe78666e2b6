import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { api } from '#contract/site/urls.ts';
import { findByEmail, replaceHash } from '#server/accounts/credentials.ts';
import { login } from '#server/accounts/login.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { deliverAccountMail } from '#server/accounts/send-account-mail.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const newPassword = 'sechs Esel im Keller';
const codeOf = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  JSON.parse(response.body).code,
];
const resetFor = (email: string) => tokenFor(test, email, 'passwort-zuruecksetzen');

async function registered(email: string): Promise<HttpClient> {
  const visitor = test.visitor();
  await succeed(visitor.post(api.auth.registerAccount, { email, password }));
  return visitor;
}

async function isSignedIn(visitor: HttpClient): Promise<boolean> {
  return (await visitor.get(accountCalls.profile)).statusCode === 200;
}

describe('recoverPassword', () => {
  it('answers an address with and without an account the same, and mails only to the first', async () => {
    await registered('forgetful@example.org');
    const addresses = ['Forgetful@example.org', 'nobody@example.org'];
    const answers = await Promise.all(
      addresses.map((email) => test.visitor().post(api.auth.recoverPassword, { email })),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
      addresses.map(() => [200, '{"account":null}']),
    );
    expect(await tokensFor(test, 'forgetful@example.org', 'passwort-zuruecksetzen')).toHaveLength(1);
    expect(await subjectsFor(test, 'nobody@example.org')).toEqual([]);
  });

  it('sends one mail however often its job runs', async () => {
    await registered('repeated@example.org');
    const mail = { kind: 'recoverPassword', id: test.deps.ids.uuid(), email: 'repeated@example.org' } as const;
    await deliverAccountMail(test.deps, mail);
    await deliverAccountMail(test.deps, mail);
    expect(await tokensFor(test, 'repeated@example.org', 'passwort-zuruecksetzen')).toHaveLength(1);
  });
});

describe('resetPassword', () => {
  it('leaves no session behind that is opened with the former password at the same moment', async () => {
    const email = 'raced@example.org';
    await registered(email);
    const hash = await hashPassword(newPassword);
    const found = await findByEmail(test.deps.db, email);
    const trying: Promise<unknown>[] = [];
    await test.deps.database.transaction(async (tx) => {
      await replaceHash(tx, found?.account.id ?? '', hash, test.clock.now());
      // It reads the password as it stands before this is over, and waits where it opens its session.
      trying.push(login(test.deps, { email, password }, undefined).catch((problem: unknown) => problem));
      await Promise.race([...trying, expect.poll(() => waitingForLocks(test)).toBe(1)]);
    });
    expect(await Promise.all(trying)).toMatchObject([{ message: 'wrongCredentials' }]);
  });

  it('sets the new password, ends all sessions and tells the holder', async () => {
    const email = 'reset@example.org';
    const visitor = await signUp(test, email);
    const elsewhere = test.visitor();
    await succeed(elsewhere.post(api.auth.login, { email, password }));
    await visitor.post(api.auth.recoverPassword, { email });
    const response = await visitor.post(api.auth.resetPassword, {
      token: await resetFor(email),
      password: newPassword,
    });

    expect(JSON.parse(response.body)).toEqual({ account: null });
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect((await visitor.post(api.auth.login, { email, password })).statusCode).toBe(401);
    expect((await visitor.post(api.auth.login, { email, password: newPassword })).statusCode).toBe(200);
    expect(await subjectsFor(test, email)).toContain('Ihr Passwort wurde geändert');
  });

  it('leaves the session of another account alone', async () => {
    await registered('one@example.org');
    const other = await registered('two@example.org');
    await other.post(api.auth.recoverPassword, { email: 'one@example.org' });
    await succeed(
      other.post(api.auth.resetPassword, { token: await resetFor('one@example.org'), password: newPassword }),
    );
    expect(await isSignedIn(other)).toBe(true);
  });

  it('works once and for an hour', async () => {
    const email = 'hour@example.org';
    await registered(email);
    await test.visitor().post(api.auth.recoverPassword, { email });
    const token = await resetFor(email);
    await succeed(test.visitor().post(api.auth.resetPassword, { token, password: newPassword }));
    const again = await test.visitor().post(api.auth.resetPassword, { token, password: newPassword });
    expect(codeOf(again)).toEqual([409, 'linkInvalid']);

    await test.visitor().post(api.auth.recoverPassword, { email });
    const [, second] = await tokensFor(test, email, 'passwort-zuruecksetzen');
    test.clock.advance({ minutes: 61 });
    const late = await test.visitor().post(api.auth.resetPassword, { token: second, password: newPassword });
    expect(codeOf(late)).toEqual([409, 'linkInvalid']);
  });

  it('is over once the password was changed by whoever is signed in: somebody else may have the mail', async () => {
    const email = 'changed@example.org';
    const holder = await registered(email);
    await test.visitor().post(api.auth.recoverPassword, { email });
    const token = await resetFor(email);
    const change = { password: newPassword, currentPassword: password };
    await succeed(holder.post(api.auth.updateAccount, change));
    const late = await test.visitor().post(api.auth.resetPassword, { token, password: `${newPassword} neu` });
    expect(codeOf(late)).toEqual([409, 'linkInvalid']);
  });

  it('refuses a well-known password without using the link up', async () => {
    const email = 'picky@example.org';
    await registered(email);
    await test.visitor().post(api.auth.recoverPassword, { email });
    const token = await resetFor(email);
    const refused = await test.visitor().post(api.auth.resetPassword, { token, password: 'Sommer2026!' });
    expect(codeOf(refused)).toEqual([400, 'passwordTooCommon']);
    await succeed(test.visitor().post(api.auth.resetPassword, { token, password: newPassword }));
  });
});

describe('an account that a stranger made for somebody else’s address', () => {
  const strangers = 'das Passwort des Fremden';
  const content = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

  it('is empty when the owner of the address takes it over by a new password', async () => {
    const email = 'owner@example.org';
    const stranger = test.visitor();
    const said = { business: true, company: 'Fremde GmbH', name: 'Fritz Fremd' };
    await succeed(stranger.post(api.auth.registerAccount, { email, password: strangers, ...said }));
    const address = { street: 'Am Hinterhof 2', zip: '04109', city: 'Leipzig' };
    await succeed(stranger.post(api.auth.updateAccount, { address, phone: '0341/1234567' }));
    await succeed(stranger.upload(test.deps.env.uploadUrl, [{ name: 'fremd.gif', content }]));

    await test.visitor().post(api.auth.recoverPassword, { email });
    await succeed(test.visitor().post(api.auth.resetPassword, { token: await resetFor(email), password }));
    const owner = test.visitor();
    await succeed(owner.post(api.auth.login, { email, password }));
    const { account, kept } = (await owner.get(accountCalls.export)).json();
    expect(Object.keys(account).toSorted()).toEqual([
      'business',
      'createdAt',
      'email',
      'emailConfirmed',
      'id',
      'vatStatusDue',
    ]);
    expect(account).toMatchObject({ emailConfirmed: true, business: false });
    expect(kept).toMatchObject({ uploads: [] });
    expect(await subjectsFor(test, email)).toContain('Ihr Konto gehört jetzt Ihnen allein');
  });

  it('keeps what a holder has told who had proved the address before', async () => {
    const email = 'proved@example.org';
    const holder = await signUp(test, email);
    await succeed(holder.post(api.auth.updateAccount, { name: 'Kim Muster' }));
    await test.visitor().post(api.auth.recoverPassword, { email });
    await succeed(test.visitor().post(api.auth.resetPassword, { token: await resetFor(email), password: newPassword }));
    await succeed(holder.post(api.auth.login, { email, password: newPassword }));
    expect((await holder.get(accountCalls.profile)).json().account).toMatchObject({ name: 'Kim Muster' });
  });

  it.each([
    [
      'payment',
      { payment: { iban: 'DE02120300000000202051', accountHolder: 'Fritz Fremd' }, currentPassword: password },
    ],
    ['taxId', { taxId: 'DE136695976' }],
    ['vatStatus', { vatStatus: 'regular' }],
  ])('holds no %s before the address is confirmed, in whatever browser that happens later', async (field, change) => {
    const email = `unproved-${field.toLowerCase()}@example.org`;
    const visitor = await registered(email);
    await succeed(visitor.post(api.auth.updateAccount, { business: true, company: 'Muster GmbH' }));
    expect(codeOf(await visitor.post(api.auth.updateAccount, change))).toEqual([409, 'emailNotConfirmed']);

    const token = await tokenFor(test, email, 'email-bestaetigen');
    await succeed(test.visitor().post(api.auth.confirmEmail, { token, password }));
    await succeed(visitor.post(api.auth.login, { email, password }));
    expect((await visitor.get(accountCalls.profile)).json().account).not.toHaveProperty(field);
    await succeed(visitor.post(api.auth.updateAccount, change));
    expect((await visitor.get(accountCalls.profile)).json().account).toHaveProperty(field);
  });

  it('has no payee in the database either, whatever writes there', async () => {
    const email = 'below@example.org';
    await registered(email);
    const written = test.deps.db
      .update(accounts)
      .set({ iban: 'DE02120300000000202051' })
      .where(eq(accounts.email, email));
    await expect(written).rejects.toMatchObject({ cause: { constraint: 'account_payee_proved' } });
  });
});
