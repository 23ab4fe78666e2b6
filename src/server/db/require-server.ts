import type pg from 'pg';
import { z } from 'zod';
import type { Limits } from './limits.ts';
import { openConnection } from './postgres-line.ts';
import { StartProblem } from './start-problem.ts';

/** The oldest that the program was tried on. */
const oldest = 15;

const facts = z.object({
  version: z.string(),
  major: z.int(),
  database: z.string(),
  role: z.string(),
  isReadOnly: z.boolean(),
  mayMake: z.boolean(),
  hasTrigrams: z.boolean(),
  knowsTrigrams: z.boolean(),
});

const asked = `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
  quote_ident(current_database()) as database, quote_ident(current_user) as role,
  current_setting('transaction_read_only')::boolean as "isReadOnly",
  has_database_privilege(current_user, current_database(), 'create') as "mayMake",
  exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
  exists (select from pg_available_extensions where name = 'pg_trgm') as "knowsTrigrams"`;

interface Place {
  readonly databaseUrl: string;
  readonly directUrl: string | undefined;
  readonly limits: Limits;
}

/** Ends the start with one sentence where a server is too old, lacks something, or stands behind a pooler that nobody told of. */
export async function requireServer({ databaseUrl, directUrl, limits }: Place): Promise<void> {
  const line = { connectionString: databaseUrl, limits };
  const first = await openConnection(line, { patient: false });
  try {
    const { rows } = await first.query(asked);
    const problem = problemOf(facts.parse(rows[0]));
    if (problem !== undefined) throw new StartProblem(problem);
    if (directUrl !== undefined) return;
    const second = await openConnection(line, { patient: false });
    try {
      if (await areShared(first, second))
        throw new StartProblem(
          'Vor der Datenbank verleiht ein Pooler jede Verbindung nur für kurz (PgBouncer mit pool_mode = transaction). Setzen Sie DATABASE_DIRECT_URL auf die Adresse des PostgreSQL-Servers selbst.',
        );
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
}

function problemOf(known: z.infer<typeof facts>): string | undefined {
  const { version, major, database, role, isReadOnly, mayMake, hasTrigrams, knowsTrigrams } = known;
  if (major < oldest) return `Die Datenbank ist ein PostgreSQL ${version}. Nötig ist ${oldest} oder neuer.`;
  // What may only read says so itself, with its code.
  if (isReadOnly || hasTrigrams) return undefined;
  if (!knowsTrigrams)
    return 'Der Datenbank fehlt die Erweiterung pg_trgm. Installieren Sie dort die Module, die PostgreSQL mitbringt (contrib).';
  if (!mayMake)
    return `Dem Benutzer aus DATABASE_URL fehlen Rechte. Rufen Sie als Verwalter der Datenbank auf: ALTER DATABASE ${database} OWNER TO ${role};`;
  return undefined;
}

/** Two lines that are both open have two connections to the server, unless somebody lends one to whoever begins next. */
async function areShared(first: pg.Client, second: pg.Client): Promise<boolean> {
  const pidOf = async (client: pg.Client) =>
    String((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);
  return (await pidOf(first)) === (await pidOf(second));
}
