import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { api } from '#contract/site/urls.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { createWithTables, makeTables } from '#tests/support/databases.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const email = 'oft@example.org';
/** PostgreSQL plans the first five of a statement by their values, whatever comes after. */
const warmUps = 8;
const times = 20;

let postgres: PostgresServer;
let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
let warehouse: HttpClient;
const ids = Array.from({ length: 2 * warmUps + times }, newOfferId);
const inquiries = new Map<string, string>();

beforeAll(async () => {
  postgres = await startPostgres({
    // Also what functions of the database ask.
    also: [
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track_planning=on',
      'pg_stat_statements.track=all',
    ],
  });
  await makeTables(postgres.url);
  test = await startTestApp({}, undefined, { databaseUrl: await createWithTables(postgres.url) });
  test.clock.set('2026-11-23T09:00:00.000Z');
  await test.deps.db.execute(sql`create extension pg_stat_statements`);
  seller = await signUp(test, email);
  desk = await signInStaff(test);
  warehouse = await signInStaff(test, ['warehouse'], 'lager@example.org');
});
afterAll(async () => {
  await test.close();
  await postgres.stop();
});

const got = (by: () => HttpClient, path: (id: string) => string) => async (id: string) => {
  const { statusCode, body } = await by().get(path(id));
  expect(statusCode, body).toBe(200);
};
const sent = (by: () => HttpClient, path: (id: string) => string, body: (id: string) => object | Promise<object>) => {
  return async (id: string) => succeed(by().post(path(id), await body(id)));
};
const ofSeller = () => seller;
const ofDesk = () => desk;
const ofWarehouse = () => warehouse;
const itemsOf = async (id: string) =>
  z
    .object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) })
    .parse((await desk.get(deskApi.offer(id))).json()).data.items;

/** What people of shop and desk ask for most, in the order of a day. */
const calls: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  currentUser: got(ofSeller, () => api.auth.currentUser),
  async submitOffer(id) {
    const { inquiryId } = z
      .object({ inquiryId: z.string() })
      .parse(await succeed(seller.post(api.selfservice.offerAction('submitOffer', id), inquiryBody(email))));
    inquiries.set(id, inquiryId);
  },
  nameOffer: sent(
    ofSeller,
    (id) => api.selfservice.offerAction('nameOffer', id),
    (id) => ({ ownName: `Keller ${id.slice(-4)}` }),
  ),
  'sendMessage of the seller': sent(
    ofSeller,
    (id) => api.selfservice.offerAction('sendMessage', id),
    () => ({ id: randomUUID(), text: 'Wann kommen Sie?' }),
  ),
  'currentUser of the desk': got(ofDesk, () => deskApi.currentUser),
  queue: got(ofDesk, () => deskApi.queue),
  'queue, searched': got(ofDesk, () => `${deskApi.queue}?tab=all&search=oft`),
  'queue of a kind of work': got(ofWarehouse, () => `${deskApi.queue}?tab=all`),
  queueCounts: got(ofDesk, () => deskApi.queueCounts),
  views: got(ofDesk, () => deskApi.views),
  'an offer at the desk': got(ofDesk, deskApi.offer),
  customer: got(ofDesk, deskApi.customer),
  openAt: got(ofDesk, deskApi.openAt),
  bidSheet: got(ofDesk, deskApi.bidSheet),
  'sendMessage of the desk': sent(
    ofDesk,
    (id) => deskApi.command('sendMessage', id),
    () => ({ id: randomUUID(), text: 'Morgen.' }),
  ),
  submitBid: sent(
    ofDesk,
    (id) => deskApi.command('submitBid', id),
    async (id) => bidBody(await itemsOf(id)),
  ),
  week: got(ofDesk, () => `${deskApi.week}?day=2026-11-23`),
  listOffers: got(ofSeller, () => api.selfservice.listOffers),
  'listOffers, searched': got(ofSeller, () => `${api.selfservice.listOffers}?search=poweredge`),
  countOffers: got(ofSeller, () => api.selfservice.countOffers),
  readOffer: got(ofSeller, api.selfservice.readOffer),
  acceptBid: sent(
    ofSeller,
    (id) => api.selfservice.offerAction('acceptBid', id),
    (id) => ({ inquiryId: inquiries.get(id), declarations: businessDeclarations }),
  ),
};

const plannedRows = z.array(z.object({ query: z.string(), plans: z.coerce.number() }));

it('is planned no more when it is asked again, of the most frequent calls of shop and desk', async () => {
  const warmUp = async (from: number) => {
    for (const call of Object.values(calls)) for (const id of ids.slice(from, from + warmUps)) await call(id);
  };
  await warmUp(0);
  // Whatever PostgreSQL knows of the tables by now, as after every night.
  await test.deps.db.execute(sql`analyze`);
  await warmUp(warmUps);
  const planned: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) {
    await test.deps.db.execute(sql`select pg_stat_statements_reset()`);
    for (const id of ids.slice(2 * warmUps)) await call(id);
    const rows = await test.database.rows(test.deps.db, newPlans);
    planned[name] = plannedRows.parse(rows).map(({ query, plans }) => `${plans} × ${query.slice(0, 300)}`);
  }
  expect(planned).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, []])));
  expect(Object.keys(calls)).toHaveLength(22);
});

/**
 * Of this database, without this question and what the job queue does by its clock, each second, under a lock with a hash in its name; another
 * connection of the pool may still be warming up.
 */
const newPlans = sql`select query, plans from pg_stat_statements join pg_database on pg_database.oid = dbid
  where datname = current_database() and plans > 2 and query !~ 'pg_stat_statements|pgboss\\.queue|advisory_xact_lock.*sha224' order by plans desc`;
