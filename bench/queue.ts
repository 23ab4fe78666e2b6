import pg from 'pg';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Caller } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type BenchShop, openBenchShop, sendInquiry, signInAtDesk } from './bench-shop.ts';
import { copiedColumns } from './many-offers.ts';
import { quantile } from './quantile.ts';
import { noteRatio } from './ratios.ts';

const sales = 100_000;
const rounds = 40;
/** A connection has a statement by name from its third time on, and PostgreSQL its one plan from the sixth. */
const warmUps = 10;
const roles = ['buyer', 'warehouse', 'accounting'] as const satisfies readonly StaffRole[];

/** What somebody at the desk asks of the work list, and of the customers on the telephone. */
const asked: readonly (readonly [name: string, path: string])[] = [
  ['our turn', `${deskApi.queue}?tab=ours`],
  ['blocked', `${deskApi.queue}?tab=blocked`],
  ['everything', `${deskApi.queue}?tab=all`],
  ['open questions', `${deskApi.queue}?tab=all&question=open`],
  ['my own', `${deskApi.queue}?tab=all&assigned=me`],
  ['a number', `${deskApi.queue}?tab=all&search=4711`],
  ['a serial number', `${deskApi.queue}?tab=all&search=sn0004711x`],
  ['what all have', `${deskApi.queue}?tab=all&search=poweredge`],
  ['all counts', deskApi.queueCounts],
  ['a known customer', `${deskApi.customers}?q=kunde471`],
  ['customers all alike', `${deskApi.customers}?q=example.org`],
  ['the numbers of three years', `${deskApi.numbers}?from=2024-01&to=2026-12`],
];

/** How long the work list of a hundred thousand sales takes, beside the bare query for one page of it in the same run. */
export async function benchQueue(): Promise<void> {
  const postgres = await startPostgres();
  const shop = await openBenchShop(postgres, 'queue');
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    const { offerId } = await sendInquiry(shop);
    await copySale(database, offerId);
    const [bare = []] = await timesInTurn([
      () =>
        database.query('select id from offer where desk_side = 0 order by desk_side, desk_due, desk_less, id limit 51'),
    ]);
    console.log(`The work list of ${sales} sales, milliseconds (median, 95th percentile)`);
    print('bare query for a page', bare);
    for (const [name, path] of asked) {
      const [times = []] = await timesInTurn([() => expectAnswer(shop.desk, path)]);
      print(name, times);
    }
    await measureCustomer(shop, database);
    await measureRoles(shop);
  } finally {
    await database.end();
    await shop.server.stop();
    await postgres.stop();
  }
}

/** The list of a kind of work, beside that of whoever has all of them. */
async function measureRoles(shop: BenchShop): Promise<void> {
  const path = `${deskApi.queue}?tab=all`;
  const [all = [], ...ofRoles] = await timesInTurn([
    () => expectAnswer(shop.desk, path),
    ...(await Promise.all(
      roles.map(async (role) => {
        const person = await signInAtDesk(shop, `${role}@example.org`, [role]);
        return () => expectAnswer(person, path);
      }),
    )),
  ]);
  roles.forEach((role, place) => {
    print(`everything, ${role} alone`, ofRoles[place] ?? []);
    noteRatio(`work list of ${role} to all of it`, quantile(ofRoles[place] ?? [], 0.25) / quantile(all, 0.25));
  });
}

/** A customer's page, beside the bare query for the rows that it tells of and beside a call that reads who is signed in alone. */
async function measureCustomer(shop: BenchShop, database: pg.Client): Promise<void> {
  const { rows } = await database.query(
    `select id, holder from offer where email_key = 'kunde471@example.org' limit 1`,
  );
  const bareQuery = {
    name: 'sales_of_holder',
    text: 'select id, created_at, inquiry_id, order_id, summary, seller_name, state from offer where holder = $1 order by created_at desc limit 50',
    values: [rows[0].holder],
  };
  const [page = [], signedIn = [], bare = []] = await timesInTurn([
    () => expectAnswer(shop.desk, deskApi.customer(rows[0].id)),
    () => expectAnswer(shop.desk, deskApi.currentUser),
    () => database.query(bareQuery),
  ]);
  print("a customer's page", page);
  print('who is signed in', signedIn);
  print('bare query for their sales', bare);
  const floor = quantile(signedIn, 0.25) + quantile(bare, 0.25);
  noteRatio("customer's page to its bare query", quantile(page, 0.25) / floor);
}

async function expectAnswer(desk: Caller, path: string): Promise<void> {
  const { status, text } = await desk.get(path);
  if (status !== 200) throw new Error(`${status} ${text}`);
}

/** One after the other in each round, so that all of them meet the same machine. */
async function timesInTurn(asks: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times = asks.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [place, ask] of asks.entries()) {
      const begin = performance.now();
      await ask();
      if (round >= 0) times[place]?.push(performance.now() - begin);
    }
  return times;
}

/** Sales of ten thousand customers: one in twenty is our turn, four of five are over; a few have a question or belong to somebody. */
async function copySale(database: pg.Client, templateId: string): Promise<void> {
  await database.query('set session_replication_role = replica');
  const { rows } = await database.query('select * from offer where id = $1', [templateId]);
  const own: Readonly<Record<string, string>> = {
    id: `'offer-' || gen_random_uuid()`,
    inquiry_id: `'A-2025-' || lpad(n::text, 6, '0')`,
    email_key: `'kunde' || n % 10000 || '@example.org'`,
    seller_name: `'Kunde ' || n % 10000`,
    created_at: 'offer.created_at - make_interval(mins => n)',
    desk_side: 'case when n % 20 = 0 then 0 when n % 20 < 3 then 1 when n % 20 = 3 then 2 else 3 end',
    desk_task: `case when n % 20 = 0 then 'bid' when n % 20 < 3 then 'awaitAnswer' when n % 20 = 3 then 'receiveGoods' else 'nothing' end`,
    desk_due: `case when n % 20 < 4 then to_char(date '2026-11-01' + n % 60, 'YYYY-MM-DD') else '9999-12-31' end`,
    desk_less: '-(n * 7919 % 4000000)',
    desk_text: `'a-2025-' || lpad(n::text, 6, '0') || E'\\ndell poweredge r640\\nkunde' || n % 10000 || E'@example.org\\nsn' || lpad(n::text, 7, '0') || 'x'`,
    provider_is_asked: 'n % 2000 = 0',
    assigned_to: 'case when n % 200 = 0 then (select id from staff) end',
    state: `offer.state || jsonb_build_object('email', 'kunde' || n % 10000 || '@example.org')`,
  };
  const columns = copiedColumns(rows[0]);
  const values = columns.map((column) => own[column] ?? `offer.${column}`);
  await database.query(
    `insert into offer (${columns}) select ${values} from generate_series(1, ${sales}) n cross join offer where offer.id = $1`,
    [templateId],
  );
  await database.query('vacuum analyze');
}

function print(name: string, times: readonly number[]): void {
  const [median, slow] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1).padStart(7));
  console.log(`  ${name.padEnd(24)} ${median} ${slow}`);
}
