import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploads } from '#server/db/schema/uploads.ts';
import { inStore } from '#server/storage-unavailable.ts';
import { removeStaleUploads } from '#server/uploads/remove-stale-uploads.ts';
import { signInStaff } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = '/selfservice/api/uploads';
const invoice = (bytes: number) => ({ name: 'Rechnung.pdf', content: `%PDF-1.7\n${'x'.repeat(bytes - 14)}%%EOF` });

let test: TestApp;
afterEach(() => {
  vi.unstubAllEnvs();
  return test.close();
});

const stored = () => {
  const folder = join(test.deps.env.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const rows = () => test.deps.db.select().from(uploads);

describe('room for uploads', () => {
  it('ends for a browser that has sent much, until that counts no more; what is stored stays', async () => {
    test = await startTestApp({ UPLOAD_MB_PER_SENDER: '0.01' });
    const sender = test.visitor();
    expect((await sender.upload(path, [invoice(6_000)])).statusCode).toBe(200);
    const refused = await sender.upload(path, [invoice(6_000)]);
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'uploadsTooMuch',
      detail: expect.stringContaining('bleibt'),
    });
    expect(stored()).toHaveLength(1);
    expect((await test.visitor().upload(path, [invoice(6_000)])).statusCode).toBe(200);
    test.clock.advance({ days: 31 });
    expect((await sender.upload(path, [invoice(6_000)])).statusCode).toBe(200);
  });

  it('ends for a network, whoever sends from there, and forgets the network when it counts no more', async () => {
    test = await startTestApp({ UPLOAD_MB_PER_NETWORK: '0.01' });
    expect((await test.visitor().upload(path, [invoice(6_000)])).statusCode).toBe(200);
    const refused = await test.visitor().upload(path, [invoice(6_000)]);
    expect(refused.json()).toMatchObject({ code: 'uploadsTooMuch' });
    const [{ networkKey } = { networkKey: null }] = await rows();
    expect(networkKey).toMatch(/^[\w-]{43}$/);
    await test.deps.db.update(uploads).set({ usedByOffer: 'offer-1' });
    test.clock.advance({ days: 31 });
    await removeStaleUploads(test.deps);
    expect((await rows()).map((row) => row.networkKey)).toEqual([null]);
  });

  it('ends for all strangers, not for the provider, before a byte is written', async () => {
    test = await startTestApp({ UPLOAD_MB_IN_ALL: '0.01' });
    expect((await test.visitor().upload(path, [invoice(6_000)])).statusCode).toBe(200);
    const full = await test.visitor().upload(path, [invoice(6_000)]);
    expect(full.json()).toMatchObject({ status: 507, code: 'storageFull', detail: expect.stringContaining('voll') });
    expect([stored().length, (await rows()).length]).toEqual([1, 1]);
    const staff = await signInStaff(test);
    expect((await staff.upload('/desk/api/uploads', [invoice(6_000)])).statusCode).toBe(200);
  });

  it('is not given twice to files that come at the same moment', async () => {
    test = await startTestApp({ UPLOAD_MB_IN_ALL: '0.01' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => test.visitor().upload(path, [invoice(6_000)])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 507, 507, 507]);
  });

  it('is taken by files that are still on their way, so that many at once do not fill the disk', async () => {
    test = await startTestApp({ UPLOAD_MB_IN_ALL: '0.01' });
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'forms-')));
    const onItsWay = await halfAForm(url, 6_000);
    await expect.poll(() => readdirSync(tmpdir())).toHaveLength(1);
    const meanwhile = await test.visitor().upload(path, [invoice(6_000)]);
    expect(meanwhile.json()).toMatchObject({ status: 507, code: 'storageFull' });
    const ofNoLength = await halfAForm(url);
    expect(await ofNoLength.answer).toBe(507);
    // The server would wait half a minute for the rest of either.
    ofNoLength.giveUp();
    onItsWay.giveUp();
    await expect.poll(() => readdirSync(tmpdir())).toEqual([]);
    expect((await test.visitor().upload(path, [invoice(6_000)])).statusCode).toBe(200);
  });

  it('takes drawings up to 256 kB', async () => {
    test = await startTestApp();
    const drawing = (kilobytes: number) => ({
      name: 'plan.svg',
      content: `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(kilobytes * 1024 - 60)}--></svg>`,
    });
    expect((await test.visitor().upload(path, [drawing(255)])).statusCode).toBe(200);
    const refused = await test.visitor().upload(path, [drawing(257)]);
    expect(refused.json()).toMatchObject({ status: 413, code: 'uploadDrawingTooLarge' });
  });
});

/** A form on a slow line: it says how long it is, or does not, and is given up when told. */
async function halfAForm(url: string, length?: number) {
  const visitor = test.visitor();
  await visitor.get('/auth/api/currentUser');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    'content-type': 'multipart/form-data; boundary=x',
    ...(length !== undefined && { 'content-length': length }),
  };
  const form = request(`${url}${path}`, { method: 'POST', headers });
  const answer = once(form, 'response').then(([{ statusCode }]) => statusCode);
  answer.catch(() => {});
  form.on('error', () => {});
  form.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  return { answer, giveUp: () => form.destroy() };
}

describe('a disk without room', () => {
  it('says so, and keeps nothing of the form', async () => {
    test = await startTestApp();
    const { put } = test.deps.files;
    let calls = 0;
    test.deps.files.put = async (...given) => {
      calls += 1;
      if (calls < 2) return put(...given);
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await inStore(() => Promise.reject(new Error('Cannot write file', { cause: full })));
    };
    const pictures = await test.visitor().upload(
      path,
      [1, 2].map(() => ({ name: 'a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' })),
    );
    expect(pictures.json()).toMatchObject({ status: 507, code: 'storageFull' });
    expect([calls, stored(), await rows()]).toEqual([2, [], []]);
  });
});
