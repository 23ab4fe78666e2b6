import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { api } from '#contract/site/urls.ts';
import { ownerKey } from '#server/owner-key.ts';
import { addressesBody, bidBody } from '#tests/factories/wire.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { type Child, startChild } from './child-json.ts';
import { seedSellers } from './many-offers.ts';
import { quantile } from './quantile.ts';

const announced = 1_200;
const scanned = 1_000;
const perSecond = 50;
const aim = 150;
/** The first ones warm up the shop and the connection of the notices. */
const warmUps = 50;

const arrivalsSchema = z.array(z.object({ at: z.number() }));
const now = () => performance.timeOrigin + performance.now();
const serial = (index: number) => `5CG${String(index).padStart(7, '0')}`;

/** From the scan at the ramp until the customer's socket hears of it, beside a bare NOTIFY at the same pace in the same run. */
export async function benchScans(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const openSockets = startChild('open-sockets.ts');
  try {
    const shop = await openBenchShop(postgres, 'scans');
    try {
      const templateId = await openOrder(shop);
      const wanted = { templateId, sellers: 1, offersEach: 1, others: 0, publicUrl: shop.server.url };
      const [seller] = await seedSellers(shop.databaseUrl, wanted);
      const offerId = seller?.offerIds[0];
      if (!seller || offerId === undefined) throw new Error('There is no seller to tell');
      const url = shop.server.url.replace('http', 'ws') + api.selfservice.socket;
      openSockets.send({ url, origin: shop.server.url, cookies: [seller.cookie] });
      await openSockets.line();
      const bare = await bareNotices(shop, { offerId, email: seller.email }, openSockets);
      const scans = await scansOf(shop, offerId, openSockets, bare.heard);
      print('bare NOTIFY to socket', bare.took);
      print('scan to socket', scans);
      console.log(
        `scans           p99 ${(quantile(scans, 0.99) / quantile(bare.took, 0.99)).toFixed(1)} times the bare one (aim ${aim} ms at p99)`,
      );
    } finally {
      await shop.server.stop();
    }
  } finally {
    await openSockets.stop();
    await postgres.stop();
  }
}

/** An order of notebooks with a serial number each, on its way. */
async function openOrder({ desk }: BenchShop): Promise<string> {
  const id = `item-${randomUUID()}`;
  const serialNumbers = Array.from({ length: announced }, (_, index) => serial(index));
  const items = [{ id, freetext: 'Notebook Lenovo T480', quantity: announced, serialNumbers }];
  const { validUntil: _day, ...sheet } = bidBody([{ id }]);
  const order = { email: 'scans@example.org', offeredAsBusiness: true, items, ...sheet, ...addressesBody };
  const offerId = z
    .object({ id: z.string() })
    .parse(await sent(desk, deskApi.command('createFromOrder', ''), order)).id;
  await sent(desk, deskApi.command('verifyData', offerId), {});
  return offerId;
}

async function sent(desk: BenchShop['desk'], path: string, body: object): Promise<unknown> {
  const { status, text } = await desk.post(path.replace(/\/$/, ''), body);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text);
}

/** Runs something so many times a second by the clock, not by answers; tells when each began. */
async function atPace(count: number, act: (index: number) => Promise<unknown>): Promise<number[]> {
  const start = performance.now();
  const began: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause(Math.max(0, start + (index / perSecond) * 1_000 - performance.now()));
      began[index] = now();
      await act(index);
    }),
  );
  return began;
}

async function scansOf(shop: BenchShop, offerId: string, openSockets: Child, before: number): Promise<number[]> {
  const began = await atPace(scanned, (index) => {
    const scan = { id: randomUUID(), at: new Date().toISOString(), code: serial(index) };
    return sent(shop.desk, deskApi.scan(offerId), { scans: [scan] });
  });
  return tookUntil(began, await untilHeard(openSockets, before + scanned), before);
}

async function bareNotices(
  shop: BenchShop,
  { offerId, email }: { offerId: string; email: string },
  openSockets: Child,
) {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const at = new Date().toISOString();
  const notice = { ownerKey: ownerKey(email), type: 'unitsChanged', aggregateId: offerId, version: 1, at };
  const count = 10 * perSecond;
  const began = await atPace(count, () =>
    client.query('select pg_notify($1, $2)', ['offer_notice', JSON.stringify(notice)]),
  );
  await client.end();
  return { took: tookUntil(began, await untilHeard(openSockets, count), 0), heard: count };
}

/** The first that was sent is the first that is heard: they take turns on the offer. */
function tookUntil(began: readonly number[], heard: z.infer<typeof arrivalsSchema>, before: number): number[] {
  const ends = heard.slice(before).map(({ at }) => at);
  return began.map((at, index) => (ends[index] ?? Number.POSITIVE_INFINITY) - at).slice(warmUps);
}

/** What the socket has heard, once it is all; the last notices may still be on their way. */
async function untilHeard(openSockets: Child, count: number) {
  for (let tries = 0; tries < 100; tries++) {
    openSockets.send({});
    const heard = arrivalsSchema.parse(JSON.parse(await openSockets.line()));
    if (heard.length >= count) return heard;
    await pause(100);
  }
  throw new Error('Some notices never came');
}

function print(name: string, took: readonly number[]): void {
  const ms = (share: number) => quantile(took, share).toFixed(1);
  console.log(`${name.padEnd(24)} p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms at ${perSecond} a second`);
}
