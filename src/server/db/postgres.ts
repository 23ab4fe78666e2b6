import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openListener } from './postgres-listener.ts';
import { rowsOf } from './rows-of.ts';

/** Any number will do; all processes of the program ask for the same. */
const migrationLock = 4_711_007_023;

/** Connects to a PostgreSQL server. Several processes may start at once: one migrates, the others wait for it. */
export async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  await migrateAlone(pool);
  const db = drizzle({ client: pool });
  const listener = openListener(connectionString);
  return {
    kind: 'postgres',
    drizzle: db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    rows: async (on, statement) => rowsOf(await on.execute(statement)),
    listen: (channel, hear) => listener.listen(channel, hear),
    jobConnection: {
      executeSql: async (text, values) => {
        const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
        return { rows: [answer].flat().flatMap((one) => one.rows) };
      },
      listen: async (channel, hear, reconnected) => ({ close: await listener.listen(channel, hear, reconnected) }),
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}
