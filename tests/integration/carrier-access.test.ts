import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SettingKey, sentValues } from '#contract/settings/setting-forms.ts';
import {
  checkedCarrierSchema,
  settingCalls,
  settingChangesSchema,
  settingsSchema,
} from '#contract/settings/settings.ts';
import { settingChanges } from '#server/db/schema/settings.ts';
import { openDeps } from '#server/deps.ts';
import { accessInForce } from '#server/settings/carrier-homes.ts';
import { type CarrierServer, startCarrierServer } from '#tests/support/carrier-server.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let carrier: CarrierServer;
let owner: HttpClient;
beforeAll(async () => {
  carrier = await startCarrierServer();
  const { DHL_URL = '', CARRIER_SECONDS = '', ...ofDpd } = carrier.settings;
  const dpd = Object.entries(ofDpd).filter(([name]) => name.startsWith('DPD_'));
  test = await startTestApp({ DHL_URL, CARRIER_SECONDS, ...Object.fromEntries(dpd) });
  test.clock.set('2026-11-27T09:00:00.000Z');
  owner = await signInStaff(test, ['admin'], 'chefin@example.org');
  await setUpSecondFactor((path, body) => succeed(owner.post(path, body)), test.clock.now());
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

const dhl = {
  ...{ apiKey: 'schluessel', apiSecret: 'geheim-app', user: 'user', password: 'geheim-dhl' },
  ...{ billingNumber: '33333333330102', returnReceiver: '', trackingUser: '', trackingPassword: '' },
};
const empty = Object.fromEntries(Object.keys(dhl).map((name) => [name, '']));
const settingOf = async (key: SettingKey) =>
  settingsSchema.parse((await owner.get(settingCalls.list)).json()).settings.find((one) => one.key === key) ??
  expect.fail(key);
async function change(key: SettingKey, values: Readonly<Record<string, string>> | null, by = owner) {
  const basedOn = (await settingOf(key)).changed?.version ?? 0;
  return by.post(settingCalls.change, { key, basedOn, values: values && sentValues(values) });
}
const check = async (name: 'dhl' | 'dpd') =>
  checkedCarrierSchema.parse(await succeed(owner.post(settingCalls.checkCarrier, { carrier: name })));
const historyOf = (key: SettingKey) => owner.get(`${settingCalls.history}?key=${key}`);
const kept = async () => JSON.stringify(await test.deps.db.select().from(settingChanges));

describe('the access to a carrier that is written at the desk', () => {
  it('is refused by its fields while a part of it is missing', async () => {
    expect(test.deps.carriers.dhl).toBeUndefined();
    expect(await check('dhl')).toEqual({ kind: 'none' });
    const half = await change('accessDhl', { ...dhl, password: '', billingNumber: '' });
    expect([half.statusCode, Object.keys(half.json().fields)]).toEqual([400, ['password', 'billingNumber']]);
    expect((await change('accessDhl', { ...dhl, billingNumber: '12' })).json().fields.billingNumber).toContain('14');
  });

  it('counts at once, here and in another process, and orders labels', async () => {
    const there = await openDeps(test.deps.env, {
      database: { ...test.database, close: async () => {} },
      log: test.deps.log,
    });
    await there.notices.start();
    expect((await change('accessDhl', dhl)).statusCode).toBe(200);
    expect(await check('dhl')).toEqual({ kind: 'fine' });
    expect(carrier.made).toEqual([]);
    await expect.poll(() => there.carriers.dhl !== undefined).toBe(true);
    await there.close();
    const later = await openDeps(test.deps.env, {
      database: { ...test.database, close: async () => {} },
      log: test.deps.log,
    });
    expect(later.carriers.dhl).toBeDefined();
    await later.close();
  });

  it('is in no answer: of a secret is told since when it is kept, and by whom', async () => {
    const answers = [await owner.get(settingCalls.list), await historyOf('accessDhl')];
    for (const { body } of answers)
      for (const secret of ['geheim', 'schluessel', 'Z|']) expect(body).not.toContain(secret);
    const said = 'hinterlegt am 27.11.2026, 10:00\u00a0Uhr von chefin@example.org';
    expect((await settingOf('accessDhl')).values).toMatchObject({ user: 'user', password: said, trackingPassword: '' });
    const [last] = settingChangesSchema.parse((await historyOf('accessDhl')).json()).changes;
    expect(last).toMatchObject({ by: 'chefin@example.org', before: { password: '' }, after: { password: said } });
    expect(await kept()).not.toMatch(/geheim|schluessel/);
  });

  it('keeps what is not typed anew; a secret that another follows is kept nowhere', async () => {
    const before = await kept();
    test.clock.set('2026-11-27T09:05:00.000Z');
    expect(
      (await change('accessDhl', { ...empty, user: 'user', billingNumber: dhl.billingNumber, password: 'falsch' }))
        .statusCode,
    ).toBe(200);
    expect(await check('dhl')).toEqual({ kind: 'access' });
    const { values } = await settingOf('accessDhl');
    expect([values.apiKey, values.password]).toEqual([
      expect.stringContaining('10:00'),
      expect.stringContaining('10:05'),
    ]);
    const [former = ''] = /Z\|[\w-]{20,}/.exec(before) ?? [];
    const now = await kept();
    expect([former.length > 20, now.match(/Z\|[\w-]{20,}/g)?.length]).toEqual([true, 3]);
    await change('accessDhl', { ...empty, user: 'user', billingNumber: dhl.billingNumber, password: 'geheim-dhl' });
    expect(await check('dhl')).toEqual({ kind: 'fine' });
  });

  it('goes before the environment field by field, and leaves it again once it is set back', async () => {
    expect(await check('dpd')).toEqual({ kind: 'fine' });
    expect(await settingOf('accessDpd')).toMatchObject({
      values: { partnerName: '', userToken: '' },
      ofEnvironment: ['partnerName', 'partnerToken', 'userId', 'userToken'],
    });
    const mistaken = { partnerName: '', partnerToken: '', userId: '', userToken: 'ganz anderes' };
    expect((await change('accessDpd', mistaken)).statusCode).toBe(200);
    expect(await check('dpd')).toEqual({ kind: 'access' });
    expect((await change('accessDpd', null)).statusCode).toBe(200);
    expect(await check('dpd')).toEqual({ kind: 'fine' });
    expect((await change('accessDhl', null)).statusCode).toBe(200);
    expect([test.deps.carriers.dhl, await check('dhl')]).toEqual([undefined, { kind: 'none' }]);
    expect(await kept()).not.toMatch(/Z\|[\w-]{20,}/);
  });

  it('is the administration’s alone, just after the second factor', async () => {
    const buyer = await signInStaff(test, ['buyer', 'warehouse', 'accounting'], 'alle@example.org');
    expect((await change('accessDpd', { ...empty }, buyer)).statusCode).toBe(404);
    expect((await buyer.post(settingCalls.checkCarrier, { carrier: 'dhl' })).statusCode).toBe(404);
    test.clock.set('2026-11-27T09:45:00.000Z');
    const values = { partnerName: 'x', partnerToken: 'x', userId: '1', userToken: 'x' };
    expect((await change('accessDpd', values)).json()).toMatchObject({ code: 'secondFactorNeeded' });
    expect((await owner.post(settingCalls.checkCarrier, { carrier: 'dhl' })).json()).toMatchObject({
      code: 'secondFactorNeeded',
    });
  });
});

describe('a server that has lost its key', () => {
  it('opens without the secrets that it encrypted, as if they were not there', async () => {
    test.clock.set('2026-11-27T09:01:00.000Z');
    owner = await signInStaff(test, ['admin'], 'vertretung@example.org');
    await setUpSecondFactor((path, body) => succeed(owner.post(path, body)), test.clock.now());
    expect((await change('accessDhl', dhl)).statusCode).toBe(200);
    const { env, log } = test.deps;
    expect(accessInForce(env, log)()).toMatchObject({ DHL_USER: 'user', DHL_PASSWORD: 'geheim-dhl' });
    const lost = accessInForce({ ...env, secrets: ['ein ganz anderer Schluessel von 32 Zeichen'] }, log)();
    expect([lost.DHL_USER, lost.DHL_PASSWORD]).toEqual(['user', undefined]);
    const { secrets } = env;
    Object.assign(env, { secrets: ['ein ganz anderer Schluessel von 32 Zeichen'] });
    expect((await settingOf('accessDhl')).values.password).toContain('bitte neu eintragen');
    Object.assign(env, { secrets });
    expect((await change('accessDhl', null)).statusCode).toBe(200);
  });
});
