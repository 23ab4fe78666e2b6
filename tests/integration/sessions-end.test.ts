import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { sessionsAnswerSchema } from '#contract/account/profile.ts';
import { api } from '#contract/site/urls.ts';
import { buildApp } from '#server/app.ts';
import { type Deps, openDeps } from '#server/deps.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { addPasskey, logInWith } from '#tests/support/passkeys.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { softKey } from '#tests/support/soft-key.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
/** Another process of the same shop, as far as the two know of each other: they share the database alone. */
let other: Pick<TestApp, 'app' | 'deps'>;

/** Of the session that is over. */
const over = 4401;
const second = 1_000;

beforeAll(async () => {
  test = await startTestApp();
  const { env, database, clock, log, catalogue } = test.deps;
  const deps: Deps = await openDeps(env, { database, clock, log, catalogue });
  other = { app: await buildApp(deps), deps };
  for (const { app, deps } of [test, other]) {
    await deps.notices.start();
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
});
afterAll(async () => {
  await other.app.close();
  await other.deps.notices.stop();
  await test.close();
});

/** A customer with a socket at each of the two processes, and what they were told at their end. */
async function connected(customer: HttpClient) {
  const sockets = [await openLiveSocket(test, customer), await openLiveSocket({ ...test, ...other }, customer)];
  return { ended: Promise.all(sockets.map(({ ended }) => ended)), sockets };
}

async function signedInAgain(email: string): Promise<HttpClient> {
  const elsewhere = test.visitor();
  await succeed(elsewhere.post(api.auth.login, { email, password }));
  return elsewhere;
}

async function toldWithinASecond(ended: Promise<number[]>, end: () => Promise<unknown>): Promise<void> {
  await end();
  const since = performance.now();
  expect(await ended).toEqual([over, over]);
  expect(performance.now() - since).toBeLessThan(second);
}

describe('all sockets of a session, at every process, are closed within a second', () => {
  it('of its log-out', async () => {
    const customer = await signUp(test, 'logout@example.org');
    const { ended } = await connected(customer);
    await toldWithinASecond(ended, () => succeed(customer.post(api.auth.logout, {})));
  });

  it('of its end from another device, which itself goes on', async () => {
    const customer = await signUp(test, 'geraet@example.org');
    const elsewhere = await signedInAgain('geraet@example.org');
    const [here, there] = [await connected(customer), await connected(elsewhere)];
    const { sessions } = sessionsAnswerSchema.parse((await elsewhere.get(accountCalls.sessions)).json());
    const sessionId = sessions.find(({ current }) => !current)?.id;
    await toldWithinASecond(here.ended, () => succeed(elsewhere.post(accountCalls.endSession, { sessionId })));
    expect(there.sockets.map(({ socket }) => socket.readyState)).toEqual([1, 1]);
  });

  it('of the end of all other devices, and none of the one that asked', async () => {
    const customer = await signUp(test, 'andere@example.org');
    const elsewhere = await signedInAgain('andere@example.org');
    const [here, there] = [await connected(customer), await connected(elsewhere)];
    await toldWithinASecond(here.ended, () => succeed(elsewhere.post(accountCalls.endOtherSessions, {})));
    expect(there.sockets.map(({ socket }) => socket.readyState)).toEqual([1, 1]);
  });

  it('of the confirmation of its address in another browser', async () => {
    const email = 'bestaetigt@example.org';
    const customer = test.visitor();
    await succeed(customer.post(api.auth.registerAccount, { email, password }));
    const { ended } = await connected(customer);
    const token = await tokenFor(test, email, 'email-bestaetigen');
    await toldWithinASecond(ended, () => succeed(test.visitor().post(api.auth.confirmEmail, { token, password })));
  });

  it('of a registration in the same browser', async () => {
    const customer = await signUp(test, 'vorher@example.org');
    const { ended } = await connected(customer);
    const body = { email: 'nachher@example.org', password };
    await toldWithinASecond(ended, () => succeed(customer.post(api.auth.registerAccount, body)));
  });

  it('of a log-in with a passkey in the same browser', async () => {
    const key = softKey('http://localhost:3000');
    await addPasskey(await signUp(test, 'schluessel@example.org'), key, 'Laptop');
    const customer = await signUp(test, 'davor@example.org');
    const { ended } = await connected(customer);
    await toldWithinASecond(ended, async () => expect((await logInWith(customer, key)).status).toBe(200));
  });

  it('of a new password', async () => {
    const customer = await signUp(test, 'passwort@example.org');
    const elsewhere = await signedInAgain('passwort@example.org');
    const { ended } = await connected(customer);
    const change = { password: 'acht Kühe auf dem Dach', currentPassword: password };
    await toldWithinASecond(ended, () => succeed(elsewhere.post(api.auth.updateAccount, change)));
  });

  it('of a password set anew by mail', async () => {
    const email = 'vergessen@example.org';
    const { ended } = await connected(await signUp(test, email));
    await test.visitor().post(api.auth.recoverPassword, { email });
    const token = await tokenFor(test, email, 'passwort-zuruecksetzen');
    const body = { token, password: 'acht Kühe auf dem Dach' };
    await toldWithinASecond(ended, () => succeed(test.visitor().post(api.auth.resetPassword, body)));
  });

  it('of another log-in in the same browser', async () => {
    await signUp(test, 'zweite@example.org');
    const customer = await signUp(test, 'erste@example.org');
    const { ended } = await connected(customer);
    const body = { email: 'zweite@example.org', password };
    await toldWithinASecond(ended, () => succeed(customer.post(api.auth.login, body)));
  });

  it('of the deletion of its account', async () => {
    const customer = await signUp(test, 'weg@example.org');
    const { ended } = await connected(customer);
    await toldWithinASecond(ended, () => succeed(customer.post(accountCalls.delete, { password })));
  });

  it('of its running out, and not while it was put off', async () => {
    const customer = await signUp(test, 'ablauf@example.org');
    const { ended, sockets } = await connected(customer);
    test.clock.advance({ days: 29 });
    await succeed(customer.get(api.auth.currentUser));
    test.clock.advance({ days: 29 });
    const open = Promise.race([
      ended,
      new Promise((resolve) => sockets[0]?.socket.once('pong', () => resolve('open'))),
    ]);
    sockets[0]?.socket.ping();
    expect(await open).toBe('open');
    test.clock.advance({ days: 2 });
    const since = performance.now();
    expect(await ended).toEqual([over, over]);
    expect(performance.now() - since).toBeLessThan(second);
  });
});
