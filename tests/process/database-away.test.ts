// Dear: programs are started, and most of them killed.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type CallAnswer, type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';

const email = 'last@example.org';
/** Short for whoever waits, and long enough for a start on a busy machine. */
const limitSeconds = 6;
const cachedPage = '/';

let postgres: PostgresServer;
let databaseUrl: string;
let server: ServerProcess;
let visitor: Caller;

beforeAll(async () => {
  // Tables and data were made without such a limit.
  postgres = await startPostgres({ durable: true, from: inject('seededShop').folder });
  databaseUrl = `${postgres.url}/postgres`;
  // What was copied is on the disk by then: nothing waits for that within its limit.
  await ask('checkpoint');
  server = await startServer({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DATABASE_STATEMENT_SECONDS: String(limitSeconds),
    DATABASE_CONNECT_SECONDS: String(limitSeconds),
  });
  visitor = caller(server.url, keepAlive(16));
  await visitor.get('/auth/api/currentUser');
  await visitor.get(cachedPage);
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

interface Load {
  /** So far. */
  readonly refused: readonly CallAnswer[];
  /** Ends it and answers what the calls were answered with. */
  stop(): Promise<{ acknowledged: string[]; refused: CallAnswer[] }>;
}

/** Sends an inquiry; a line that breaks before the answer is status 0. */
async function inquire(offerId: string): Promise<CallAnswer> {
  try {
    return await visitor.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email));
  } catch {
    return { status: 0, text: '{}', headers: {} };
  }
}

/** Sends one inquiry after the other in eight lines, until it is stopped. */
function inquireOnAndOn(): Load {
  const acknowledged: string[] = [];
  const refused: CallAnswer[] = [];
  let goesOn = true;
  const lines = Array.from({ length: 8 }, async () => {
    while (goesOn) {
      const offerId = newOfferId();
      const answer = await inquire(offerId);
      if (answer.status === 200) acknowledged.push(offerId);
      else refused.push(answer);
    }
  });
  return {
    refused,
    async stop() {
      goesOn = false;
      await Promise.all(lines);
      return { acknowledged, refused };
    },
  };
}

/** Whatever was refused was refused in the same words, and says when to come again. */
function expectAway(refused: readonly CallAnswer[]): void {
  for (const { status, text, headers } of refused) {
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(problemSchema.parse(JSON.parse(text))).toMatchObject({ status: 503, code: 'databaseAway' });
  }
}

/** How many seconds it takes until so many inquiries at once are refused in words. */
async function givenUp(count: number): Promise<number> {
  const began = performance.now();
  expectAway(await Promise.all(Array.from({ length: count }, () => inquire(newOfferId()))));
  return (performance.now() - began) / 1_000;
}

/** Sends inquiries until one is taken. */
async function untilTaken(): Promise<string> {
  for (;;) {
    const offerId = newOfferId();
    const { status } = await inquire(offerId);
    if (status === 200) return offerId;
    await pause(50);
  }
}

async function ask(statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement, values);
  await client.end();
  return rows;
}

/** Each of them stands there with all its events once, and none of the others half. */
async function expectKept(acknowledged: readonly string[]): Promise<void> {
  const rows = z
    .array(z.object({ id: z.string(), events: z.number() }))
    .parse(
      await ask(
        `select o.id, (select count(*)::int from offer_event e where e.offer_id = o.id) as events from offer o`,
      ),
    );
  const events = new Map(rows.map((row) => [row.id, row.events]));
  expect(acknowledged.filter((id) => events.get(id) !== 2)).toEqual([]);
  expect(rows.filter((row) => row.events !== 2 && acknowledged.includes(row.id))).toEqual([]);
}

const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }));

/** A mail about an inquiry was sent, which is the doing of a job. */
async function untilMailed(number: string): Promise<void> {
  for (;;) {
    const { status, text } = await visitor.get('/dev/mail/index.json');
    if (status === 200 && mailsSchema.parse(JSON.parse(text)).some((mail) => mail.text.includes(number))) return;
    await pause(100);
  }
}

async function inquiryNumber(offerId: string): Promise<string> {
  const [row] = await ask(`select state->>'inquiryId' as number from offer where id = $1`, [offerId]);
  return z.object({ number: z.string() }).parse(row).number;
}

async function openSocket(customer: Caller): Promise<WebSocket> {
  const address = `${server.url.replace('http', 'ws')}/selfservice/api/socket`;
  const socket = new WebSocket(address, { headers: { cookie: customer.cookie(), origin: server.url } });
  await once(socket, 'open');
  return socket;
}

describe('a server whose PostgreSQL goes away', () => {
  it('outlives all its connections being ended while they are in use: nothing acknowledged is lost, the rest is refused in words', async () => {
    const load = inquireOnAndOn();
    const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    // Which of them are in use at that moment is chance: until one was.
    for (let round = 0; round < 10 || load.refused.length === 0; round++) {
      await pause(100);
      await ask(endAll);
    }
    const { acknowledged, refused } = await load.stop();
    expect(refused.length).toBeGreaterThan(0);
    expectAway(refused);
    await expectKept(acknowledged);
    await untilMailed(await inquiryNumber(await untilTaken()));
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'refuses in words while it is away after %s, answers what is cached, and goes on by itself',
    async (signal) => {
      const customer = caller(server.url, keepAlive(1));
      await customer.get('/auth/api/currentUser');
      await customer.post('/auth/api/registerAccount', {
        email: `${signal}@example.org`,
        password: 'vier Pferde im Regal',
      });
      const socket = await openSocket(customer);
      const closed = once(socket, 'close');

      const load = inquireOnAndOn();
      const start = await postgres.interrupt(signal);
      await pause(300);
      expect(await visitor.get(cachedPage)).toMatchObject({ status: 200 });
      expect(await visitor.get('/healthz')).toMatchObject({ status: 503 });
      expect(await visitor.get('/health/live')).toMatchObject({ status: 200 });
      const { fields } = problemSchema.parse(JSON.parse((await visitor.get('/health/ready')).text));
      expect(fields).toMatchObject({ database: 'Die Datenbank antwortet nicht oder lässt nur lesen.' });
      await start();
      const next = await untilTaken();
      const { acknowledged, refused } = await load.stop();
      expectAway(refused);
      await expectKept([...acknowledged, next]);
      expect((await closed)[0]).toBe(1012);
      await untilMailed(await inquiryNumber(next));
    },
  );

  it('gives up on one that is frozen after the time that the settings name, and goes on once it is not', async () => {
    await untilTaken();
    const goOn = await postgres.freeze();
    const [one, many] = [await givenUp(1), await givenUp(12)];
    goOn();
    // The settings without our word are five seconds each.
    expect(one).toBeLessThan(8 * limitSeconds);
    expect(many).toBeLessThan(3 * one);
    await untilMailed(await inquiryNumber(await untilTaken()));
  });
});
