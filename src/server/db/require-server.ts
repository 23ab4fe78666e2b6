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
  toTrigrams: z.string().nullable(),
  encoding: z.string(),
  isolation: z.string(),
});

const asked = `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
  quote_ident(current_database()) as database, quote_ident(current_user) as role,
  current_setting('transaction_read_only')::boolean as "isReadOnly",
  has_database_privilege(current_user, current_database(), 'create') as "mayMake",
  exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
  exists (select from pg_available_extensions where name = 'pg_trgm') as "knowsTrigrams",
  (select format('GRANT USAGE ON SCHEMA %1$I TO %2$I; ALTER ROLE %2$I SET search_path = %3$s, %1$I;', nspname, current_user, current_setting('search_path'))
    from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
    where opcname = 'gin_trgm_ops' and not pg_opclass_is_visible(pg_opclass.oid)) as "toTrigrams", current_setting('server_encoding') as encoding,
  current_setting('default_transaction_isolation') as isolation`;

interface Place {
  readonly databaseUrl: string;
  readonly directUrl: string | undefined;
  readonly limits: Limits;
}

/** Ends the start with one sentence where a server is too old, lacks something, or stands behind a pooler that nobody told of. */
export async function requireServer({ databaseUrl, directUrl, limits }: Place): Promise<void> {
  const open: pg.Client[] = [];
  const opened = async (connectionString: string) => {
    const client = await openConnection(
      { connectionString, limits, isShared: directUrl !== undefined },
      { patient: false },
    );
    open.push(client);
    return client;
  };
  try {
    const first = await opened(databaseUrl);
    const { rows } = await first.query(asked);
    const problem = problemOf(facts.parse(rows[0]), directUrl !== undefined);
    if (problem !== undefined) throw new StartProblem(problem);
    const direct = directUrl === undefined ? first : await opened(directUrl);
    if (await areShared(direct, await opened(directUrl ?? databaseUrl)))
      throw new StartProblem(directUrl === undefined ? untoldPooler : notDirect);
    if (directUrl === undefined) return;
    // A pooler that lends a connection for one statement knows no transactions, and says so here.
    await first.query('begin');
    const isSame = (await placeOf(first)) === (await placeOf(direct));
    await first.query('rollback');
    if (!isSame) throw new StartProblem(otherPlace);
  } finally {
    await Promise.all(open.map((client) => client.end()));
  }
}

const untoldPooler =
  'Vor der Datenbank verleiht ein Pooler jede Verbindung nur für kurz (PgBouncer mit pool_mode = transaction). Setzen Sie DATABASE_DIRECT_URL auf die Adresse des PostgreSQL-Servers selbst.';
const notDirect =
  'DATABASE_DIRECT_URL führt zu einem Pooler, der jede Verbindung nur für kurz verleiht. Nennen Sie dort die Adresse des PostgreSQL-Servers selbst.';
const otherPlace =
  'DATABASE_DIRECT_URL führt zu einer anderen Datenbank als DATABASE_URL. Nennen Sie die, vor der der Pooler steht.';

function problemOf(known: z.infer<typeof facts>, isShared: boolean): string | undefined {
  const { version, major, database, role, isReadOnly, mayMake, encoding, isolation } = known;
  const { hasTrigrams, knowsTrigrams, toTrigrams } = known;
  if (major < oldest) return `Die Datenbank ist ein PostgreSQL ${version}. Nötig ist ${oldest} oder neuer.`;
  if (encoding !== 'UTF8')
    return `Die Datenbank schreibt in der Kodierung ${encoding}. Legen Sie eine an, die jede Schrift kennt: CREATE DATABASE … OWNER ${role} ENCODING 'UTF8' TEMPLATE template0;`;
  // A line that is lent begins as the server says, ours as we do.
  if (isShared && isolation !== 'read committed')
    return `Der Benutzer aus DATABASE_URL arbeitet als „${isolation}“. Rufen Sie als Verwalter der Datenbank auf: ALTER ROLE ${role} SET default_transaction_isolation = 'read committed';`;
  // What may only read says so itself, with its code.
  if (isReadOnly) return undefined;
  if (toTrigrams !== null)
    return `Die Erweiterung pg_trgm liegt in einem Schema, in dem der Benutzer aus DATABASE_URL nicht sucht. Rufen Sie als Verwalter der Datenbank auf: ${toTrigrams}`;
  if (hasTrigrams) return undefined;
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

/** Which database of which server it is, as anybody may ask. */
async function placeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`select concat_ws(' ', pg_postmaster_start_time(), current_database()) as place`);
  return String(rows[0]?.place);
}
