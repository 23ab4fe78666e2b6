import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '#seed/demo-logins.ts';
import { DeskClient } from '#seed/provider/desk-client.ts';
import { setStaff } from '#server/accounts/staff.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let client: DeskClient;
/** Commands that reached the server, and how many of their answers are still to be lost. */
let arrived = 0;
let toLose = 0;

/** A bad line: commands reach the server, answers are lost on their way back. */
const line = createServer((asked, answer) => {
  const isCommand = /submitBid|cancel/.test(asked.url ?? '');
  if (isCommand) arrived += 1;
  const { port } = new URL(serverUrl);
  const passedOn = request({ port, method: asked.method, path: asked.url, headers: asked.headers }, (given) => {
    const lost = isCommand && toLose > 0;
    if (lost) {
      toLose -= 1;
      given.resume().on('end', () => answer.socket?.destroy());
    } else {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    }
  });
  asked.pipe(passedOn);
});
let serverUrl = '';

beforeAll(async () => {
  test = await startTestApp();
  await test.deps.database.transaction((tx) => setStaff(test.deps, tx, demoLogins.staff));
  serverUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const { port }: AddressInfo = typeof address === 'object' && address ? address : { port: 0, address: '', family: '' };
  client = new DeskClient(`http://127.0.0.1:${port}`);
  await client.login(demoLogins.staff);
});
afterAll(async () => {
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
  await test.close();
});

describe('the desk’s client on a bad line', () => {
  it('sends a command again whose answer was lost, and it takes effect once', async () => {
    const id = newOfferId();
    const inquiry = inquiryBody('leitung@example.org');
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiry));
    const { items } = await client.offer(id);
    toLose = 2;
    const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await client.send('submitBid', id, bidBody(items, { validUntil }));
    toLose = 1;
    await client.send('cancel', id, { reason: 'Doch nicht' });
    expect(arrived).toBe(5);
    const { timeline } = await client.offer(id);
    expect(timeline.map(({ type }) => type).toReversed()).toEqual([
      'submitted',
      'linkedToInquiry',
      'bidSubmitted',
      'cancelled',
    ]);
  });
});
