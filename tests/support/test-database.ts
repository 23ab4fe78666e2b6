import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { databaseOn } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { pgliteWithTables } from './pglite-template.ts';

/** Whether this run of the tests is on the real PostgreSQL: what needs several connections is tested there. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres';

export interface TestDatabase extends Database {
  /** Takes it away for good: no statement is answered any more. */
  end(): Promise<void>;
}

/** A database that has all its tables and is empty again. Making one takes half a second or more, and a worker runs dozens of files. */
let spare: (() => Promise<Database>) | undefined;

/** An empty database of the kind that the test run is about. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const open = spare ?? (await newDatabase());
  spare = undefined;
  const database = await open();
  let isAway = false;
  return {
    ...database,
    async close() {
      if (isAway) return;
      await empty(database);
      if (onPostgres || spare !== undefined) await database.close();
      spare ??= open;
    },
    async end() {
      isAway = true;
      await database.close();
    },
  };
}

async function newDatabase(): Promise<() => Promise<Database>> {
  if (onPostgres) {
    const url = await createPostgresDatabase();
    return () => openPostgres(url, 20);
  }
  const client = await pgliteWithTables();
  return () => databaseOn(client);
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

/** The address of a new, empty database on the test run's PostgreSQL. */
export async function createPostgresDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
