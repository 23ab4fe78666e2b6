import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgres } from '#server/db/postgres.ts';
import { openJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';

const tables = 'template_tables';

/** A new database on a PostgreSQL, empty or a copy of another, and its address. Files are copied: nothing of it is needed in the log. */
export async function createDatabase(server: string, from = 'template1', name = newName()): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${from} strategy file_copy`);
  await client.end();
  return `${server}/${name}`;
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

/** Makes all tables once on a PostgreSQL, so that each database after that is a copy. */
export async function makeTables(server: string): Promise<void> {
  const database = await openPostgres(await createDatabase(server, 'template1', tables), 2);
  const jobs = openJobs({ database, log: createLog({ logLevel: 'silent' }) });
  await jobs.install();
  await jobs.stop();
  await database.drizzle.execute(leaveAlone);
  await database.close();
}

/** PostgreSQL gives the room of deleted rows to nobody by its clock: rows that nobody orders stay in the order in which they were written. */
const leaveAlone = sql`do $$ declare one regclass; begin
  for one in select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) loop
    execute format('alter table %s set (autovacuum_enabled = false)', one);
  end loop;
end $$`;

/** A database with all tables and without a row. */
export function createWithTables(server: string): Promise<string> {
  return createDatabase(server, tables);
}
