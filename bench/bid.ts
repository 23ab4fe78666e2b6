import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { keepVersion, newestVersion } from '#server/pricing/price-books.ts';
import { officeClearance } from '#tests/factories/office-clearance.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { quantile } from './quantile.ts';

const rounds = 40;
const warmUps = 3;
/** Milliseconds at the 95th percentile, by rows of the inquiry. */
const aims = { 400: 300, 5000: 1_500 };

/** How long a buyer waits for the sheet of an inquiry, grouped and priced by a book, beside the bare query for its row. */
export async function benchBid(): Promise<void> {
  const postgres = await startPostgres();
  const shop = await openBenchShop(postgres, 'bid');
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
    await keepBook(shop.databaseUrl, catalogue);
    const clearance = () => officeClearance((slug) => catalogue.bySlug.get(slug)?.id ?? slug);
    const large = Array.from({ length: 13 }, clearance).flat().slice(0, 5_000);
    const unlike = large.map((_, row) => ({
      id: `item-${randomUUID()}`,
      freetext: `Gerät Nummer ${row}`,
      quantity: 2,
    }));
    await measure('400 rows', clearance(), aims[400], { shop, database });
    await measure('5,000 rows', large, aims[5_000], { shop, database });
    await measure('5,000 rows, none like another', unlike, aims[5_000], { shop, database });
  } finally {
    await database.end();
    await shop.server.stop();
    await postgres.stop();
  }
}

async function keepBook(databaseUrl: string, catalogue: Parameters<typeof demoPriceBook>[1]): Promise<void> {
  const database = await openPostgres(databaseUrl, 1);
  const at = new Date().toISOString();
  const changed = demoPriceBook(join(projectRoot, 'price-book'), catalogue, dayOf(at));
  const basedOn = await newestVersion(database.drizzle);
  await database.transaction((tx) => keepVersion(tx, { basedOn, changed, by: 'Messung', note: 'Messung', at }));
  await database.close();
}

interface Stage {
  readonly shop: BenchShop;
  readonly database: pg.Client;
}

async function measure(name: string, items: object[], aim: number, { shop, database }: Stage): Promise<void> {
  const offerId = newOfferId();
  const visitor = caller(shop.server.url, keepAlive(1));
  await visitor.get('/auth/api/currentUser');
  const body = inquiryBody('raeumung@example.org', { items });
  const sent = await visitor.post(`/selfservice/api/submitOffer/${offerId}`, body);
  if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`);
  const sheets: number[] = [];
  const bare: number[] = [];
  let groups = 0;
  for (let round = -warmUps; round < rounds; round += 1) {
    const begin = performance.now();
    const { status, text } = await shop.desk.get(deskApi.bidSheet(offerId));
    const answered = performance.now();
    await database.query('select state from offer where id = $1', [offerId]);
    const read = performance.now();
    if (status !== 200) throw new Error(`${status} ${text}`);
    if (round === 0) groups = bidSheetSchema.parse(JSON.parse(text).data).groups.length;
    if (round < 0) continue;
    sheets.push(answered - begin);
    bare.push(read - answered);
  }
  const slow = quantile(sheets, 0.95);
  const said = [
    `sheet of ${name}, ${groups} groups: ${Math.round(slow)} ms at p95, ${Math.round(quantile(sheets, 0.5))} in the middle`,
    `bare query ${Math.round(quantile(bare, 0.95))} and ${Math.round(quantile(bare, 0.5))}`,
    `aim ${aim}${slow <= aim ? '' : ' MISSED'}`,
  ];
  console.log(said.join('; '));
}
