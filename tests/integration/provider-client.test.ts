import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isGenuine, openClient, ShopRefusal } from '#web/desk/pages/developer/provider-client.ts';

/** What becomes of an answer: it never arrives, breaks off after its headers, or somebody else answers in place of the shop. */
type Fate = 'lost' | 'torn' | { status: number; headers: OutgoingHttpHeaders; body: string };

let test: TestApp;
let client: ReturnType<typeof openClient>;
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
  const body = { name: 'Warenwirtschaft', scopes: ['buyer', 'warehouse'] };
  const desk = await signInStaff(test);
  const { token } = addedApiTokenSchema.parse(await succeed(desk.post(apiTokenCalls.add, body)));
  serverUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const { port }: AddressInfo = typeof address === 'object' && address ? address : { port: 0, address: '', family: '' };
  client = openClient(`http://127.0.0.1:${port}`, token, async (milliseconds) => waits.push(milliseconds));
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

describe('the client of an ERP on a bad line', () => {
  it('sends a command again whose answer was lost, and it takes effect once', async () => {
    const id = newOfferId();
    const inquiry = inquiryBody('leitung@example.org');
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiry));
    const offer = async () => deskOfferSchema.parse((await client.read(`offers/${id}`)).data);
    const { items } = await offer();
    arrived = [];
    fates = ['lost', 'torn'];
    const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await client.send('submitBid', id, bidBody(items, { validUntil }));
    fates = ['lost'];
    await client.send('cancel', id, { reason: 'Doch nicht' });
    expect(arrived).toHaveLength(5);
    const { timeline } = await offer();
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
    expect((await client.read('queue?tab=all')).rows).toBeInstanceOf(Array);
    expect(arrived).toHaveLength(3);
  });

  it('waits as long as the server asks, and never longer than ten seconds', async () => {
    const proxy = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };
    fates = [away({ 'retry-after': '2' }), away({ 'retry-after': '3600' }), proxy];
    await client.read('queue?tab=all');
    expect(waits).toEqual([2000, 10_000, 500]);
  });

  it('gives up after four tries with the server’s own sentence', async () => {
    fates = Array(9).fill(away());
    await expect(client.upload('protokoll.pdf', photo)).rejects.toThrow('Gerade nicht.');
    expect(arrived).toHaveLength(4);
  });

  it('takes a refusal as said, once', async () => {
    await expect(client.send('cancel', newOfferId(), { reason: 'Doch nicht' })).rejects.toBeInstanceOf(ShopRefusal);
    expect(arrived).toHaveLength(1);
  });
});

describe('the client of an ERP that hears of an event', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = '{"type":"offer.bidSubmitted"}';
  const signed = (at: Date) => ({
    'webhook-id': 'offer-1_2',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,anders ${new Webhook(secret).sign('offer-1_2', at, body)}`,
  });

  it('believes what is signed with its secret, among others, and nothing that was changed, is old or has no signature', () => {
    const headers = signed(new Date());
    expect(isGenuine(secret, headers, body)).toBe(true);
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    expect(isGenuine(secret, { ...headers, 'webhook-id': 'offer-1_3' }, body)).toBe(false);
    expect(isGenuine(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, body)).toBe(false);
    expect(isGenuine(secret, signed(new Date(Date.now() - 301_000)), body)).toBe(false);
    expect(isGenuine(secret, {}, body)).toBe(false);
  });
});
