import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { passkeyLimit } from '#contract/account/passkeys.ts';
import { api } from '#contract/site/urls.ts';
import { passkeys } from '#server/db/schema/passkeys.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor, tokenFor } from '#tests/support/mailbox.ts';
import { addPasskey, askToLogIn, askToRegister, logInWith, ownPasskeys } from '#tests/support/passkeys.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { softKey } from '#tests/support/soft-key.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://shop.example';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

const refused = { status: 401, body: expect.objectContaining({ code: 'passkeyRefused' }) };

async function accountOf(visitor: HttpClient) {
  return accountAnswerSchema.parse((await visitor.get(api.auth.currentUser)).json()).account;
}

async function refusal(answer: ReturnType<HttpClient['post']>) {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).code];
}

describe('a passkey', () => {
  it('is added with the password, told by mail, and signs in on another browser', async () => {
    const email = 'key@example.org';
    const [holder, key] = [await signUp(test, email), softKey(origin)];
    const added = await addPasskey(holder, key, 'Firmen-Laptop');
    expect(added).toEqual([{ id: expect.any(String), name: 'Firmen-Laptop', createdAt: expect.any(String) }]);
    expect(await subjectsFor(test, email)).toContain('Neuer Passkey für Ihr Kundenkonto');

    const visitor = test.visitor();
    expect((await logInWith(visitor, key)).status).toBe(200);
    expect(await accountOf(visitor)).toMatchObject({ email });
    const [used] = ownPasskeys((await holder.get(passkeyCalls.list)).json());
    expect(used).toHaveProperty('lastUsedAt');
  });

  it('is not made without the right password, for a stranger, or before the address is confirmed', async () => {
    const holder = await signUp(test, 'nopassword@example.org');
    expect(await refusal(holder.post(passkeyCalls.registrationOptions, { password: 'falsch' }))).toEqual([
      409,
      'passwordWrong',
    ]);
    expect(await refusal(test.visitor().post(passkeyCalls.registrationOptions, { password }))).toEqual([
      401,
      'notSignedIn',
    ]);
    const unproven = test.visitor();
    await succeed(unproven.post(api.auth.registerAccount, { email: 'unproven@example.org', password }));
    expect(await refusal(unproven.post(passkeyCalls.registrationOptions, { password }))).toEqual([
      409,
      'emailNotConfirmed',
    ]);
  });

  it('is made only in the session that gave the password, in time and once', async () => {
    const email = 'session@example.org';
    const [holder, elsewhere] = [await signUp(test, email), test.visitor()];
    await succeed(elsewhere.post(api.auth.login, { email, password }));
    const key = softKey(origin);
    const credential = key.register(await askToRegister(holder));
    const body = { name: 'Schlüssel', credential };
    expect(await refusal(elsewhere.post(passkeyCalls.register, body))).toEqual([409, 'passkeyNotMade']);
    await succeed(holder.post(passkeyCalls.register, body));
    expect(await refusal(holder.post(passkeyCalls.register, body))).toEqual([409, 'passkeyNotMade']);

    const late = { name: 'Schlüssel', credential: softKey(origin).register(await askToRegister(holder)) };
    test.clock.advance({ minutes: 11 });
    expect(await refusal(holder.post(passkeyCalls.register, late))).toEqual([409, 'passkeyNotMade']);
  });

  it('of another site, or answered on another site, does not sign in', async () => {
    const [holder, key] = [await signUp(test, 'phished@example.org'), softKey(origin)];
    const foreign = softKey('https://sh0p.example');
    const body = { name: 'Schlüssel', credential: foreign.register(await askToRegister(holder)) };
    expect(await refusal(holder.post(passkeyCalls.register, body))).toEqual([409, 'passkeyNotMade']);
    expect(await logInWith(test.visitor(), foreign)).toEqual(refused);
    await addPasskey(holder, key);
    key.origin = foreign.origin;
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
  });

  it('signs in once with an answer, in time, and only the browser that asked', async () => {
    const [holder, key] = [await signUp(test, 'once@example.org'), softKey(origin)];
    await addPasskey(holder, key);
    const [visitor, thief] = [test.visitor(), test.visitor()];
    const credential = key.login(await askToLogIn(visitor));
    expect(await refusal(thief.post(passkeyCalls.login, { credential }))).toEqual([401, 'passkeyRefused']);
    await succeed(visitor.post(passkeyCalls.login, { credential }));
    expect(await refusal(visitor.post(passkeyCalls.login, { credential }))).toEqual([401, 'passkeyRefused']);

    const late = { credential: key.login(await askToLogIn(visitor)) };
    test.clock.advance({ minutes: 11 });
    expect(await refusal(visitor.post(passkeyCalls.login, late))).toEqual([401, 'passkeyRefused']);
  });

  it('whose counter falls back was copied and does not sign in', async () => {
    const [holder, key] = [await signUp(test, 'copied@example.org'), softKey(origin)];
    await addPasskey(holder, key);
    key.counter = 40;
    expect((await logInWith(test.visitor(), key)).status).toBe(200);
    key.counter = 7;
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
  });

  it('belongs to its account: others neither see, rename nor remove it', async () => {
    const [holder, other] = [await signUp(test, 'mine@example.org'), await signUp(test, 'other@example.org')];
    const [own] = await addPasskey(holder, softKey(origin));
    const id = own?.id;
    expect(ownPasskeys((await other.get(passkeyCalls.list)).json())).toEqual([]);
    expect(await refusal(other.post(passkeyCalls.rename, { id, name: 'X' }))).toEqual([404, 'notFound']);
    expect(await refusal(other.post(passkeyCalls.remove, { id, password }))).toEqual([404, 'notFound']);
    const renamed = ownPasskeys(await succeed(holder.post(passkeyCalls.rename, { id, name: 'Tresor' })));
    expect(renamed.map(({ name }) => name)).toEqual(['Tresor']);
  });

  it('that was removed with the password no longer signs in, and the holder is told', async () => {
    const email = 'removed@example.org';
    const [holder, key] = [await signUp(test, email), softKey(origin)];
    const [added] = await addPasskey(holder, key);
    const id = added?.id;
    const wrong = await refusal(holder.post(passkeyCalls.remove, { id, password: 'falsch' }));
    expect(wrong).toEqual([409, 'passwordWrong']);
    expect(ownPasskeys(await succeed(holder.post(passkeyCalls.remove, { id, password })))).toEqual([]);
    expect(await subjectsFor(test, email)).toContain('Ein Passkey wurde entfernt');
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
  });

  it('goes when the password is set anew by mail: whoever else made one is locked out', async () => {
    const email = 'taken-over@example.org';
    const [holder, key] = [await signUp(test, email), softKey(origin)];
    await addPasskey(holder, key);
    await succeed(test.visitor().post(api.auth.recoverPassword, { email }));
    const token = await tokenFor(test, email, 'passwort-zuruecksetzen');
    await succeed(test.visitor().post(api.auth.resetPassword, { token, password: `${password} neu` }));
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
    expect(await subjectsFor(test, email)).toContain('Ihre Passkeys wurden entfernt');
  });

  it('is in the export, goes with the account, and there are no more than a person can have', async () => {
    const holder = await signUp(test, 'many@example.org');
    const accountId = (await accountOf(holder))?.id ?? '';
    const [key, at] = [softKey(origin), test.clock.now()];
    await addPasskey(holder, key, 'Einer von vielen');
    const others = Array.from({ length: passkeyLimit - 1 }, (_, number) => `many${number}`);
    const row = { accountId, publicKey: 'x', counter: 0, transports: [], name: 'Schlüssel', createdAt: at };
    await test.deps.db.insert(passkeys).values(others.map((id) => ({ ...row, id, credentialId: id })));
    const further = await refusal(holder.post(passkeyCalls.registrationOptions, { password }));
    expect(further).toEqual([409, 'tooManyPasskeys']);
    expect((await holder.get(accountCalls.export)).body).toContain('Einer von vielen');
    await succeed(holder.post(accountCalls.delete, { password }));
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
  });
});

describe('a changed password', () => {
  const other = 'sechs Esel im Keller';

  it('leaves the passkeys as they are, and takes all of them away when that is asked for', async () => {
    const email = 'cleared@example.org';
    const [holder, key] = [await signUp(test, email), softKey(origin)];
    await addPasskey(holder, key, 'Laptop');
    await addPasskey(holder, softKey(origin), 'Telefon');
    await succeed(holder.post(api.auth.updateAccount, { password: other, currentPassword: password }));
    expect((await logInWith(test.visitor(), key)).status).toBe(200);

    const change = { password, currentPassword: other, removePasskeys: true };
    await succeed(holder.post(api.auth.updateAccount, change));
    expect(ownPasskeys((await holder.get(passkeyCalls.list)).json())).toEqual([]);
    expect(await logInWith(test.visitor(), key)).toEqual(refused);
    expect(await subjectsFor(test, email)).toContain('Ihre Passkeys wurden entfernt');
  });

  it('is what they go with: without one they stay', async () => {
    const holder = await signUp(test, 'without@example.org');
    const change = { currentPassword: password, removePasskeys: true };
    expect(await refusal(holder.post(api.auth.updateAccount, change))).toEqual([400, 'invalidBody']);
  });
});
