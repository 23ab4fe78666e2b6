import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { api } from '#contract/site/urls.ts';
import { clearWaits, countDelayed } from '#server/accounts/attempt-delays.ts';
import { attempts } from '#server/db/schema/attempts.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { password, seatStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
beforeEach(async () => void (await test.deps.db.delete(attempts)));
afterAll(() => test.close());

const wrong = 'nicht das richtige';
const other = 'sechs Esel im Keller';
const shop = api.auth.login;
const desk = '/desk/api/login';
let places = 0;

/** Tries to sign in from a place where nobody has tried before. */
const tryIn = (browser: HttpClient, path: string, email: string, given: string) => {
  places += 1;
  return browser.post(path, { email, password: given }, { 'x-forwarded-for': `10.9.${places >> 8}.${places & 255}` });
};
const statusOf = async (...tried: Parameters<typeof tryIn>) => (await tryIn(...tried)).statusCode;

/** Strangers everywhere guess: counted as a log-in does it, and without the work of comparing. Answers how many were heard. */
async function hammer(path: string, email: string, atMost = 100): Promise<number> {
  const kind = path === shop ? 'account' : 'staff';
  for (let heard = 0; heard < atMost; heard += 1) {
    if ((await countDelayed(test.deps, ['strangers', kind, email])) !== undefined) return heard;
  }
  return atMost;
}

async function staffOn(email: string): Promise<HttpClient> {
  await seatStaff(test.deps, { email, password });
  const browser = test.visitor();
  await succeed(browser.post(desk, { email, password }));
  return browser;
}

/** A browser with nothing but what the other knows its device by. */
function laterOn(browser: HttpClient): HttpClient {
  const again = test.visitor();
  for (const [name, value] of browser.cookies) if (name.endsWith('.device')) again.cookies.set(name, value);
  return again;
}

describe('while strangers everywhere guess a password', () => {
  it.each([
    ['a customer', shop, signUp],
    ['a staff member', desk, (_: TestApp, email: string) => staffOn(email)],
  ])('%s gets in on a device that is known, and nobody on another one', async (_, path, made) => {
    const email = 'hammered@example.org';
    const device = laterOn(await made(test, email));
    await hammer(path, email, 48);
    const last = [];
    for (let tries = 0; tries < 3; tries += 1) last.push(await statusOf(test.visitor(), path, email, wrong));
    expect(last).toEqual([401, 401, 429]);
    expect(await statusOf(test.visitor(), path, email, password)).toBe(429);
    expect(await statusOf(device, path, email, password)).toBe(200);
  });

  it('a device counts for the account that it signed in to, and for no other', async () => {
    const email = 'aimed-at@example.org';
    await signUp(test, email);
    const device = laterOn(await signUp(test, 'own-account@example.org'));
    await hammer(shop, email);
    expect(await statusOf(device, shop, email, password)).toBe(429);
  });

  it('an operator lets a staff member in on a new device, and nobody else', async () => {
    const [email, colleague] = ['cleared@example.org', 'colleague@example.org'];
    for (const address of [email, colleague]) {
      await staffOn(address);
      await hammer(desk, address);
    }
    const office = { 'x-forwarded-for': '10.8.0.1' };
    for (let tries = 0; tries < 11; tries += 1) await countDelayed(test.deps, ['place', 'staff', email, '10.8.0.1']);
    await clearWaits(test.deps.db, test.deps.env.secrets, { kind: 'staff', email });
    expect((await test.visitor().post(desk, { email, password }, office)).statusCode).toBe(200);
    expect(await statusOf(test.visitor(), desk, colleague, password)).toBe(429);
  });

  it('a made-up device is none', async () => {
    const email = 'made-up@example.org';
    const device = laterOn(await signUp(test, email));
    for (const [name, value] of device.cookies)
      device.cookies.set(
        name,
        value.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      );
    await hammer(shop, email);
    expect(await statusOf(device, shop, email, password)).toBe(429);
  });

  it('a device of the desk is none in the shop', async () => {
    const email = 'both@example.org';
    await signUp(test, email);
    const device = laterOn(await staffOn(email));
    device.cookies.set('shop.device', device.cookies.get('desk.device') ?? '');
    await hammer(shop, email);
    expect(await statusOf(device, shop, email, password)).toBe(429);
  });

  it('a new password by mail makes the browser known that set it, and every other one a stranger', async () => {
    const email = 'renewed@example.org';
    const former = laterOn(await signUp(test, email));
    test.clock.advance({ minutes: 1 });
    const browser = test.visitor();
    await browser.post(api.auth.recoverPassword, { email });
    const token = await tokenFor(test, email, 'passwort-zuruecksetzen');
    await succeed(browser.post(api.auth.resetPassword, { token, password: other }));
    await hammer(shop, email);
    expect(await statusOf(former, shop, email, other)).toBe(429);
    expect(await statusOf(browser, shop, email, other)).toBe(200);
  });

  it('a password changed in the profile keeps the device known on which that was done', async () => {
    const email = 'changed@example.org';
    const browser = await signUp(test, email);
    test.clock.advance({ minutes: 1 });
    await succeed(browser.post(api.auth.updateAccount, { password: other, currentPassword: password }));
    await hammer(shop, email);
    expect(await statusOf(laterOn(browser), shop, email, other)).toBe(200);
  });

  it('a device is forgotten with its account', async () => {
    const browser = await signUp(test, 'leaving@example.org');
    await succeed(browser.post(accountCalls.delete, { password }));
    expect([...browser.cookies.keys()].filter((name) => name.endsWith('.device'))).toEqual([]);
  });
});

describe('who guesses wrong', () => {
  /** A try of strangers that is heard, after as many seconds as it takes. */
  async function patientTry(email: string): Promise<number> {
    const wait = await countDelayed(test.deps, ['strangers', 'account', email]);
    if (wait === undefined) return 0;
    test.clock.advance({ seconds: wait });
    expect(await countDelayed(test.deps, ['strangers', 'account', email])).toBeUndefined();
    return wait;
  }

  it('waits twice as long after each further try, an hour at most', async () => {
    const email = 'waiting@example.org';
    await hammer(shop, email);
    const waits: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) waits.push(await patientTry(email));
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
    const refused = await tryIn(test.visitor(), shop, email, wrong);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('is heard 84 times a day on one account, from however many places and as patiently as can be', async () => {
    const email = 'patience@example.org';
    const end = test.clock.now().getTime() + 24 * 3_600_000;
    let heard = 0;
    for (; ; heard += 1) {
      await patientTry(email);
      if (test.clock.now().getTime() >= end) break;
    }
    expect(heard).toBe(84);
  });

  it('on a stolen device waits as well', async () => {
    const email = 'stolen@example.org';
    const device = laterOn(await signUp(test, email));
    const tries = [];
    for (let at = 0; at < 12; at += 1) tries.push(await statusOf(device, shop, email, wrong));
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('costs nobody who knows the password a try', async () => {
    const email = 'many-browsers@example.org';
    await signUp(test, email);
    await hammer(shop, email, 49);
    const signedIn = [];
    for (let at = 0; at < 4; at += 1) signedIn.push(await statusOf(test.visitor(), shop, email, password));
    expect(signedIn).toEqual([200, 200, 200, 200]);
  });
});
