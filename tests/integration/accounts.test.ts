import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { accountExportSchema } from '#contract/account/profile.ts';
import { api } from '#contract/site/urls.ts';
import { accountSessions, accounts, accountTokens } from '#server/db/schema/accounts.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
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

async function login(email: string, given = password): Promise<HttpClient> {
  const visitor = test.visitor();
  await succeed(visitor.post(api.auth.login, { email, password: given }));
  return visitor;
}

async function accountOf(visitor: HttpClient) {
  return accountAnswerSchema.parse(JSON.parse((await visitor.get(api.auth.currentUser)).body)).account;
}

describe('updateAccount', () => {
  it('changes what is named, keeps the rest, and takes away what is null', async () => {
    const holder = await signUp(test, 'details@example.org');
    const address = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };
    await succeed(holder.post(api.auth.updateAccount, { name: 'Kim Muster', company: 'Muster GmbH', address }));
    await succeed(holder.post(api.auth.updateAccount, { business: true, phone: '0341 123' }));
    const answer = await succeed(holder.post(api.auth.updateAccount, { phone: null, address: null }));
    const { account } = accountAnswerSchema.parse(answer);
    expect(account).toMatchObject({ name: 'Kim Muster', business: true, company: 'Muster GmbH' });
    expect(account).not.toHaveProperty('phone');
    expect(account).not.toHaveProperty('address');
  });

  it('is refused to a stranger', async () => {
    expect(codeOf(await test.visitor().post(api.auth.updateAccount, { name: 'X' }))).toEqual([401, 'notSignedIn']);
  });

  it('sets a new password only with the current one, ends the other sessions, and tells the holder', async () => {
    const email = 'newpassword@example.org';
    const holder = await signUp(test, email);
    const elsewhere = await login(email);
    const missing = await holder.post(api.auth.updateAccount, { password: newPassword });
    expect(codeOf(missing)).toEqual([409, 'passwordNeeded']);
    const wrong = await holder.post(api.auth.updateAccount, { password: newPassword, currentPassword: newPassword });
    expect(codeOf(wrong)).toEqual([409, 'passwordWrong']);

    await succeed(holder.post(api.auth.updateAccount, { password: newPassword, currentPassword: password }));

    expect(await accountOf(holder)).not.toBeNull();
    expect(await accountOf(elsewhere)).toBeNull();
    await login(email, newPassword);
    expect(await subjectsFor(test, email)).toContain('Ihr Passwort wurde geändert');
  });

  it('moves to a new address only after its mail is answered, and tells the old one', async () => {
    const [before, after] = ['before@example.org', 'after@example.org'];
    const holder = await signUp(test, before);
    const refused = await holder.post(api.auth.updateAccount, { email: after });
    expect(codeOf(refused)).toEqual([409, 'passwordNeeded']);

    await succeed(holder.post(api.auth.updateAccount, { email: after, currentPassword: password }));
    expect(await accountOf(holder)).toMatchObject({ email: before, pendingEmail: after, emailConfirmed: true });
    expect(await subjectsFor(test, before)).toContain('Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben');

    await succeed(holder.post(api.auth.confirmEmail, { token: await tokenFor(test, after, 'email-bestaetigen') }));
    expect(await accountOf(holder)).toMatchObject({ email: after, emailConfirmed: true });
    expect(await accountOf(holder)).not.toHaveProperty('pendingEmail');
    expect(await subjectsFor(test, before)).toContain('Die E-Mail-Adresse Ihres Kontos wurde geändert');
    await login(after);
  });

  it('mails the link to a new address again when asked', async () => {
    const holder = await signUp(test, 'moving@example.org');
    await succeed(holder.post(api.auth.updateAccount, { email: 'moved@example.org', currentPassword: password }));
    await succeed(holder.post(api.auth.sendEmailConfirmation, {}));
    expect(await tokensFor(test, 'moved@example.org', 'email-bestaetigen')).toHaveLength(2);
  });

  it('takes an unconfirmed wish for another address back when the present one is named', async () => {
    const holder = await signUp(test, 'undecided@example.org');
    await succeed(holder.post(api.auth.updateAccount, { email: 'maybe@example.org', currentPassword: password }));
    await succeed(holder.post(api.auth.updateAccount, { email: 'undecided@example.org' }));
    expect(await accountOf(holder)).not.toHaveProperty('pendingEmail');
  });

  it('tells that a new address has an account to that address alone', async () => {
    const holder = await signUp(test, 'curious@example.org');
    await signUp(test, 'has@example.org');
    const ask = async (email: string) => {
      const answer = await succeed(holder.post(api.auth.updateAccount, { email, currentPassword: password }));
      await test.runJobs();
      return JSON.stringify(answer).replaceAll(email, 'address');
    };
    expect(await ask('has@example.org')).toBe(await ask('has-not@example.org'));
    const [, ...told] = await subjectsFor(test, 'has@example.org');
    expect(told).toEqual(['Zu Ihrer E-Mail-Adresse gibt es schon ein Konto']);
    expect(await tokensFor(test, 'has@example.org', 'email-bestaetigen')).toHaveLength(1);
  });

  it('says that a new address is taken when it is confirmed', async () => {
    const holder = await signUp(test, 'wants@example.org');
    await succeed(holder.post(api.auth.updateAccount, { email: 'free@example.org', currentPassword: password }));
    const token = await tokenFor(test, 'free@example.org', 'email-bestaetigen');
    await succeed(test.visitor().post(api.auth.registerAccount, { email: 'free@example.org', password }));
    expect(codeOf(await holder.post(api.auth.confirmEmail, { token }))).toEqual([409, 'emailTaken']);
    expect((await accountOf(holder))?.email).toBe('wants@example.org');
  });
});

describe('the profile', () => {
  it('is shown to its holder and refused to a stranger', async () => {
    const holder = await signUp(test, 'profile@example.org');
    expect(JSON.parse((await holder.get(accountCalls.profile)).body).account.email).toBe('profile@example.org');
    expect(codeOf(await test.visitor().get(accountCalls.profile))).toEqual([401, 'notSignedIn']);
  });
});

describe('the export', () => {
  it('holds the account and its sessions, but neither passwords nor tokens', async () => {
    const holder = await signUp(test, 'export@example.org');
    const response = await holder.get(accountCalls.export);
    const exported = accountExportSchema.parse(JSON.parse(response.body));
    expect(exported.account.email).toBe('export@example.org');
    expect(exported.sessions).toHaveLength(1);
    expect(response.headers['content-disposition']).toMatch(/attachment/);
    const [session] = await test.deps.db
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.accountId, exported.account.id));
    const token = (holder.cookies.get('shop.session') ?? '').split('.')[0];
    for (const secret of [token, session?.tokenHash]) expect(response.body).not.toContain(secret);
  });

  it('is refused to a stranger', async () => {
    expect(codeOf(await test.visitor().get(accountCalls.export))).toEqual([401, 'notSignedIn']);
  });
});

describe('deleting the account (INV-42)', () => {
  it('needs the password', async () => {
    const holder = await signUp(test, 'careful@example.org');
    const wrong = await holder.post(accountCalls.delete, { password: 'nicht das richtige' });
    expect(codeOf(wrong)).toEqual([409, 'passwordWrong']);
    expect(await accountOf(holder)).not.toBeNull();
  });

  it('takes account, sessions, links and log-in away, and says so by mail', async () => {
    const email = 'leaver@example.org';
    const holder = await signUp(test, email);
    const elsewhere = await login(email);
    await test.visitor().post(api.auth.recoverPassword, { email });
    await test.runJobs();
    const id = (await accountOf(holder))?.id ?? '';

    const response = await holder.post(accountCalls.delete, { password });

    expect(JSON.parse(response.body)).toEqual({ account: null });
    expect(await accountOf(elsewhere)).toBeNull();
    expect((await test.visitor().post(api.auth.login, { email, password })).statusCode).toBe(401);
    expect(await test.deps.db.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
    expect(await test.deps.db.select().from(accountSessions).where(eq(accountSessions.accountId, id))).toEqual([]);
    expect(await test.deps.db.select().from(accountTokens).where(eq(accountTokens.accountId, id))).toEqual([]);
    expect(await subjectsFor(test, email)).toContain('Ihr Kundenkonto wurde gelöscht');
  });

  it('lets the address register again', async () => {
    const holder = await signUp(test, 'returns@example.org');
    await succeed(holder.post(accountCalls.delete, { password }));
    await succeed(test.visitor().post(api.auth.registerAccount, { email: 'returns@example.org', password }));
  });
});
