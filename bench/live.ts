import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type BenchShop, openBenchShop, placeBid, sendInquiry } from './bench-shop.ts';
import { type Child, startChild } from './child-json.ts';
import { seedSellers } from './many-offers.ts';
import { quantile } from './quantile.ts';

const sockets = 1_000;
/** Prices that the provider places a second: each is a commit, a notice and one socket that hears it. */
const perSecond = 25;
const aim = 100;

const arrivalsSchema = z.array(z.object({ offerId: z.string(), at: z.number() }));

/** From the instant at which PostgreSQL noted a provider's commit until the notice is at the customer's socket, with 1,000 of them open. */
export async function benchLive(): Promise<void> {
  const postgres = await startPostgres({ durable: true, also: ['track_commit_timestamp=on'] });
  const openSockets = startChild('open-sockets.ts');
  try {
    const shop = await openBenchShop(postgres, 'live');
    try {
      const { offerId, itemId } = await sendInquiry(shop);
      const wanted = { templateId: offerId, sellers: sockets, offersEach: 1, others: 0, publicUrl: shop.server.url };
      const sellers = await seedSellers(shop.databaseUrl, wanted);
      const url = shop.server.url.replace('http', 'ws') + api.selfservice.socket;
      openSockets.send({ url, origin: shop.server.url, cookies: sellers.map(({ cookie }) => cookie) });
      await openSockets.line();
      const offerIds = sellers.flatMap((seller) => seller.offerIds);
      // The first ones warm up the shop and the connection of the notices.
      const measured = offerIds.slice(100);
      await placeBids(shop, offerIds, itemId);
      const heard = await untilHeard(openSockets, offerIds.length);
      report(await commitsOf(shop.databaseUrl, measured), heard);
    } finally {
      await shop.server.stop();
    }
  } finally {
    await openSockets.stop();
    await postgres.stop();
  }
}

/** What the sockets have heard, once it is all; the last notices may still be on their way. */
async function untilHeard(openSockets: Child, count: number) {
  for (let tries = 0; tries < 100; tries++) {
    openSockets.send({});
    const heard = arrivalsSchema.parse(JSON.parse(await openSockets.line()));
    if (heard.length >= count) return heard;
    await pause(100);
  }
  throw new Error('Some notices never came');
}

/** By the clock, not by answers. */
async function placeBids(shop: BenchShop, offerIds: readonly string[], itemId: string): Promise<void> {
  const start = performance.now();
  await Promise.all(
    offerIds.map(async (offerId, index) => {
      await pause(Math.max(0, start + (index / perSecond) * 1_000 - performance.now()));
      await placeBid(shop, offerId, itemId);
    }),
  );
}

/** When each offer's last change was committed, in milliseconds since 1970. */
async function commitsOf(databaseUrl: string, offerIds: readonly string[]): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at from offer where id = any($1)`,
    [offerIds],
  );
  await client.end();
  return new Map(rows.map((row) => [String(row.id), Number(row.at)]));
}

function report(commits: ReadonlyMap<string, number>, heard: z.infer<typeof arrivalsSchema>): void {
  const took = heard.flatMap(({ offerId, at }) => {
    const committed = commits.get(offerId);
    return committed === undefined ? [] : [at - committed];
  });
  if (took.length !== commits.size) throw new Error(`${took.length} notices for ${commits.size} commits`);
  console.log(
    `live            commit to socket p50 ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms ` +
      `with ${sockets} open sockets, ${perSecond} commits/s (aim ${aim} at p99)`,
  );
}
