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

const statementRows = z.tuple([z.object({ statement: z.string() })]);

/** Of the job queue's own tables the two that its installation fills stay as they are. */
async function empty({ rows, drizzle }: Database): Promise<void> {
  const truncate = sql`
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity' as statement
    from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename not in ('version', 'queue'))`;
  const [{ statement }] = statementRows.parse(await rows(drizzle, truncate));
  await drizzle.execute(statement);
}

/** The address of a new database without any table on the test run's PostgreSQL. */
export function createPostgresDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
