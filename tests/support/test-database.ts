import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { databaseOn } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { pgliteWithTables } from './pglite-template.ts';

/** Whether this run of the tests is on the real PostgreSQL: what needs several connections is tested there. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** A new, empty database of the kind that the test run is about. */
export async function openTestDatabase(): Promise<Database> {
  if (onPostgres) return openPostgres(await createPostgresDatabase(), 20);
  return databaseOn(await pgliteWithTables());
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
