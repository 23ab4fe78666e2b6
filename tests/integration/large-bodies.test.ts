// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateCall } from '#contract/goods/estimate.ts';
import { api } from '#contract/site/urls.ts';
import { bodyBounds } from '#server/bodies/body-bounds.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let routes: AppRoute[];
let stranger: HttpClient;
let token: string;
const megabytes = 1024 * 1024;
/** Of the calls that take whole lists of devices. */
const ownLimits = new Map([
  ['/selfservice/api/submitOffer/:offerId', 8 * megabytes],
  ['/selfservice/api/readList', 8 * megabytes],
  [estimateCall, megabytes],
]);

beforeAll(async () => {
  ({ value: test, routes } = await withRoutes(() => startTestApp()));
  stranger = test.visitor();
  await stranger.get(api.auth.currentUser);
  token = stranger.cookies.get('XSRF-TOKEN') ?? '';
});
afterAll(() => test.close());

function send(url: string, payload: string) {
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
  return stranger.send({ method: 'POST', url, payload, headers });
}

const submit = (payload: string) => send(`/selfservice/api/submitOffer/${newOfferId()}`, payload);

function items(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `item-${randomUUID()}`,
    freetext: `Dell PowerEdge R640 Nummer ${index}`,
    quantity: 1,
    configuration: { working: true, packagingAvailable: true, cpu: 'Intel Xeon Gold 6130', cpuCount: 2, ram: '256 GB' },
  }));
}

describe('a call of strangers', () => {
  it('takes no larger body than its schema, and never more than 64 kB unless it says so', async () => {
    const open = routes.filter(({ access, body }) => body !== undefined && access === 'visitor');
    expect(open.length).toBeGreaterThan(10);
    const taken: string[] = [];
    for (const { url, body } of open) {
      if (body === undefined) continue;
      const limit = Math.min(bodyBounds(body).bytes, ownLimits.get(url) ?? 64 * 1024);
      const payload = `{"x":"${'x'.repeat(limit)}"}`;
      const { statusCode, body: answer } = await send(url.replace(':offerId', newOfferId()), payload);
      if (statusCode !== 413 || JSON.parse(answer).code !== 'bodyTooLarge') taken.push(`${url} ${statusCode}`);
    }
    expect(taken).toEqual([]);
  });

  it('to log in takes a body of some kB at most', async () => {
    expect((await send(api.auth.login, `{"x":"${'x'.repeat(4_000)}"}`)).statusCode).toBe(400);
    expect((await send(api.auth.login, `{"x":"${'x'.repeat(4_200)}"}`)).statusCode).toBe(413);
  });
});

describe('a body of 4 MB', () => {
  it.each([
    ['nested without end', '['.repeat(2 * megabytes) + ']'.repeat(2 * megabytes - 10), 400, 'invalidBody'],
    ['of empty objects', `{"items":[${'{},'.repeat(1_390_000)}{}]}`, 413, 'bodyTooLarge'],
    ['of fields that nobody knows', `{${'"a":0,'.repeat(600_000)}"a":0}`, 413, 'bodyTooLarge'],
  ])('%s is refused before it is parsed', async (_, payload, status, code) => {
    const answer = await submit(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe('a body of thousands of entries', () => {
  it('is refused with the fields concerned, as a small one is', async () => {
    const wrong = items(2_000).map((item, at) => (at === 1_500 ? { ...item, quantity: 0 } : item));
    const answer = await submit(JSON.stringify(inquiryBody('gross@example.org', { items: wrong })));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalidBody',
      fields: { 'items.1500.quantity': 'Bitte mindestens 1 angeben.' },
    });
  });

  it.each([
    ['no JSON', (body: string) => body.slice(0, -1), 'invalidJson'],
    ['half a character', (body: string) => body.replace('Nummer 1500', String.raw`\ud800`), 'invalidBody'],
    [
      'a planted prototype',
      (body: string) => body.replace('"quantity"', '"__proto__":{"a":1},"quantity"'),
      'invalidJson',
    ],
  ])('is refused for %s, as a small one is', async (_, spoil, code) => {
    const body = JSON.stringify(inquiryBody('gross@example.org', { items: items(2_000) }));
    const answer = await submit(spoil(body));
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it('beyond what fits at once is told to come back, and what is done with makes room again', async () => {
    const body = JSON.stringify(inquiryBody('gross@example.org', { items: items(10), comments: 'x' })).padEnd(
      4 * megabytes,
    );
    const crowd = await Promise.all(Array.from({ length: 16 }, () => submit(body)));
    const refused = crowd.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect([...new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`))]).toEqual([
      '429 bodiesBusy',
    ]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await submit(body)).statusCode).toBe(200);
  });
});
