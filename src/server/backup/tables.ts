import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#server/db/client.ts';
import type { Manifest, SchemaVersion } from './manifest.ts';

/** A table with the columns that can be written. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

const tableRow = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const references = z.array(z.object({ from: z.string(), to: z.string() }));
const version = z.tuple([z.object({ migration: z.string(), jobs: z.string() })]);
const sequenceRows = z.array(z.object({ name: z.string(), value: z.string() }));

/** What of the job queue is data of ours; the rest of its schema it makes itself. */
const isOfJobs = sql`n.nspname = 'pgboss' and c.relname = 'job'`;

/** Where the operator has our tables: in the schema to which the search path led as they were made. */
const own = sql`(select relnamespace from pg_class where oid = 'offer'::regclass)`;

/** All tables with data, those first to which others refer. */
export async function backupTables(database: Database, on: Queryable): Promise<BackupTable[]> {
  const found = await database.rows(
    on,
    sql`select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and (n.oid = ${own} or (${isOfJobs}))
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1, 2 order by 1 desc, 2`,
  );
  const referred = await database.rows(
    on,
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = ${own} and conrelid <> confrelid`,
  );
  return inOrder(z.array(tableRow).parse(found), references.parse(referred));
}

function inOrder(tables: readonly BackupTable[], referred: z.infer<typeof references>): BackupTable[] {
  const ordered: BackupTable[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !referred.some(({ from, to }) => from === table.name && [...left].some(({ name }) => name === to)),
    );
    if (free.length === 0) throw new Error('The tables refer to each other in a circle');
    for (const table of free) left.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** Which tables the program has made: the newest migration, and the version of the job queue. */
export async function schemaVersionOf(database: Database, on: Queryable): Promise<SchemaVersion> {
  const found = await database.rows(
    on,
    sql`select (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) as migration,
      (select version::text from pgboss.version) as jobs`,
  );
  return version.parse(found)[0];
}

/** How far each range of numbers has been given out. */
export async function sequencesOf(database: Database, on: Queryable): Promise<Manifest['sequences']> {
  const given = sql`select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = (select nspname from pg_namespace where oid = ${own}) and last_value is not null order by 1`;
  return sequenceRows.parse(await database.rows(on, given));
}
