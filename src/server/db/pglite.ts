import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { builderOn, transactionOf } from './pglite-session.ts';
import { rowsOf } from './rows-of.ts';
import { ask } from './statement.ts';

/** Opens the embedded database in a data folder; one process at a time, or two would write over each other. */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    return await databaseOn(await createPglite({ dataDir: join(dataDir, 'database') }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A PGlite with the extension that the migrations ask for; one without it cannot write to what they made. */
export function createPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/** Makes an open PGlite, in a folder or in memory, the database of the server. */
export async function databaseOn(client: PGlite, afterClose: () => Promise<void> = async () => {}): Promise<Database> {
  const db = builderOn(client);
  await migrate(db, { migrationsFolder });
  return {
    kind: 'pglite',
    drizzle: db,
    transaction: (work, first) =>
      client.transaction(async (own) => {
        const tx = transactionOf(own);
        return work(tx, first === undefined ? [] : await ask(tx, first));
      }),
    rows: async (on, statement) => rowsOf(await on.execute(statement)),
    // The folder's lock keeps every other process out already.
    alone: (work) => work(),
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    jobConnection: fromPglite(client),
    async close() {
      if (!client.closed) await client.close();
      await afterClose();
    },
  };
}
