// Dear: programs are started, and most of them killed.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import WebSocket from 'ws';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startSeeded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-server.ts';

const [seller, slow] = ['verkauf@example.org', 'langsam@example.org'];

const handedOver = Promise.withResolvers<void>();
const again = Promise.withResolvers<void>();
let answersNot = true;
let inbox: SmtpInbox;
let server: ServerProcess;
let visitor: Caller;

beforeAll(async () => {
  inbox = await openSmtpInbox({
    async content(_attempt, to) {
      if (to !== slow) return undefined;
      if (!answersNot) return void again.resolve();
      handedOver.resolve();
      return new Promise(() => {});
    },
  });
  server = await startSeeded(inject('seededShop'), { SMTP_URL: inbox.url });
  visitor = caller(server.url, keepAlive(0));
  await visitor.get('/auth/api/currentUser');
  await visitor.post('/auth/api/registerAccount', { email: seller, password: 'vier Pferde im Regal' });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

/** An inquiry of which only the first half has arrived. */
function halfAnInquiry() {
  const body = JSON.stringify(inquiryBody(seller));
  const call = request(`${server.url}/selfservice/api/submitOffer/${newOfferId()}`, {
    method: 'POST',
    headers: {
      cookie: visitor.cookie(),
      'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(visitor.cookie())?.[1] ?? '',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answer = new Promise<number | string | undefined>((resolve) => {
    call.on('response', (response) => resolve(response.resume().statusCode));
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
  call.write(body.slice(0, 40));
  return { answer, complete: () => void call.end(body.slice(40)) };
}

/** Waits until the port is closed, and answers the last line that still came about, on which was asked at once. */
async function takesNobody({ url } = server): Promise<Socket | undefined> {
  for (let last: Socket | undefined; ; ) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const refused = await new Promise((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    if (refused) return last;
    last?.destroy();
    last = socket;
    socket.write('GET /auth/api/currentUser HTTP/1.1\r\nhost: shop\r\n\r\n');
    await pause(20);
  }
}

describe('a server that is asked to end', () => {
  it('says first that it goes, and answers everything for as long as the settings say', async () => {
    const leaving = await startSeeded(inject('seededShop'), { LEAVE_SECONDS: '8' });
    const [open, ready] = [caller(leaving.url, keepAlive(1_000)), () => fetch(`${leaving.url}/health/ready`)];
    expect((await ready()).status).toBe(200);
    const ended = leaving.kill('SIGTERM');
    while ((await ready()).status === 200) await pause(20);
    expect(await (await ready()).json()).toMatchObject({ code: 'notReady', fields: { ending: expect.anything() } });
    expect((await open.get('/auth/api/currentUser')).status).toBe(200);
    const answer = await fetch(`${leaving.url}/`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    const last = await takesNobody(leaving);
    expect(last && (await text(last))).toMatch(/^HTTP\/1.1 200 /);
    expect(await ended).toBe(0);
    await leaving.stop();
  });

  it('takes nobody more, closes unused lines, answers what is under way, tells sockets to come back and gives unfinished jobs back, within 20 seconds', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/selfservice/api/socket`, {
      headers: { cookie: visitor.cookie(), origin: server.url },
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const { status } = await visitor.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(slow));
    expect(status).toBe(200);
    await handedOver.promise;
    const inquiry = halfAnInquiry();
    // As browsers open them ahead.
    const unused = connect(Number(new URL(server.url).port), '127.0.0.1').resume();
    const leftAlone = once(unused, 'close');
    await pause(200);

    const began = performance.now();
    const ended = server.kill('SIGTERM');
    await takesNobody();
    await leftAlone;
    inquiry.complete();
    expect(await inquiry.answer).toBe(200);
    expect((await closed)[0]).toBe(1012);
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(20_000);

    answersNot = false;
    await server.restart();
    await again.promise;
    expect(inbox.messages.filter((message) => message.includes(`To: ${slow}\r\n`))).toHaveLength(2);
  });
});
