import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { type Deps, openDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { settleHeap } from '#server/heap-settings.ts';
import { createLog } from '#server/log.ts';
import { handle } from '#server/offers/handle.ts';
import { composeRun } from '#server/payouts/compose-run.ts';
import { releaseRun } from '#server/payouts/release-run.ts';
import { commandFor, senderOf } from '#tests/factories/offer-command.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { jobPace } from '#tests/support/job-pace.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { copiedColumns } from './many-offers.ts';
import { median } from './median.ts';
import { processorOfTree } from './processor-of-children.ts';
import { noteRatio } from './ratios.ts';
import { benchStatement } from './statement.ts';

const payments = 10_000;
const aim = 3;
const rounds = 3;
const atOnce = 1_000;

/**
 * A run of 10,000 payouts, composed by one and released by another, beside its floor: the same rows inserted and changed by bare statements in
 * one transaction, and the same bytes hashed and written. Once the payments alone, and once with what they change: the rows of their sales,
 * and what whoever looks at them is told. Counted is processor time of this process and of PostgreSQL, not the clock.
 */
export async function benchPayouts(): Promise<void> {
  // As the server keeps its heap.
  settleHeap();
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  // As a shop has it.
  const postgres = await startPostgres({ also: ['jit=off', 'max_parallel_workers_per_gather=0'] });
  await onServer(`${postgres.url}/postgres`, (admin) => admin.query('create database payouts'));
  const url = `${postgres.url}/payouts`;
  const env = readEnv({ MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: url });
  const [database, catalogue] = [await openPostgres(url, 4), loadCatalogue(join(projectRoot, 'catalogue'))];
  const deps = await openDeps(env, { clock: fakeClock(), log: createLog(env), database, catalogue, jobPace });
  try {
    await deps.jobs.install();
    const template = await saleToPay(deps);
    // The first run pays it too, and whoever is copied after that stands as if paid already: nothing of their rows would be written.
    await onServer(url, (client) =>
      client.query(`create table template as select * from offer where id = '${template}'`),
    );
    const cost = (work: () => Promise<void>) => processorSeconds(postgres.pid(), work);
    const costs: { ours: number; rows: number; all: number }[] = [];
    const before = memory();
    let most = 0;
    for (let round = 0; round < rounds; round++) {
      await onServer(url, (client) => copySale(client, template, round));
      const runId = randomUUID();
      writeFileSync('/proc/self/clear_refs', '5');
      const ours = await cost(() => paidInRun(deps, runId));
      most = Math.max(most, memory().peak);
      const bare = await onServer(url, (client) => bareRun(deps, client, { runId, folder, cost }));
      costs.push({ ours, ...bare });
    }
    const [ours, rows, all] = (['ours', 'rows', 'all'] as const).map((what) => median(costs.map((one) => one[what])));
    if (ours === undefined || rows === undefined || all === undefined) throw new Error('Nothing measured');
    noteRatio('payouts to their rows, processor', ours / rows);
    noteRatio('payouts to all they change, processor', ours / all);
    console.log(
      `money        ${payments} payouts composed and written in ${ours.toFixed(1)} s of processor, ${(ours / rows).toFixed(1)} × their rows and bytes bare (${rows.toFixed(2)} s, aim ${aim} ×), ` +
        `${(ours / all).toFixed(1)} × with the rows of their sales and what is told (${all.toFixed(2)} s); at most ${most.toFixed(0)} MB, ${before.now.toFixed(0)} MB before (aim 300 MB)`,
    );
    await benchStatement(deps);
  } finally {
    await deps.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A private sale whose paper stands and whose seller waits for the money. */
async function saleToPay(deps: Deps): Promise<string> {
  const offerId = newOfferId();
  const own = inquiring(offerId, 'template@example.org', { offeredAsBusiness: false });
  for (const type of wayTo('finished', { shippingMethod: 'shipment', offeredAsBusiness: false })) {
    const outcome = await handle(
      { ...deps, reactionsTo: () => [] },
      {
        ...{ offerId, actor: senderOf(type), allows: () => true },
        command: (_tx, state, now) => own(commandFor(type, state, now)),
      },
    );
    if (outcome.kind !== 'done') throw new Error(`${type}: ${JSON.stringify(outcome)}`);
  }
  return offerId;
}

async function paidInRun(deps: Deps, runId: string): Promise<void> {
  await composeRun(deps, { runId, allBut: [] }, 'composes');
  const [seen] = await deps.db
    .select({ payments: sql<number>`count(*)::int`, total: sql<string>`sum(${payouts.amount})` })
    .from(payouts)
    .where(eq(payouts.runId, runId));
  if (seen?.payments !== payments) throw new Error(`${seen?.payments} payments`);
  await releaseRun(deps, runId, 'releases', { payments, total: Number(seen.total) });
}

interface Bare {
  readonly runId: string;
  readonly folder: string;
  readonly cost: (work: () => Promise<void>) => Promise<number>;
}

/** What the run cannot do without: its rows inserted and changed and its file written; then also the rows of its sales, stamps and notices. */
async function bareRun(deps: Deps, client: pg.Client, { runId, folder, cost }: Bare) {
  const { rows } = await client.query('select * from payout where run_id = $1', [runId]);
  const file = await client.query('select stored_as from payout_file where run_id = $1', [runId]);
  const content = await buffer(await deps.files.read(String(file.rows[0]?.stored_as)));
  await client.query('create table if not exists bare_payout (like payout including all)');
  const sales = await client.query(
    `select id, sale_facts, desk_task, desk_side, desk_notes, desk_blocks, seller_row from offer where id in (select offer_id from payout where run_id = $1)`,
    [runId],
  );
  const notices = sales.rows.map(({ id }) => JSON.stringify({ ownerKey: id, type: 'payoutChanged', aggregateId: id }));
  const change = async () => {
    for (let start = 0; start < rows.length; start += atOnce)
      await client.query('insert into bare_payout select * from json_populate_recordset(null::bare_payout, $1)', [
        JSON.stringify(rows.slice(start, start + atOnce)),
      ]);
    await client.query(`update bare_payout set state = 'paid' where run_id = $1`, [runId]);
    createHash('sha256').update(content).digest();
    writeFileSync(join(folder, runId), content);
  };
  const inOne = (work: () => Promise<void>) =>
    cost(async () => {
      await client.query('begin');
      await work();
      await client.query('commit');
    });
  const alone = await inOne(change);
  await client.query('truncate bare_payout');
  const all = await inOne(async () => {
    await change();
    for (let start = 0; start < sales.rows.length; start += atOnce)
      await client.query(
        `update offer set sale_facts = next.sale_facts, desk_task = next.desk_task || '', desk_side = next.desk_side, desk_notes = next.desk_notes,
           desk_blocks = next.desk_blocks, seller_row = next.seller_row
         from json_populate_recordset(null::offer, $1) next where offer.id = next.id`,
        [JSON.stringify(sales.rows.slice(start, start + atOnce))],
      );
    for (const _told of ['composed', 'released']) {
      await client.query('select stamp_seen($1)', [sales.rows.map(({ id }) => id)]);
      await client.query(`select pg_notify('bare_notice', told) from unnest($1::text[]) told`, [notices]);
    }
  });
  return { rows: alone, all };
}

/** Sales like the template with their papers and the moment in which the money was asked for: all that a payment is made of. */
async function copySale(client: pg.Client, templateId: string, round: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query('select * from template');
  const columns = copiedColumns(rows[0]);
  const own: Record<string, string> = {
    id: 'copy.id',
    inquiry_id: 'copy.name',
    order_id: `'B-' || copy.name`,
    state: `offer.state || jsonb_build_object('orderId', 'B-' || copy.name,
      'document', offer.state -> 'document' || jsonb_build_object('number', 'AB-' || copy.name))`,
  };
  await client.query(
    `create temp table copy as select 'offer-' || gen_random_uuid() id, $1 || '-' || n name from generate_series(1, $2::int) n`,
    [String(round), round === 0 ? payments - 1 : payments],
  );
  const values = columns.map((column) => own[column] ?? `offer.${column}`);
  await client.query(`insert into offer (${columns}) select ${values} from copy cross join template offer`);
  await client.query(
    `insert into offer_event (offer_id, version, type, at, event) select copy.id, version, type, at, event
     from copy cross join offer_event where offer_id = $1 and type = 'finished'`,
    [templateId],
  );
  await client.query(
    `insert into document (id, offer_id, version, kind, number, issued_at, snapshot)
     select copy.id, copy.id, version, kind, 'AB-' || copy.name, issued_at, snapshot || jsonb_build_object('number', 'AB-' || copy.name)
     from copy cross join document where offer_id = $1 and number = $2`,
    [templateId, rows[0]?.state?.document?.number],
  );
  await client.query('drop table copy');
  await client.query('analyze');
}

async function onServer<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Seconds that this process and PostgreSQL have computed. */
async function processorSeconds(postmaster: number, work: () => Promise<void>): Promise<number> {
  const [own, database] = [process.cpuUsage(), processorOfTree(postmaster)];
  await work();
  const { user, system } = process.cpuUsage(own);
  return (user + system) / 1e6 + processorOfTree(postmaster) - database;
}

/** MB of this process, now and at most since that was last asked anew (Linux only). */
function memory(): { now: number; peak: number } {
  const status = readFileSync('/proc/self/status', 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
