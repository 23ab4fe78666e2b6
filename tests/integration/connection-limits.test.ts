import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { signUp } from '#tests/support/people.ts';
import { securityLines } from '#tests/support/security-lines.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
/** The same shop with no timeoutMs for slow requests. */
let hasty: TestApp;
let seller: HttpClient;
const perNetwork = 40;
/** Of the hasty one, in milliseconds. */
const timeoutMs = 300;

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', MAX_CONNECTIONS_PER_NETWORK: String(perNetwork) });
  hasty = await startTestApp({ SLOW_REQUEST_SECONDS: String(timeoutMs / 1_000) });
  for (const { app } of [test, hasty]) await app.listen({ port: 0, host: '127.0.0.1' });
  seller = await signUp(hasty, 'anna@example.org');
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  for (const one of [test, hasty]) await one.close();
});

function call({ app }: TestApp): Socket {
  return connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
}

describe('a request that does not come to its end', () => {
  const token = () => seller.cookies.get('XSRF-TOKEN') ?? '';
  const cookie = () => [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = (type: string) =>
    `Host: x\r\nCookie: ${cookie()}\r\nX-XSRF-TOKEN: ${token()}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`;

  it.each([
    ['its headers', () => 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its first byte', () => ''],
    ['a body', () => `POST /auth/api/login HTTP/1.1\r\n${head('application/json')}{"email"`],
    ['a file', () => `POST /selfservice/api/uploads HTTP/1.1\r\n${head('multipart/form-data; boundary=x')}--x\r\n`],
  ])('is ended after a while: %s', async (_, bytes) => {
    const socket = call(hasty);
    socket.write(bytes());
    const answer = await text(socket);
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(answer).toContain('"code":"requestTooSlow"');
  });

  it('is ended too when it was refused and nobody reads its body', async () => {
    const socket = call(hasty);
    socket.write(`POST /desk/api/linkOrder/x HTTP/1.1\r\n${head('application/json')}{`);
    expect(await text(socket)).toContain('HTTP/1.1 401 ');
  });

  it('goes on as long as it comes on, however often the server looks', async () => {
    const connected = once(hasty.app.server, 'connection');
    const socket = call(hasty);
    const [atServer]: Socket[] = await connected;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const size = 500 * 1024;
    const name = 'Content-Disposition: form-data; name="file"; filename="x.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const [begin, end] = [`--x\r\n${name}`, '\r\n--x--\r\n'];
    const length = begin.length + size + end.length;
    const headers = head('multipart/form-data; boundary=x').replace(
      'Content-Length: 1000',
      `Content-Length: ${length}`,
    );
    socket.write(
      `POST /selfservice/api/uploads HTTP/1.1\r\n${headers.replace('Host: x', 'Host: x\r\nConnection: close')}`,
    );
    socket.write(begin);
    for (let sent = 0; sent < size; sent += 100 * 1024) {
      socket.write('Zeile\n'.repeat(size).slice(sent, Math.min(size, sent + 100 * 1024)));
      while (!socket.destroyed && (atServer?.bytesRead ?? 0) < socket.bytesWritten) await setImmediate();
      vi.advanceTimersByTime(timeoutMs);
    }
    vi.useRealTimers();
    socket.write(end);
    expect(await text(socket)).toContain('HTTP/1.1 200 ');
  });
});

describe('bodies of 4 MB that a stranger announces', () => {
  it.each([
    ['to the desk, with a token', '/desk/api/linkOrder/x', 401, true],
    ['about somebody’s offer, with a token', '/selfservice/api/acceptBid/x', 401, true],
    ['as an inquiry, without a token', '/selfservice/api/submitOffer/x', 403, false],
    ['as files, without a token', '/selfservice/api/uploads', 403, false],
  ])('%s are refused by their heads: eight are answered before one sends a byte', async (_, path, status, hasToken) => {
    const stranger = test.visitor();
    await stranger.get('/auth/api/currentUser');
    const token = stranger.cookies.get('XSRF-TOKEN') ?? '';
    const cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = hasToken ? `X-XSRF-TOKEN: ${token}\r\n` : '';
    const type = path.endsWith('uploads') ? 'multipart/form-data; boundary=x' : 'application/json';
    const open = Array.from({ length: 8 }, () => call(test));
    const answers = open.map(async (socket) => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n${own}Content-Type: ${type}\r\nContent-Length: 4194304\r\n\r\n`,
      );
      const [answer] = await once(socket, 'data');
      return String(answer).split('\r\n')[0]?.split(' ')[1];
    });
    expect(await Promise.all(answers)).toEqual(Array(8).fill(String(status)));
    for (const socket of open) socket.destroy();
    await Promise.all(open.map((socket) => once(socket, 'close')));
  });
});

describe('connections of one network', () => {
  it('are so many at most; each that ends makes room', async () => {
    const open = Array.from({ length: perNetwork }, () => call(test));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    const [first] = open;
    first?.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(first ?? call(test), 'data');

    const surplus = call(test);
    surplus.on('error', () => {});
    surplus.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => surplus.once('close', resolve));
    expect(surplus.bytesRead).toBe(0);

    for (const socket of open) socket.destroy();
    await Promise.all(open.map((socket) => once(socket, 'close')));
    expect((await fetch(`${test.app.listeningOrigin}/healthz`)).status).toBe(200);
  });
});

describe('live sockets', () => {
  it('are twenty an account; one more is told to try later, and each that ends makes room', async () => {
    const customer = await signUp(test, 'bernd@example.org');
    const open = [];
    for (let count = 0; count < 20; count += 1) open.push(await openLiveSocket(test, customer));
    const surplus = await openLiveSocket(test, customer);
    expect(await surplus.ended).toBe(1013);
    expect(securityLines(test).at(-1)).toMatchObject({ what: 'refused', result: 'tooManySockets' });

    const [first] = open;
    first?.socket.close();
    await first?.ended;
    const next = await openLiveSocket(test, customer);
    expect(next.socket.readyState).toBe(next.socket.OPEN);
    for (const { socket } of [...open, next]) socket.terminate();
  });

  it('are ended when they say more than five things a second', async () => {
    const { socket, ended } = await openLiveSocket(test, await signUp(test, 'clara@example.org'));
    const left = JSON.stringify({ type: 'AggregateViewChange', event: 'viewLeft', aggregateId: null });
    for (let sent = 0; sent < 11; sent += 1) socket.send(left);
    expect(await ended).toBe(1008);
    const refused = securityLines(test).filter(({ result }) => result === 'tooManyMessages');
    expect(refused).toEqual([expect.objectContaining({ account: expect.any(String), network: '127.0.0.0/24' })]);
  });
});
