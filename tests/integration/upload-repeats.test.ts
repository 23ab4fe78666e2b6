// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyAnswers } from '#server/db/schema/idempotency-store.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { HttpClient, UploadedFile } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const callers: Record<string, [by: HttpClient, path: string]> = {};
beforeAll(async () => {
  test = await startTestApp({ UPLOAD_MB_PER_SENDER: '0.01' });
  const shop = test.deps.env.uploadUrl;
  callers.stranger = [test.visitor(), shop];
  callers.customer = [await signUp(test, 'datei@example.org'), shop];
  callers['member of staff'] = [await signInStaff(test), '/desk/api/uploads'];
});
beforeEach(async () => void (await test.deps.db.delete(uploads)));
afterAll(() => test.close());

const list: UploadedFile = { name: 'Frau Beispiel.csv', content: 'Modell;Anzahl\nR640;3\n' };
const withKey = (key: string) => ({ 'idempotency-key': key });
const told = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  replayed: headers['idempotent-replayed'],
  body: JSON.parse(body),
});
const rows = () => test.deps.db.select().from(uploads);
const filesInStore = () => readdirSync(join(test.deps.env.dataDir, 'uploads')).length;
const who = ['stranger', 'customer', 'member of staff'].map((name) => [name] as const);

function caller(name: string): [HttpClient, string] {
  const found = callers[name];
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
}

describe('files that are sent again with their Idempotency-Key', () => {
  it.each(who)('by a %s are stored once and answered the same', async (name) => {
    const [by, path] = caller(name);
    const key = randomUUID();
    const first = told(await by.upload(path, [list], withKey(key)));
    expect(first).toMatchObject({ statusCode: 200, replayed: undefined, body: [{ name: list.name }] });
    const before = filesInStore();
    expect(told(await by.upload(path, [list], withKey(`"${key}"`)))).toEqual({ ...first, replayed: 'true' });
    expect([(await rows()).length, filesInStore()]).toEqual([1, before]);
    const [{ url = '' }] = first.body;
    expect((await by.get(url.replace(test.deps.env.uploadUrl, path))).statusCode).toBe(200);
    await by.upload(path, [list], withKey(randomUUID()));
    await by.upload(path, [list]);
    expect(await rows()).toHaveLength(3);
  });

  it.each(who)('by a %s with other files are refused, and nothing is stored', async (name) => {
    const [by, path] = caller(name);
    const key = randomUUID();
    await by.upload(path, [list], withKey(key));
    for (const other of [
      [{ ...list, content: 'Modell;Anzahl\nR640;4\n' }],
      [{ ...list, name: 'b.csv' }],
      [list, { name: 'a.pdf', content: '%PDF-1.7\n%%EOF' }],
    ])
      expect(told(await by.upload(path, other, withKey(key)))).toMatchObject({
        statusCode: 422,
        body: { code: 'idempotencyKeyReused' },
      });
    expect(await rows()).toHaveLength(1);
  });

  it('at the same moment are stored once, and both are answered the same', async () => {
    const [by, path] = caller('customer');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => by.upload(path, [list], withKey(key))));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('are answered where the first ones have used up the room', async () => {
    const by = test.visitor();
    const path = test.deps.env.uploadUrl;
    const large = [{ name: 'Rechnung.pdf', content: `%PDF-1.7\n${'x'.repeat(6_000)}%%EOF` }];
    const key = randomUUID();
    const first = await by.upload(path, large, withKey(key));
    expect((await by.upload(path, large, withKey(randomUUID()))).json()).toMatchObject({ code: 'uploadsTooMuch' });
    expect((await by.upload(path, large, withKey(key))).body).toBe(first.body);
  });

  it('were refused: they are judged anew', async () => {
    const [by, path] = caller('stranger');
    const key = randomUUID();
    const refused = () => by.upload(path, [{ name: 'a.exe', content: 'MZ' }], withKey(key));
    expect([(await refused()).statusCode, (await refused()).statusCode]).toEqual([415, 415]);
    expect((await by.upload(path, [list], withKey(key))).statusCode).toBe(200);
  });

  it('are not brought back when they were erased, and after a day they are new', async () => {
    const [by, path] = caller('stranger');
    const key = randomUUID();
    await by.upload(path, [list], withKey(key));
    await test.deps.db.delete(uploads);
    expect(told(await by.upload(path, [list], withKey(key)))).toMatchObject({ body: { code: 'uploadUnknown' } });
    test.clock.advance({ hours: 24, seconds: 1 });
    expect(told(await by.upload(path, [list], withKey(key)))).toMatchObject({ statusCode: 200, replayed: undefined });
  });

  it('under the key of a command: neither takes the other for itself', async () => {
    const [by, path] = caller('member of staff');
    const key = randomUUID();
    await by.post('/desk/api/login', { email: 'desk@example.org', password });
    expect((await by.upload(path, [list], withKey(key))).statusCode).toBe(200);
    const inquiry = { email: 'telefon@example.org', offeredAsBusiness: true };
    expect((await by.post('/desk/api/createFromInquiry', inquiry, withKey(key))).statusCode).toBe(422);
  });

  it('what is kept of them names no file and nobody', async () => {
    const [by, path] = caller('customer');
    await by.upload(path, [list], withKey('mein-Schluessel'));
    const kept = JSON.stringify(await test.deps.db.select().from(idempotencyAnswers));
    expect(kept).not.toMatch(/Beispiel|Schluessel|datei@/);
  });
});
