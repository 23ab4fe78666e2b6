import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '#server/db/schema/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withProcesses } from '#tests/support/worker-here.ts';

withProcesses();

let test: TestApp;
let url: string;
/** One that takes seconds to look into. */
const photo = readFileSync('tests/fixtures/pictures/48-millionen.heic');
/** Where this test alone keeps what is on its way. */
const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-given-up-'));
beforeAll(async () => {
  test = await startTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  process.env.TMPDIR = folder;
});
afterAll(async () => {
  await test.close();
  delete process.env.TMPDIR;
  rmSync(folder, { recursive: true });
});

/** As a browser whose person has changed their mind: after half of the file, or while the server looks into it. */
async function giveUp(part: 'half' | 'whole'): Promise<void> {
  const visitor = test.visitor();
  await visitor.get('/auth/api/currentUser');
  const token = visitor.cookies.get('XSRF-TOKEN') ?? '';
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.heic"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
  const call = request(`${url}/selfservice/api/uploads`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
      'x-xsrf-token': token,
      cookie: `XSRF-TOKEN=${token}`,
    },
  });
  const ended = new Promise((resolve) => call.once('close', resolve));
  call.on('error', () => {});
  call.write(part === 'whole' ? body : body.subarray(0, body.length / 2));
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  call.destroy();
  await ended;
}

it.each(['half', 'whole'] as const)('an upload that is given up leaves nothing behind: %s', async (part) => {
  await giveUp(part);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(readdirSync(test.deps.env.dataDir)).not.toContain('uploads');
  expect(await test.deps.db.select().from(uploads)).toEqual([]);
});
