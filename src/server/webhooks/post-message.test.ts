import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isSendable, postMessage, type Resolve } from './post-message.ts';

const portOf = (server: Server) => z.object({ port: z.number() }).parse(server.address()).port;

let target: Server;
let port: number;
const hosts: (string | undefined)[] = [];
let answer: RequestListener = (_request, response) => response.end('danke');

beforeAll(async () => {
  target = createServer((request, response) => {
    hosts.push(request.headers.host);
    request.resume().once('end', () => answer(request, response));
  });
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  port = portOf(target);
});
afterAll(() => {
  target.closeAllConnections();
  target.close();
});

const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];
const post = (url: string, more: Partial<Parameters<typeof postMessage>[0]> = {}) =>
  postMessage({ url, headers: { 'content-type': 'application/json' }, body: '{}', toLoopback: true, ...more });
const local = (more: Parameters<typeof post>[1] = {}) => post(`http://127.0.0.1:${port}/haken`, more);

describe('a message', () => {
  it('is answered, and the beginning of the answer is kept on one line', async () => {
    answer = (_request, response) => response.writeHead(202).end(`ja\r\n\u0000${'x'.repeat(5_000)}`);
    const { status, excerpt, failure } = await local();
    expect([status, failure]).toEqual([202, undefined]);
    expect(excerpt).toMatch(/^ja x+$/);
    expect(excerpt.length).toBeLessThanOrEqual(1_000);
  });

  it('does not wait for the end of an answer that has none', async () => {
    answer = (_request, response) => void response.writeHead(200).write('y'.repeat(2_000));
    expect((await local()).status).toBe(200);
  });

  it('has arrived where the answer breaks off after its status', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('halb');
      setImmediate(() => response.socket?.destroy());
    };
    const { status, failure } = await local();
    expect([status, failure]).toEqual([200, undefined]);
  });

  it('has arrived where the answer goes on for ever, and nobody waits for it longer than for all of it', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    answer = (_request, response) => {
      closed = once(response, 'close');
      response.writeHead(202).write('kleckerweise');
    };
    expect(await local({ milliseconds: 200 })).toMatchObject({ status: 202, excerpt: 'kleckerweise' });
    await closed;
  });

  it('is refused by its status, however the answer ends', async () => {
    answer = (_request, response) => void response.writeHead(500).write('Fehler');
    expect(await local({ milliseconds: 200 })).toMatchObject({ status: 500, excerpt: 'Fehler' });
  });

  it('to a target that hangs is given up', async () => {
    answer = () => {};
    expect(await local({ milliseconds: 100 })).toMatchObject({ failure: 'timeout', excerpt: '' });
  });

  it('to a target that wants to speak another protocol is given up at once', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    answer = ({ socket }) => void socket.write(switching);
    expect(await local()).toMatchObject({ failure: 'unreachable', excerpt: '' });
  });

  it('whose address is never found is given up as well', async () => {
    const resolve: Resolve = () => new Promise(() => {});
    expect(await post('https://erp.example/', { resolve, milliseconds: 50 })).toMatchObject({ failure: 'timeout' });
  });

  it('follows no redirect', async () => {
    let calls = 0;
    answer = (_request, response) => {
      calls += 1;
      response.writeHead(307, { location: `http://127.0.0.1:${port}/anderswo` }).end();
    };
    expect(await local()).toMatchObject({ status: 307, failure: 'redirect' });
    expect(calls).toBe(1);
  });

  it('to nobody is told from one that nobody answers in time', async () => {
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ failure: 'unreachable' });
    const resolve: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await post('https://erp.example/', { resolve })).toMatchObject({ failure: 'unreachable' });
  });
});

describe('the address of a target', () => {
  it('is looked up once, and the connection goes there under the name', async () => {
    let [looks, connections] = [0, 0];
    const came = () => {
      connections += 1;
    };
    target.on('connection', came);
    // Whoever looked a second time would be led elsewhere; and the machine itself would find such a name nowhere.
    const resolve: Resolve = async (name) => {
      looks += 1;
      return looks === 1 ? here(name) : [{ address: '10.0.0.5', family: 4 }];
    };
    const { status, failure } = await post(`https://erp.invalid:${port}/haken`, { resolve });
    target.off('connection', came);
    // It does not speak TLS: that it was spoken to at all is the point.
    expect([status, failure, looks, connections]).toEqual([undefined, 'unreachable', 1, 1]);
  });

  it('that leads to this machine, or somewhere else at the second look, gets nothing', async () => {
    const before = hosts.length;
    const answers = [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.5', family: 4 },
      ],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
      [{ address: 'fd12:3456::1', family: 6 }],
    ];
    const resolve: Resolve = async () => answers.shift() ?? [];
    for (const _look of ['here', 'one of two', 'mapped', 'private', 'none'])
      expect(await post(`https://erp.example:${port}/`, { resolve, toLoopback: false })).toMatchObject({
        failure: 'address',
      });
    expect(hosts.length).toBe(before);
  });

  it.each([
    'http://erp.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST../',
    'https://haken.localhost/',
    'https://haken.localhost./',
    'https://10.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://name:wort@erp.example/',
  ])('%s is none', async (url) => {
    expect(isSendable(url, false)).toBe(false);
    expect(await post(url, { toLoopback: false, resolve: here })).toMatchObject({ failure: 'address' });
  });

  it('may be this machine where the settings say so, and no other network', () => {
    expect(isSendable('http://127.0.0.1:4000/', true)).toBe(true);
    expect(isSendable('http://10.0.0.1/', true)).toBe(false);
    expect(isSendable('https://erp.example/haken', false)).toBe(true);
  });
});
