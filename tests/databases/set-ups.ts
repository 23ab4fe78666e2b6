import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPooler } from '#tests/support/pooler.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';
import { command, shopWithSales } from './moves.ts';
import { clusterBy, debianPrograms, packagedPrograms } from './other-postgres.ts';
import { type Outcome, tryShop, type Where } from './try-shop.ts';

/** A database as an operator may have it. */
interface SetUp {
  readonly name: string;
  /** On this machine; whoever has it ends it. */
  open(): Promise<Where & { stop(): Promise<void> }>;
  /** What the start says where it has to refuse. */
  readonly refused?: RegExp;
}

/** Versions that npm has, but for the one that is embedded. */
const packaged = { 14: '14.23.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

const asItIs = (server: Promise<PostgresServer>) =>
  onServer(server, async ({ url }) => ({ databaseUrl: `${url}/postgres` }));
const debian = (...words: string[]) =>
  startPostgres({ make: clusterBy(debianPrograms(), words.length > 0 ? words : undefined) });

const setUps: readonly SetUp[] = [
  { name: 'PostgreSQL 18.4, the embedded programs as a server', open: () => asItIs(startPostgres()) },
  ...([17, 16] as const).map((major) => ({
    name: `PostgreSQL ${packaged[major]}`,
    open: () => asItIs(ofPackage(major)),
  })),
  { name: 'PostgreSQL 14', open: () => asItIs(ofPackage(14)), refused: /Nötig ist 15 oder neuer/ },
  { name: 'Debian’s PostgreSQL 15', open: () => asItIs(debian()) },
  { name: 'the same with de_DE.UTF-8, messages too', open: () => onServer(debian('--locale=de_DE.UTF-8'), inGerman) },
  {
    name: 'the same with ICU, de-DE',
    open: () => asItIs(debian('--locale=de_DE.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE')),
  },
  {
    name: 'the same, a plain owner, another schema, ‘SQL, DMY’, New York, sql_standard',
    open: () => onServer(debian(), ofPlainOwner),
  },
  {
    name: 'the same, serializable unless said otherwise',
    open: () => onServer(debian(), inDatabase("set default_transaction_isolation = 'serializable'")),
  },
  {
    name: 'the same in SQL_ASCII',
    open: () => onServer(debian(), inDatabase(undefined, "encoding 'SQL_ASCII' locale 'C' template template0")),
    refused: /Kodierung SQL_ASCII/,
  },
  ...(['session', 'transaction'] as const).map((mode) => ({
    name: `the same behind PgBouncer, ${mode}`,
    open: () => onServer(debian(), (server) => behindPooler(server, mode, mode === 'transaction')),
  })),
  {
    name: 'the same, transaction, given way meanwhile to one that keeps no names',
    open: () =>
      onServer(debian(), async (server) => {
        const { pooler, ...where } = await behindPooler(server, 'transaction', true);
        return { ...where, meanwhile: () => pooler.beginWithoutNames() };
      }),
  },
  {
    name: 'the same, transaction, nobody told of it',
    open: () => onServer(debian(), (server) => behindPooler(server, 'transaction', false)),
    refused: /Setzen Sie DATABASE_DIRECT_URL/,
  },
  {
    name: 'the same, transaction, the pooler named as the server itself',
    open: () =>
      onServer(debian(), async (server) => {
        const behind = await behindPooler(server, 'transaction', false);
        return { ...behind, directUrl: behind.databaseUrl };
      }),
    refused: /DATABASE_DIRECT_URL führt zu einem Pooler/,
  },
];

/**
 * The program on each of them: a backup is restored into it, one process answers reads and commands, a second one tells what they did. Prints
 * the table of docs/decisions/0724 and answers whether each worked, or was refused in one sentence. A word leaves out those that do not have it in their name.
 */
export async function trySetUps(word: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-setups-'));
  try {
    const backup = join(folder, 'backup');
    command('take-backup', await shopWithSales(folder), backup);
    let isSound = true;
    let first: Outcome | undefined;
    for (const { name, open, refused } of setUps.filter(({ name }) => name.includes(word))) {
      const { stop, ...where } = await open();
      try {
        const outcome = await tryShop(where, backup, mkdtempSync(join(folder, 'data-')));
        first ??= outcome;
        const [line, isRight] = told(outcome, first, refused);
        console.log(`| ${name} | ${line} |`);
        isSound &&= isRight;
      } finally {
        await stop();
      }
    }
    return isSound;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What came of it, beside the first, and whether that is as it should be. */
function told(outcome: Outcome, first: Outcome, refused: RegExp | undefined): [string, boolean] {
  if ('said' in outcome) return [`refused: ${outcome.said}`, refused?.test(outcome.said) ?? false];
  const { seconds, reads, commands, heard, faults } = outcome;
  const others = 'said' in first ? [] : [...reads].filter(([path, answer]) => first.reads.get(path) !== answer);
  const line = `start ${seconds.toFixed(1)} s, ${reads.size} reads${others.length === 0 ? '' : `, ${others.length} OTHER THAN THE FIRST: ${others.map(([path]) => path).join(' ')}`}, ${commands} commands by two processes, ${heard} live events by the second, ${faults.length === 0 ? 'nothing lost, doubled or odd' : faults.join('; ')}`;
  return [line, refused === undefined && faults.length === 0 && others.length === 0];
}

function ofPackage(major: keyof typeof packaged): Promise<PostgresServer> {
  return startPostgres({ make: clusterBy(packagedPrograms(packaged[major])) });
}

async function onServer(
  starting: Promise<PostgresServer>,
  prepare: (server: PostgresServer) => Promise<Where & { stop?(): Promise<void> }>,
) {
  const server = await starting;
  const { stop, ...where } = await prepare(server);
  return {
    ...where,
    async stop() {
      await stop?.();
      await server.stop();
    },
  };
}

/** A database of its own, made and changed by these words. */
function inDatabase(change: string | undefined, made = '') {
  return async ({ url }: PostgresServer): Promise<Where> => {
    await asAdmin(url, [`create database laden ${made}`, ...(change ? [`alter database laden ${change}`] : [])]);
    return { databaseUrl: `${url}/laden` };
  };
}

async function inGerman({ url }: PostgresServer): Promise<Where> {
  await asAdmin(url, ["alter role postgres set lc_messages = 'de_DE.UTF-8'"]);
  return { databaseUrl: `${url}/postgres` };
}

async function asAdmin(url: string, statements: readonly string[], database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/${database}` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function ofPlainOwner({ url }: PostgresServer): Promise<Where> {
  await asAdmin(url, [
    'create role laden login',
    'create database laden owner laden',
    "alter role laden set datestyle = 'SQL, DMY'",
    "alter role laden set timezone = 'America/New_York'",
    "alter role laden set intervalstyle = 'sql_standard'",
    'alter role laden set search_path = ankauf',
  ]);
  const asOwner = url.replace('postgres@', 'laden@');
  await asAdmin(asOwner, ['create schema ankauf'], 'laden');
  return { databaseUrl: `${asOwner}/laden` };
}

async function behindPooler({ url }: PostgresServer, mode: 'session' | 'transaction', isTold: boolean) {
  const pooler = await startPooler(url, mode);
  if (pooler === undefined) throw new Error('Debian’s package pgbouncer is not installed');
  const direct = isTold && { directUrl: `${url}/postgres` };
  return { databaseUrl: `${pooler.url}/postgres`, ...direct, stop: pooler.stop, pooler };
}
