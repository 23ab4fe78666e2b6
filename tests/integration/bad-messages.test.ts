import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { offerViews } from '#server/db/schema/offers.ts';
import { createLog } from '#server/log.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let written = '';
const own = newOfferId();
const foreign = newOfferId();

beforeAll(async () => {
  const output = {
    write(line: string) {
      written += line;
    },
  };
  test = await startTestApp({}, undefined, { log: createLog({ logLevel: 'trace' }, output) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  seller = await signUp(test, 'anna@example.org');
  await submit(own, 'anna@example.org');
  await submit(foreign, 'bernd@example.org');
  await rememberViews();
});
afterAll(() => test.close());

const submit = (id: string, email: string) =>
  succeed(test.visitor().post(api.selfservice.offerAction('submitOffer', id), inquiryBody(email)));
const change = (aggregateId: unknown, event = 'viewEntered') =>
  JSON.stringify({ type: 'AggregateViewChange', event, aggregateId });
const everSeen = z.array(z.object({ offer_id: z.string() }));

/** A view replaces the one before it, so the database is asked to remember each. */
async function rememberViews(): Promise<void> {
  const { db } = test.deps;
  await db.execute(sql`create table seen (offer_id text)`);
  await db.execute(sql`create function see() returns trigger language plpgsql
    as 'begin insert into seen values (new.offer_id); return new; end'`);
  await db.execute(sql`create trigger see after insert or update on ${offerViews} for each row execute function see()`);
}

async function views(): Promise<string[]> {
  const rows = await test.deps.database.rows(test.deps.db, sql`select offer_id from seen`);
  return everSeen.parse(rows).map((row) => row.offer_id);
}

/** Nothing acknowledges a message: those before it are done when the last one shows. */
async function untilSeen(offerId: string): Promise<void> {
  while (!(await views()).includes(offerId)) await setImmediate();
}

describe('a message on the live socket', () => {
  it('that is none, or names what is not the sender’s, is passed over without a word', async () => {
    const { socket } = await openLiveSocket(test, seller);
    const messages = [
      '',
      '{',
      'null',
      '7',
      '"AggregateViewChange"',
      '['.repeat(1_000),
      `${'['.repeat(500)}${']'.repeat(500)}`,
      '{"__proto__":{"polluted":true}}',
      change(foreign),
      change(`${own}'; DROP TABLE offer;--`),
      change('offer-\u0000'),
      change('\ud800'),
      change(7),
      change([own]),
      change(own, 'viewStolen'),
      change(own).replace('{', '{"more":1,'),
    ];
    for (const message of [...messages, Buffer.from([0, 255, 254]), change(own)]) socket.send(message);
    await untilSeen(own);
    expect(await views()).toEqual([own]);
    expect(written.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([]);
    socket.close();
  });

  it('that is too long or no text ends the socket, and fills no log', async () => {
    for (const message of [change('x'.repeat(2_000)), Buffer.alloc(1_048_576)]) {
      const { socket, ended } = await openLiveSocket(test, seller);
      socket.send(message);
      await ended;
    }
    expect(written.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  });

  it('ends the socket when more come than can be recorded', async () => {
    const { socket, ended } = await openLiveSocket(test, seller);
    for (let sent = 0; sent < 500; sent += 1) socket.send(change(own));
    expect(await ended).toBe(1008);
  });
});

describe('a session that is over', () => {
  it('opens no live socket, and ends an open one with its next message', async () => {
    const customer = await signUp(test, 'clara@example.org');
    const browser = await openLiveSocket(test, customer);
    const tab = await openLiveSocket(test, customer);
    await customer.post(api.auth.logout);
    browser.socket.send(change(null, 'viewLeft'));
    expect(await browser.ended).toBe(4401);

    await expect(openLiveSocket(test, customer)).rejects.toThrow('401');
    tab.socket.close();
  });

  it('by its age counts as one that was left', async () => {
    const customer = await signUp(test, 'dora@example.org');
    const { socket, ended } = await openLiveSocket(test, customer);
    test.clock.advance({ days: 31 });
    socket.send(change(own));
    expect(await ended).toBe(4401);
    await expect(openLiveSocket(test, customer)).rejects.toThrow('401');
  });
});
