import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let url: string;
let stop: () => Promise<void>;
const email = 'gemessen@example.org';

beforeAll(async () => {
  test = await startTestApp({ METRICS_PORT: '0' });
  const { metrics } = test.deps;
  if (metrics === undefined) throw new Error('Nothing is measured');
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${served.port}`;
  stop = served.close;
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await stop();
  await test.close();
});

/** The measured values by their name with its labels. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('the metrics', () => {
  it('count requests by route and status, and name nobody', async () => {
    const id = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
    await test.visitor().get(`/selfservice/api/readOffer/${id}`);
    await test.visitor().get('/selfservice/api/gibt-es-nicht');
    const measured = await scrape();
    const count = (method: string, route: string, status: number) =>
      measured.get(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(count('POST', '/selfservice/api/submitOffer/:offerId', 200)).toBe(1);
    expect(count('GET', '/selfservice/api/readOffer/:offerId', 401)).toBe(1);
    const written = [...measured.keys()].join('\n');
    for (const secret of [id, email, 'gibt-es-nicht']) expect(written).not.toContain(secret);
  });

  it('tell of memory, of the event loop, of jobs, mails and live connections', async () => {
    const before = await scrape();
    expect(before.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(before.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(before.get('ankaufwerk_database_up')).toBe(1);
    const seller = await signUp(test, email);
    const live = await openLiveSocket(test, seller);
    const at = test.clock.now();
    const delivery = { recipient: email, attempts: 1, firstAt: at, lastAt: at };
    await test.deps.db.insert(mailDeliveries).values({ messageId: 'm1', state: 'refused', ...delivery });
    await succeed(seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email)));
    const after = await scrape();
    expect(after.get('ankaufwerk_jobs{queue="reaction",state="due"}')).toBeGreaterThan(0);
    expect(after.get('ankaufwerk_jobs_oldest_due_seconds{queue="reaction"}')).toBeGreaterThanOrEqual(0);
    expect(after.get('ankaufwerk_mails_undelivered{state="refused"}')).toBe(1);
    expect(after.get('ankaufwerk_sockets_open')).toBe(1);
    live.socket.close();
    await live.ended;
    expect(after.get('ankaufwerk_database_connections{state="waiting"}')).toBe(0);
  });

  it('say so when the database is away, instead of not answering', async () => {
    const away = await startTestApp({ METRICS_PORT: '0' });
    await away.database.end();
    expect(await away.deps.metrics?.text()).toContain('ankaufwerk_database_up 0');
    await away.close();
  });

  it('are on no page of the shop: only the port of their own answers, and only that', async () => {
    expect((await test.visitor().get('/metrics')).statusCode).toBe(404);
    expect((await fetch(`${url}/`)).status).toBe(404);
    const plain = await startTestApp();
    expect(plain.deps.metrics).toBeUndefined();
    await plain.close();
  });
});
