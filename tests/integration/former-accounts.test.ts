import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { api } from '#contract/site/urls.ts';
import { findByEmail, replaceHash } from '#server/accounts/credentials.ts';
import { argonCost } from '#server/accounts/password-cost.ts';
import { signedCookieValue, tokenOfCookie } from '#server/accounts/session-cookie.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import { staffCredentials } from '#server/db/schema/staff.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, seatStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createPostgresDatabase } from '#tests/support/test-database.ts';

/** The password of all people in the tests, as version 0.7.23 stored it. */
const formerHash =
  'c671c7b2f444401f72a6b301a66541c4:ef8c53fcbd4d055726079b5c97bebea8cc39907e916602d50f69ae818c23f2a6473aac9b2572f569f3566049ba5412e1446e9c9c8e1659ce8002b30c486b9309';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const hashOf = async (email: string) => (await findByEmail(test.deps.db, email))?.hash;
const login = (email: string, given = password) => test.visitor().post(api.auth.login, { email, password: given });

async function formerAccount(email: string): Promise<void> {
  await signUp(test, email);
  const found = await findByEmail(test.deps.db, email);
  await replaceHash(test.deps.db, found?.account.id ?? '', formerHash, test.clock.now());
}

/** A browser that signed in under version 0.7.23, whose tokens were shorter. */
async function formerlySignedIn(email: string): Promise<HttpClient> {
  const customer = await signUp(test, email);
  const { env, db } = test.deps;
  const present = tokenOfCookie(customer.cookies.get('shop.session'), env.secret) ?? '';
  const former = present.replace(/[^a-zA-Z\d]/g, 'x').slice(0, 32);
  await db
    .update(accountSessions)
    .set({ tokenHash: hashOfToken(former) })
    .where(eq(accountSessions.tokenHash, hashOfToken(present)));
  customer.cookies.delete('shop.session');
  customer.cookies.set('shop.session_token', signedCookieValue(former, env.secret));
  return customer;
}

/** An anti-forgery token got without a look at the session, which would give the browser a cookie of today. */
async function tokenOfBrowser(): Promise<string> {
  const browser = test.visitor();
  await browser.get(api.auth.currentUser);
  return browser.cookies.get('XSRF-TOKEN') ?? '';
}

describe('an account of a former version', () => {
  it('signs in with its password, and its hash is one of today from then on', async () => {
    await formerAccount('frueher@example.org');
    expect((await login('frueher@example.org', 'nicht das richtige')).statusCode).toBe(401);
    expect(await hashOf('frueher@example.org')).toBe(formerHash);

    await succeed(login('frueher@example.org'));
    const renewed = await hashOf('frueher@example.org');
    const { memory, passes } = argonCost;
    expect(renewed).toMatch(
      new RegExp(`^\\$argon2id\\$v=19\\$m=${memory},t=${passes},p=1\\$[\\w+/]{22}\\$[\\w+/]{43}$`),
    );

    await succeed(login('frueher@example.org'));
    expect(await hashOf('frueher@example.org')).toBe(renewed);
    expect((await login('frueher@example.org', 'nicht das richtige')).statusCode).toBe(401);
  });

  it('signs in on two browsers at once, although each renews the hash', async () => {
    await formerAccount('beide@example.org');
    const answers = await Promise.all([login('beide@example.org'), login('beide@example.org')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('of staff does the same at the desk', async () => {
    const email = 'schreibtisch@example.org';
    await seatStaff(test.deps, { email, password });
    await test.deps.db.update(staffCredentials).set({ passwordHash: formerHash });
    await succeed(test.visitor().post('/desk/api/login', { email, password }));
    const [row] = await test.deps.db
      .select()
      .from(staffCredentials)
      .where(eq(staffCredentials.passwordHash, formerHash));
    expect(row).toBeUndefined();
    await succeed(test.visitor().post('/desk/api/login', { email, password }));
  });

  it('that is signed in stays so, with a cookie of the present name', async () => {
    const customer = await formerlySignedIn('dabei@example.org');

    const answer = await customer.get(api.auth.currentUser);

    expect(accountAnswerSchema.parse(answer.json()).account?.email).toBe('dabei@example.org');
    expect([...customer.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'shop.device', 'shop.session']);
    expect((await customer.get('/accounts/profile')).statusCode).toBe(200);
  });
});

describe('the cookie of a former version', () => {
  it('stays when somebody signs in to the desk, and out again, in the same browser', async () => {
    const browser = await formerlySignedIn('nebenan@example.org');
    const email = 'nebenan-desk@example.org';
    await seatStaff(test.deps, { email, password });
    browser.cookies.set('XSRF-TOKEN', await tokenOfBrowser());

    await succeed(browser.post('/desk/api/login', { email, password }));
    await succeed(browser.post('/desk/api/logout'));

    expect((await browser.get('/accounts/profile')).statusCode).toBe(200);
  });

  it('with a session of today signs nobody in: any host of the domain can plant it', async () => {
    const attacker = await signUp(test, 'fremd@example.org');
    const victim = test.visitor();
    victim.cookies.set('shop.session_token', attacker.cookies.get('shop.session') ?? '');
    expect((await victim.get(api.auth.currentUser)).json()).toEqual({ account: null });
  });
});

describe('a database of a former version', () => {
  async function emptyDatabase(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: await createPostgresDatabase() });
    await client.connect();
    return client;
  }
  const run = (client: pg.Client, name: string) =>
    client.query(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));

  it('keeps its accounts and sessions: of their tokens the hashes, of their lives at most 90 days', async () => {
    const client = await emptyDatabase();
    await run(client, '0000_initial');
    await client.query(`
      insert into account (id, email, created_at, updated_at) values ('a', 'a@example.org', '2026-01-01', '2026-01-01');
      insert into account_credential values ('c', 'a', 'credential', 'a', '${formerHash}', '2026-01-01', '2026-01-01');
      insert into account_session (id, token, account_id, created_at, updated_at, expires_at) values
        ('new', 'token', 'a', '2026-03-01', '2026-03-01', '2026-03-31'),
        ('old', 'other', 'a', '2026-01-01', '2026-03-20', '2026-04-19');
      insert into staff (id, email, created_at, updated_at) values ('s', 's@example.org', '2026-01-01', '2026-01-01');
      insert into staff_credential values ('c', 's', 'credential', 's', '${formerHash}', '2026-01-01', '2026-01-01');
      insert into staff_session (id, token, staff_id, created_at, updated_at, expires_at) values
        ('desk', 'place', 's', '2026-03-01', '2026-03-01', '2026-03-02');`);

    await run(client, '0001_accounts_of_our_own');

    const sessions = await client.query(
      "select id, token_hash, to_char(expires_at, 'YYYY-MM-DD') as ends from account_session order by id",
    );
    expect(sessions.rows).toEqual([
      { id: 'new', token_hash: hashOfToken('token'), ends: '2026-03-31' },
      { id: 'old', token_hash: hashOfToken('other'), ends: '2026-04-01' },
    ]);
    const desk = await client.query('select token_hash from staff_session');
    expect(desk.rows).toEqual([{ token_hash: hashOfToken('place') }]);
    for (const [table, key] of [
      ['account_credential', 'account_id'],
      ['staff_credential', 'staff_id'],
    ]) {
      const kept = await client.query(`select ${key} as key, password_hash from ${table}`);
      expect(kept.rows).toEqual([{ key: key === 'staff_id' ? 's' : 'a', password_hash: formerHash }]);
    }
    await client.end();
  });

  it('forgets the payee of an address that nobody has proved, and keeps the one of a confirmed address', async () => {
    const client = await emptyDatabase();
    await run(client, '0000_initial');
    await client.query(`
      insert into account (id, email, email_confirmed, iban, account_holder, tax_id, created_at, updated_at) values
        ('a', 'a@example.org', false, 'DE02120300000000202051', 'A', 'DE136695976', '2026-01-01', '2026-01-01'),
        ('b', 'b@example.org', true, 'DE02120300000000202051', 'B', 'DE136695976', '2026-01-01', '2026-01-01');`);
    await run(client, '0001_accounts_of_our_own');
    await run(client, '0002_payee_proved');
    const { rows } = await client.query('select iban, account_holder, tax_id from account order by id');
    expect(rows).toEqual([
      { iban: null, account_holder: null, tax_id: null },
      { iban: 'DE02120300000000202051', account_holder: 'B', tax_id: 'DE136695976' },
    ]);
    await client.end();
  });
});
