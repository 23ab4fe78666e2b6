import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createDatabase, createWithTables } from './databases.ts';
import { patientLimits } from './limits.ts';

export interface TestDatabase extends Database {
  /** Takes it away for good: no statement is answered any more. */
  end(): Promise<void>;
}

/** One that has all its tables and is empty again. Making one takes a tenth of a second or more, and a worker runs dozens of files. */
let spare: string | undefined;

/** An empty database on the PostgreSQL of the test run, or at an address of the test's own. */
export async function openTestDatabase(own?: string): Promise<TestDatabase> {
  const url = own ?? spare ?? (await createWithTables(inject('postgresUrl')));
  if (own === undefined) spare = undefined;
  const database = await openPostgres(url, 20, patientLimits);
  let isAway = false;
  return {
    ...database,
    async close() {
      if (isAway) return;
      if (own === undefined) await empty(database);
      await database.close();
      if (own === undefined) spare ??= url;
    },
    async end() {
      isAway = true;
      await database.close();
    },
  };
}

const filledRows = z.array(z.object({ table: z.string(), large: z.boolean() }));

/** Of the job queue's own tables the two that its installation fills stay as they are. */
const filled = sql`
  select format('%I.%I', nspname, relname) as table, pg_relation_size(one.oid) > 100000 as large
  from pg_class one join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and pg_relation_size(one.oid) > 0
    and (nspname = 'public' or (nspname = 'pgboss' and relname not in ('version', 'queue')))`;

/** Where rows have been, few of a hundred tables: to make all of them anew takes a tenth of a second, to delete some rows next to nothing. */
async function empty({ rows, transaction, drizzle }: Database): Promise<void> {
  const found = filledRows.parse(await rows(drizzle, filled));
  const deletes = found.filter(({ large }) => !large).map(({ table }) => `delete from ${table}`);
  const truncates = found.filter(({ large }) => large).map(({ table }) => `truncate ${table} cascade`);
  await transaction(async (tx) => {
    // No trigger asks whether rows may go, and none follows a key.
    const statements = ['set local session_replication_role = replica', ...deletes, ...truncates, restart];
    await tx.execute(sql.raw(statements.join('; ')));
  });
}

/** Numbers that were given out by themselves begin anew. */
const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null and schemaname in ('public', 'pgboss')`;

/** The address of a new database without any table on the test run's PostgreSQL. */
export function createPostgresDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
