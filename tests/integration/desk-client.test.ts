import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '#seed/demo-logins.ts';
import { DeskClient, Refusal } from '#seed/provider/desk-client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { seatStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What becomes of an answer: it never arrives, breaks off after its headers, or somebody else answers in place of the shop. */
type Fate = 'lost' | 'torn' | { status: number; headers: OutgoingHttpHeaders; body: string };

let test: TestApp;
let client: DeskClient;
/** What is to become of the next answers; what reached the line, and how long the client waited in between. */
let fates: Fate[] = [];
let arrived: string[] = [];
let waits: number[] = [];
let serverUrl = '';

/** A bad line: calls reach the server, answers are lost on their way back. */
const line = createServer((asked, answer) => {
  arrived.push(asked.url ?? '');
  const fate = fates.shift();
  if (typeof fate === 'object') {
    asked.resume().on('end', () => answer.writeHead(fate.status, fate.headers).end(fate.body));
    return;
  }
  const { port } = new URL(serverUrl);
  const passedOn = request({ port, method: asked.method, path: asked.url, headers: asked.headers }, (given) => {
    if (fate === undefined) {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
      return;
    }
    if (fate === 'torn') answer.writeHead(given.statusCode ?? 500, given.headers).write('{');
    given.resume().on('end', () => answer.socket?.destroySoon());
  });
  asked.pipe(passedOn);
});

beforeAll(async () => {
  test = await startTestApp();
  await seatStaff(test.deps, demoLogins.staff);
  serverUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const { port }: AddressInfo = typeof address === 'object' && address ? address : { port: 0, address: '', family: '' };
  client = new DeskClient(`http://127.0.0.1:${port}`, async (milliseconds) => waits.push(milliseconds));
  await client.login(demoLogins.staff);
});
afterEach(() => {
  [fates, arrived, waits] = [[], [], []];
});
afterAll(async () => {
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
  await test.close();
});

const away = (headers: OutgoingHttpHeaders = {}): Fate => ({
  status: 503,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: 'about:blank', title: '', status: 503, code: 'unavailable', detail: 'Gerade nicht.' }),
});
const stored = async () => (await test.deps.db.select().from(uploads)).length;
const photo = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

describe('the desk’s client on a bad line', () => {
  it('sends a command again whose answer was lost, and it takes effect once', async () => {
    const id = newOfferId();
    const inquiry = inquiryBody('leitung@example.org');
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiry));
    const { items } = await client.offer(id);
    arrived = [];
    fates = ['lost', 'torn'];
    const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await client.send('submitBid', id, bidBody(items, { validUntil }));
    fates = ['lost'];
    await client.send('cancel', id, { reason: 'Doch nicht' });
    expect(arrived).toHaveLength(5);
    const { timeline } = await client.offer(id);
    expect(timeline.map(({ type }) => type).toReversed()).toEqual([
      'submitted',
      'linkedToInquiry',
      'bidSubmitted',
      'cancelled',
    ]);
  });

  it('sends a file again whose answer was lost or broke off, and it is stored once', async () => {
    const before = await stored();
    fates = ['lost', 'torn', away()];
    const url = await client.upload('protokoll.pdf', photo);
    expect(url).toMatch(/^\//);
    expect(arrived).toEqual(Array(4).fill('/desk/api/uploads'));
    expect(await stored()).toBe(before + 1);
  });

  it('reads again what broke off', async () => {
    fates = ['torn', 'lost'];
    expect(await client.queue()).toBeInstanceOf(Array);
    expect(arrived).toHaveLength(3);
  });

  it('waits as long as the server asks, and never longer than ten seconds', async () => {
    const proxy = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };
    fates = [away({ 'retry-after': '2' }), away({ 'retry-after': '3600' }), proxy];
    await client.queue();
    expect(waits).toEqual([2000, 10_000, 500]);
  });

  it('gives up after four tries with the server’s own sentence', async () => {
    fates = Array(9).fill(away());
    await expect(client.upload('protokoll.pdf', photo)).rejects.toThrow('Gerade nicht.');
    expect(arrived).toHaveLength(4);
  });

  it('takes a refusal as said, once', async () => {
    await expect(client.send('cancel', newOfferId(), { reason: 'Doch nicht' })).rejects.toBeInstanceOf(Refusal);
    expect(arrived).toHaveLength(1);
  });
});
