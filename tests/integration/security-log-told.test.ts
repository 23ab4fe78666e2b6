import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { securityLogCall, securityLogSchema } from '#contract/desk/security-log.ts';
import { api } from '#contract/site/urls.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import { openDeps } from '#server/deps.ts';
import { removeOldToldLines } from '#server/security-log/told-lines.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let owner: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signInStaff(test, ['admin'], 'chefin@example.org');
});
afterAll(() => test.close());

const read = async (query: Record<string, string> = {}) =>
  securityLogSchema.parse((await owner.get(`${securityLogCall}?${new URLSearchParams(query)}`)).json());
const idOf = async (email: string) => (await staffIdOf(test.deps.db, email)) ?? '';
const wrong = 'geraten, nicht gewusst';

/** What the owner reads of it, once it is written. */
async function told(query: Record<string, string>, count: number) {
  await expect.poll(async () => (await read(query)).events.length).toBe(count);
  return (await read(query)).events.map(({ id: _id, at: _at, ...rest }) => rest);
}

describe('the security log at the desk', () => {
  it('tells who signed in and who failed, from which network', async () => {
    await signInStaff(test, ['warehouse'], 'lager@example.org');
    await test.visitor().post('/desk/api/login', { email: 'lager@example.org', password: wrong });
    const person = await idOf('lager@example.org');
    const by = { id: person, name: 'lager@example.org', isStaff: true };
    expect(await told({ person }, 2)).toEqual([
      { what: 'staffLogin', refusal: expect.stringContaining('Passwort'), by, network: '127.0.0.0/24' },
      { what: 'staffLogin', by, network: '127.0.0.0/24' },
    ]);
    expect(await told({ person, refused: 'yes' }, 1)).toHaveLength(1);
  });

  it('tells whose rights were changed by whom, as one event of both', async () => {
    await signInStaff(test, ['buyer'], 'einkauf@example.org');
    const staffId = await idOf('einkauf@example.org');
    await succeed(owner.post(deskApi.setRoles, { staffId, roles: ['buyer', 'accounting'] }));
    const [by, about] = [
      expect.objectContaining({ name: 'chefin@example.org' }),
      expect.objectContaining({ id: staffId }),
    ];
    const changed = { what: 'staffRolesChanged', by, about, network: '127.0.0.0/24' };
    expect(await told({ group: 'rights' }, 1)).toEqual([changed]);
    expect((await told({ person: staffId }, 2))[0]).toEqual(changed);
    expect((await told({ person: await idOf('chefin@example.org'), group: 'rights' }, 1))[0]).toEqual(changed);
  });

  it('tells of customers what concerns their account, and of addresses that nobody has nothing', async () => {
    const holder = await signUp(test, 'kundin@example.org');
    const payment = { iban: 'DE02120300000000202051', accountHolder: 'Anna Muster' };
    await succeed(holder.post(api.auth.updateAccount, { payment, currentPassword: password }));
    await test.visitor().post(api.auth.login, { email: 'niemand@example.org', password: wrong });
    await test.visitor().post('/desk/api/login', { email: 'niemand@example.org', password: wrong });
    const [change] = await told({ group: 'money' }, 2);
    expect(change).toMatchObject({ what: 'accountChange', by: { name: 'kundin@example.org' }, changed: ['payment'] });
    const refused = (await told({ refused: 'yes', group: 'signIn' }, 2))[0];
    expect(refused).toEqual({ what: 'staffLogin', refusal: expect.any(String), network: '127.0.0.0/24' });
  });

  it('is for the administration alone', async () => {
    const buyer = await signInStaff(test, ['buyer', 'accounting', 'warehouse'], 'alle@example.org');
    expect((await buyer.get(securityLogCall)).statusCode).toBe(404);
    expect((await test.visitor().get(securityLogCall)).statusCode).toBe(401);
  });

  it('has what another process noted, and goes on page by page', async () => {
    const { env } = test.deps;
    const there = await openDeps(env, { database: { ...test.database, close: async () => {} }, log: test.deps.log });
    const staff = await idOf('lager@example.org');
    for (let minute = 0; minute < 60; minute += 1)
      there.securityLog.note({ what: 'settingChanged', result: 'done', staff, network: `10.0.${minute}.1` });
    await there.close();
    const first = await read({ group: 'settings' });
    const second = await read({ group: 'settings', before: first.next ?? '' });
    expect([first.events.length, second.events.length, second.next]).toEqual([50, 10, undefined]);
    expect(new Set([...first.events, ...second.events].map(({ network }) => network)).size).toBe(60);
  });

  it('keeps nobody waiting while the database does not take it, and has it afterwards', async () => {
    const note = (network: string) =>
      test.deps.securityLog.note({ what: 'tokenMade', result: 'done', staff: 'jemand', network });
    await test.deps.db.execute(sql`alter table security_event rename to away`);
    note('10.1.0.1');
    await test.deps.db.execute(sql`alter table away rename to security_event`);
    note('10.2.0.1');
    await expect.poll(async () => (await read({ group: 'tokens' })).events.length).toBe(2);
  });

  it('forgets it after 90 days, like the files', async () => {
    const before = (await read()).events.length;
    test.clock.advance({ days: 89 });
    expect(await removeOldToldLines(test.deps)).toBe(0);
    expect(before).toBeGreaterThan(0);
    test.clock.advance({ days: 2 });
    expect(await removeOldToldLines(test.deps)).toBeGreaterThan(0);
  });
});
