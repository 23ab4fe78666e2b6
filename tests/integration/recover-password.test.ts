import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { api } from '#contract/urls.ts';
import { findByEmail, replaceHash } from '#server/accounts/credentials.ts';
import { login } from '#server/accounts/login.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { deliverAccountMail } from '#server/accounts/send-account-mail.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
    const tried = login(test.deps, { email, password }, undefined).catch((problem: unknown) => problem);
    await replaceHash(test.deps.db, found?.account.id ?? '', hash, test.clock.now());
    const refused = await tried;
    expect(refused).toMatchObject({ message: 'wrongCredentials' });
  });

  it('sets the new password, ends all sessions and tells the holder', async () => {
    const email = 'reset@example.org';
    const visitor = await registered(email);
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
