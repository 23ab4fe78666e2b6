import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import type { AskedStatement } from './asked-statement.ts';
import type { Begun, Database, Tx } from './database.ts';
import { DatabaseAway, hasNoLine, isDatabaseAway } from './database-away.ts';
import { inTurns } from './in-turns.ts';
import { keepsNames } from './keeps-names.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { type ConnectionSettings, openConnection, openPool, timeoutStatement } from './postgres-line.ts';
import { openListener } from './postgres-listener.ts';
import { builderOn, transactionOf } from './postgres-session.ts';
import { quotedValuesOf } from './quoted-values.ts';
import { rowsOf } from './rows-of.ts';
import { lentNames, noNames, ownNames, type SentNames } from './sent-names.ts';
import { StartProblem } from './start-problem.ts';
import { ask, send } from './statement.ts';

/** Any number will do; all processes of the program ask for the same. */
const startLock = 4_711_007_023;
/** Statements of the job queue have connections of their own: nobody waits for them, and its tidying up may take long. */
const jobConnections = 3;
const jobStatementSeconds = 60;

/**
 * Connects to a PostgreSQL server. Several processes may start at once: one migrates, the others wait for it. Where a server of this machine
 * runs on it already, its tables are as that needs them: a command of a later version changes nothing under it.
 */
export async function openPostgres(
  connectionString: string,
  connections: number,
  limits: Limits = defaultLimits,
  { isInUse = false, directUrl }: { readonly isInUse?: boolean; readonly directUrl?: string | undefined } = {},
): Promise<Database> {
  const isShared = directUrl !== undefined;
  const line: ConnectionSettings = { connectionString, limits, isShared };
  const own: ConnectionSettings = { connectionString: directUrl ?? connectionString, limits };
  const alone = <T>(work: (client: pg.Client) => Promise<T>) => aloneOn(own, work);
  const names = !isShared ? ownNames() : (await keepsNames(line)) ? lentNames() : noNames;
  await alone((client) =>
    isInUse ? expectUpToDate(client) : migrate(builderOn(client, noNames), { migrationsFolder }),
  );
  const statementSeconds = Math.max(limits.statementSeconds, jobStatementSeconds);
  const pools = [
    openPool(line, connections),
    openPool({ ...line, limits: { ...limits, statementSeconds } }, jobConnections),
  ] as const;
  const [{ pool }, { pool: jobPool }] = pools;
  const listener = openListener(own, () => pools.forEach(({ breakLines }) => void breakLines()));
  return {
    drizzle: builderOn(pool, names),
    transaction: (work, ...opening) => transactionOn({ pool, names, line }, work, opening),
    rows: async (on, statement) => rowsOf(await on.execute(statement)),
    alone,
    listen: listener.listen,
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    jobConnection: {
      executeSql: async (text, values) => {
        const answer: pg.QueryResult | pg.QueryResult[] = await jobPool.query(text, values);
        return { rows: [answer].flat().flatMap((one) => one.rows) };
      },
      listen: async (channel, onNotify, reconnected) => ({
        close: await listener.listen(channel, onNotify, reconnected),
      }),
    },
    async close() {
      await listener.close();
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}

/**
 * As the query builder's own, but for a connection that broke or does not answer: nobody waits as long again for its rollback,
 * whose failure would hide the first, and it goes to nobody else.
 */
async function transactionOn<T>(
  { pool, names, line }: { readonly pool: pg.Pool; readonly names: SentNames; readonly line: ConnectionSettings },
  work: (tx: Tx, rows: unknown[], more: Begun) => Promise<T>,
  [first, behind]: readonly [first?: AskedStatement | undefined, behind?: AskedStatement | undefined],
): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw hasNoLine(error) ? new DatabaseAway(error) : error;
  });
  const tx = transactionOf(client, names);
  let isSound = false;
  let committed: Promise<unknown> | undefined;
  const last = (asked: AskedStatement) => {
    const rows = ask(tx, asked);
    // A transaction whose statement failed ends by it without effect.
    committed = send(tx, 'commit');
    // Whoever waits for the rows hears of a broken line first.
    committed.catch(() => {});
    return rows;
  };
  try {
    const beginning = line.isShared ? beginLent(tx, line, first) : begin(client, tx, first);
    const [rows, more] = await inOrder(beginning, behind ? ask(tx, behind) : Promise.resolve([]));
    const result = await work(tx, rows, {
      behind: more,
      last,
      inTurns: () => transactionOf(inTurns(client), names),
    });
    await (committed ?? send(tx, 'commit'));
    isSound = true;
    return result;
  } catch (error) {
    if (!isDatabaseAway(error)) isSound = await isDone(committed ?? send(tx, 'rollback'));
    throw error;
  } finally {
    client.release(!isSound);
  }
}

/** Two that go out behind one another. Where both fail, the second does for the sake of the first, which says why. */
async function inOrder<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  second.catch(() => {});
  return [await first, await second];
}

function isDone(ending: Promise<unknown>): Promise<boolean> {
  return ending.then(
    () => true,
    () => false,
  );
}

/** By what name each connection keeps the statements that transactions begin by. */
const begunBy = new WeakMap<pg.PoolClient, Map<string, string>>();
let prepared = 0;
const severalAnswers = z.array(z.unknown());

/**
 * The first statement goes out with the beginning, and several go out at once only as text: the connection prepares that statement by such a text
 * the first time, and is told its name and values from then on. A name that failed is not used again.
 */
async function begin(client: pg.PoolClient, tx: Tx, first: AskedStatement | undefined): Promise<unknown[]> {
  if (first === undefined) {
    await send(tx, 'begin');
    return [];
  }
  const { name, query } = first.statement;
  const kept = begunBy.get(client) ?? new Map<string, string>();
  begunBy.set(client, kept);
  const known = kept.get(name);
  const own = known ?? `${name}_${++prepared}`;
  const preparing = known === undefined ? `prepare ${own} as ${query.sql}; ` : '';
  const answers = await send(tx, `begin; ${preparing}execute ${own}(${quotedValuesOf(first)})`);
  kept.set(name, own);
  return rowsOf(severalAnswers.parse(answers).at(-1));
}

/**
 * Nothing that a connection keeps but what the pooler knows of it, since the next transaction has another one. The first statement goes out
 * behind the beginning, without waiting for it: the pooler lends the connection until all of it is answered.
 */
async function beginLent(
  tx: Tx,
  { limits }: ConnectionSettings,
  first: AskedStatement | undefined,
): Promise<unknown[]> {
  const begun = send(tx, `begin; ${timeoutStatement(limits, 'local')}`);
  const [, rows] = await inOrder(begun, first === undefined ? Promise.resolve([]) : ask(tx, first));
  return rows;
}

async function expectUpToDate(client: pg.Client): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const { rows } = await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations');
  if (rows[0]?.newest >= newest) return;
  throw new StartProblem(
    'Der laufende Server ist von einer älteren Version als dieser Befehl. Rufen Sie den Befehl jener Version auf, oder starten Sie zuerst den Server dieser Version.',
  );
}

async function aloneOn<T>(line: ConnectionSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openConnection(line, { patient: true });
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work(client);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
