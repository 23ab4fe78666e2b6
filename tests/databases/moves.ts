import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { demoLogins } from '#seed/demo-logins.ts';
import { createDatabase } from '#tests/support/databases.ts';
import { untilPrinted } from '#tests/support/seeded-shop.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';
import { startCountingLoad } from '../faults/counting-load.ts';
import { moveOfFormer } from './former-version.ts';
import { clusterBy, debianFolder, debianPrograms } from './other-postgres.ts';
import { type Contents, contentsOf, differencesOf, type Place } from './same-data.ts';

/** Where the files of a shop lie in its data folder. */
const files = 'uploads';
/** For how long inquiries and bids come in on top of what the demonstration has, in milliseconds. */
const selling = 3_000;

/**
 * What an operator moves: a shop that embeds its database is backed up and restored into servers, one of these into another by PostgreSQL's
 * own tools, and a backup of a former version is brought to this one. Answers whether everything arrived.
 */
export async function moves(former: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-moves-'));
  const newFolder = () => mkdtempSync(join(folder, 'data-'));
  const shipped = await startPostgres();
  const debian = await startPostgres({ make: clusterBy(debianPrograms()) });
  const found: boolean[] = [];
  const tell = (way: string, from: Contents, to: Contents, differences = differencesOf(from, to)) => {
    const all = [...from.rows.values()].reduce((sum, rows) => sum + rows.length, 0);
    console.log(
      `${way}: ${from.rows.size} tables and ranges, ${all} rows, ${from.papers.size} papers, ${to.sales} sales`,
    );
    for (const difference of differences) console.log(`  differs: ${difference}`);
    found.push(differences.length === 0 && from.papers.size > 0 && from.sales === to.sales && to.sales > 0);
  };
  try {
    const embedded = await shopWithSales(folder);
    const before = await contentsOf(embedded);
    const backup = join(folder, 'backup');
    command('take-backup', embedded, backup);
    for (const [name, server] of Object.entries({ shipped, debian })) {
      const place = { dataDir: newFolder(), databaseUrl: await createDatabase(server.url) };
      command('restore', place, backup);
      tell(`embedded, by backup into ${await versionOf(server)} (${name})`, before, await contentsOf(place));
      if (name !== 'debian') continue;
      const copy = await byOwnTools(place, debian, newFolder());
      tell('that one, by pg_dump and pg_restore into another database', before, await contentsOf(copy));
      await serves(copy);
      const back = { dataDir: newFolder() };
      const again = join(folder, 'again');
      command('take-backup', place, again);
      command('restore', back, again);
      tell('that one, by backup into an embedded one', before, await contentsOf(back));
    }
    const { from, to, place } = await moveOfFormer(former, debian, folder);
    tell(`${former}, by its own backup and restore, brought up to date by this version`, from, to);
    await serves(place);
    return found.every(Boolean);
  } finally {
    await Promise.all([shipped.stop(), debian.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demonstration's, and a few seconds of load; it has ended in order, with all papers printed. */
export async function shopWithSales(folder: string): Promise<Place> {
  const dataDir = join(folder, 'embedded');
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const load = await startCountingLoad({ urls: [server.url], lines: 2, seller: () => demoLogins.business.email });
  await pause(selling);
  await load.stop();
  await untilPrinted(dataDir);
  await server.kill('SIGTERM');
  return { dataDir };
}

/** Runs one of the commands of this version on a shop; throws where it fails. */
export function command(tool: string, { dataDir, databaseUrl, storageUrl }: Place, ...words: string[]): void {
  const address = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...(storageUrl && { STORAGE_URL: storageUrl }) };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, MODE: 'demo', DATA_DIR: dataDir, ...address };
  const ran = spawnSync(process.execPath, [`src/server/${tool}.ts`, ...words], { env, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${tool}: ${ran.stdout}${ran.stderr}`);
  console.log(`  ${tool}: ${ran.stdout.trim().split(' ').slice(-9).join(' ')}`);
}

/** Another database of the server, made of a dump; what lies in the store comes along as files. */
async function byOwnTools({ dataDir, databaseUrl = '' }: Place, server: PostgresServer, to: string): Promise<Place> {
  const dump = join(to, 'dump');
  const copy = await createDatabase(server.url);
  execFileSync(join(debianFolder, 'pg_dump'), ['--format=custom', `--file=${dump}`, databaseUrl]);
  execFileSync(join(debianFolder, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${copy}`, dump]);
  rmSync(dump);
  if (existsSync(join(dataDir, files))) cpSync(join(dataDir, files), join(to, files), { recursive: true });
  return { dataDir: to, databaseUrl: copy };
}

/** The program starts on it and takes what comes. */
async function serves({ databaseUrl = '', dataDir }: Place): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' };
  const copied = mkdtempSync(join(tmpdir(), 'ankaufwerk-'));
  cpSync(dataDir, copied, { recursive: true });
  const server = await startServer({ ...settings, DATA_DIR: copied });
  try {
    const load = await startCountingLoad({ urls: [server.url], lines: 1, seller: () => demoLogins.business.email });
    await pause(500);
    const { inquiries, odd } = await load.stop();
    if (odd.length > 0) throw new Error(odd.join('\n'));
    console.log(`  served: ${inquiries.length} more sales`);
  } finally {
    await server.stop();
  }
}

async function versionOf({ url }: PostgresServer): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  await client.end();
  const version: number = rows[0].version;
  return `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
}
