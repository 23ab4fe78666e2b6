import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openListener } from './postgres-listener.ts';
import { rowsOf } from './rows-of.ts';

/** Any number will do; all processes of the program ask for the same. */
const startLock = 4_711_007_023;

/** Connects to a PostgreSQL server. Several processes may start at once: one migrates, the others wait for it. */
export async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  const alone = <T>(work: () => Promise<T>) => aloneOn(pool, work);
  const db = drizzle({ client: pool });
  await alone(() => migrate(db, { migrationsFolder }));
  const listener = openListener(connectionString);
  return {
    kind: 'postgres',
    drizzle: db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    rows: async (on, statement) => rowsOf(await on.execute(statement)),
    alone,
    listen: listener.listen,
    jobConnection: {
      executeSql: async (text, values) => {
        const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
        return { rows: [answer].flat().flatMap((one) => one.rows) };
      },
      listen: async (channel, onNotify, reconnected) => ({
        close: await listener.listen(channel, onNotify, reconnected),
      }),
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function aloneOn<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [startLock]);
    client.release();
  }
}
