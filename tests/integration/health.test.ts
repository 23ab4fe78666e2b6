import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const whole = await startTestApp();
const withoutStore = await startTestApp({
  STORAGE_URL: `s3://key:secret@127.0.0.1:${await freePort()}/bucket?tls=off`,
});
afterAll(() => Promise.all([whole.close(), withoutStore.close()]));

describe('a server', () => {
  it.each(['/health/live', '/health/ready', '/healthz'])('with all that it needs says so at %s', async (path) => {
    const answer = await whole.visitor().get(path);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('whose files are out of reach lives, and is not ready: it says what is missing and when to ask again', async () => {
    const visitor = withoutStore.visitor();
    expect((await visitor.get('/health/live')).statusCode).toBe(200);
    const answer = await visitor.get('/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const fields = { storage: expect.stringMatching(/^Der Speicher der Dateien antwortet nicht\. Läuft er, .*\?$/) };
    expect(answer.json()).toMatchObject({ code: 'notReady', fields });
  });
});
