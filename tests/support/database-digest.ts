import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';

/** What counts tries and lets them go again, and the log of refusals: they may change with any call. */
const bookkeeping = ['attempt', 'security_event'];

const tableRows = z.array(z.object({ table: z.string() }));
const digestRows = z.array(z.object({ table: z.string(), digest: z.string() }));

/** A digest of every table and of the jobs, by which one sees that nothing was stored and, if so, where it was. */
export async function databaseDigest({ database, db }: Pick<Deps, 'database' | 'db'>): Promise<Record<string, string>> {
  return digests(database, db, ({ table }) =>
    digestOf(table, sql`select t::text as line from ${sql.identifier(table)} t`),
  );
}

/**
 * The same for who asks hundreds of times: of every table how many rows there are and which transaction wrote the newest. It changes
 * with every row that is written or taken away, also where it is written as it was.
 */
export async function databaseMark({ database, db }: Pick<Deps, 'database' | 'db'>): Promise<Record<string, string>> {
  return digests(
    database,
    db,
    ({ table }) => sql`select ${table}::text as table,
      count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as digest from ${sql.identifier(table)}`,
  );
}

async function digests(
  database: Deps['database'],
  db: Deps['db'],
  digest: (of: { table: string }) => SQL,
): Promise<Record<string, string>> {
  const names = sql`select table_name as table from information_schema.tables
    where table_schema = 'public' and table_name not in ${bookkeeping} order by table_name`;
  const tables = tableRows.parse(await database.rows(db, names));
  // One statement for all of them.
  const all = [...tables.map(digest), digestOf('jobs', sql`select id::text || data::text as line from pgboss.job`)];
  const rows = digestRows.parse(await database.rows(db, sql.join(all, sql` union all `)));
  return Object.fromEntries(rows.map(({ table, digest }) => [table, digest]));
}

function digestOf(table: string, lines: SQL): SQL {
  return sql`select ${table}::text as table,
    count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest from (${lines}) lines`;
}
