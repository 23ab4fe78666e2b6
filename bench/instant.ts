import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { openBenchShop } from './bench-shop.ts';
import { quantile } from './quantile.ts';

const inquiries = 600;
const perSecond = 20;
const aim = 2_000;
/** The first ones warm up the shop. */
const warmUp = 100;

/** When an inquiry was due, in milliseconds since 1970, by its id. */
type Due = ReadonlyMap<string, number>;

/** From the instant at which an inquiry was due until its bid was stored, beside the time until the bare inquiry was; both by PostgreSQL's own notes. */
export async function benchInstant(): Promise<void> {
  const postgres = await startPostgres({ durable: true, also: ['track_commit_timestamp=on'] });
  try {
    const shop = await openBenchShop(postgres, 'instant', { JOBS: 'on' });
    try {
      const entryId = await keepDemoBook(shop.databaseUrl);
      const due = await sendInquiries(shop.server.url, entryId);
      const stored = await untilBid(shop.databaseUrl, [...due.keys()]);
      report('bare inquiry', due, stored.linkedToInquiry);
      report('bid', due, stored.bidSubmitted);
    } finally {
      await shop.server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Answers the goods that the book prices without doubt. */
async function keepDemoBook(databaseUrl: string): Promise<string> {
  const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
  const at = new Date().toISOString();
  const changed = demoPriceBook(join(projectRoot, 'price-book'), catalogue, dayOf(at));
  const database = await openPostgres(databaseUrl, 1);
  await database.transaction((tx) =>
    keepVersion(tx, { basedOn: noVersion, changed, by: 'bench', note: 'invented', at }),
  );
  await database.close();
  return catalogue.items.find(({ title }) => title === 'EIZO FlexScan EV2450')?.id ?? '';
}

/** By the clock, not by answers. */
async function sendInquiries(url: string, entryId: string): Promise<Due> {
  const visitor = caller(url, keepAlive(64));
  await visitor.get('/auth/api/currentUser');
  const start = performance.now() + 100;
  const due = new Map<string, number>();
  const configuration = { working: true, packagingAvailable: false, grade: 'b' };
  const send = async (index: number) => {
    const [offerId, at] = [newOfferId(), start + (index / perSecond) * 1_000];
    due.set(offerId, performance.timeOrigin + at);
    await pause(Math.max(0, at - performance.now()));
    const items = [{ id: `item-${crypto.randomUUID()}`, entryId, quantity: 1, configuration }];
    const body = inquiryBody(`kim-${index}@example.org`, { offeredAsBusiness: false, items });
    const { status, text } = await visitor.post(`/selfservice/api/submitOffer/${offerId}`, body);
    if (status !== 200) throw new Error(`${status} ${text}`);
  };
  await Promise.all(Array.from({ length: inquiries }, (_, index) => send(index)));
  return due;
}

/** When each event was committed, once every inquiry has its bid. */
async function untilBid(databaseUrl: string, offerIds: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const committed = async (type: string) => {
    const { rows } = await client.query(
      `select offer_id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at
        from offer_event where offer_id = any($1) and type = $2`,
      [offerIds, type],
    );
    return new Map(rows.map((row) => [String(row.offer_id), Number(row.at)]));
  };
  try {
    for (let tries = 0; tries < 300; tries++) {
      const bidSubmitted = await committed('bidSubmitted');
      if (bidSubmitted.size === offerIds.length)
        return { bidSubmitted, linkedToInquiry: await committed('linkedToInquiry') };
      await pause(200);
    }
    throw new Error('Some inquiries were never answered');
  } finally {
    await client.end();
  }
}

function report(what: string, due: Due, stored: ReadonlyMap<string, number>): void {
  const took = [...due].slice(warmUp).map(([offerId, at]) => (stored.get(offerId) ?? Number.NaN) - at);
  if (took.some(Number.isNaN)) throw new Error(`${what}: not all were stored`);
  console.log(
    `instant         ${what.padEnd(12)} stored p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms ` +
      `at ${perSecond} inquiries/s${what === 'bid' ? ` (aim ${aim} at p99)` : ', the floor'}`,
  );
}
