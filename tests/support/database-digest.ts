import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';

/** Counts tries and lets them go again: it may change with any call. */
const bookkeeping = 'attempt';

const tableRows = z.array(z.object({ table: z.string() }));
const digestRow = z.tuple([z.object({ digest: z.string() })]);

/** A digest of every table and of the jobs, by which one sees that nothing was stored and, if so, where it was. */
export async function databaseDigest({ database, db }: Pick<Deps, 'database' | 'db'>): Promise<Record<string, string>> {
  const names = sql`select table_name as table from information_schema.tables
    where table_schema = 'public' and table_name <> ${bookkeeping} order by table_name`;
  const digests: Record<string, string> = {};
  for (const { table } of tableRows.parse(await database.rows(db, names))) {
    digests[table] = await digestOf(sql`select t::text as line from ${sql.identifier(table)} t`);
  }
  return { ...digests, jobs: await digestOf(sql`select id::text || data::text as line from pgboss.job`) };

  async function digestOf(lines: ReturnType<typeof sql>): Promise<string> {
    const digest = sql`select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest
      from (${lines}) lines`;
    const [row] = digestRow.parse(await database.rows(db, digest));
    return row.digest;
  }
}
