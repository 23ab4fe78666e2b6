import pg from 'pg';
import type { Limits } from './limits.ts';

/** Where PostgreSQL is, and how long it may take. */
export interface Line {
  readonly connectionString: string;
  readonly limits: Limits;
}

/** Connections that several use in turn; one that breaks is replaced. */
export function openPool(line: Line, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connecting(line), ...limited(line), max });
  // Without a listener the event of a broken line would end the process. The pool listens to idle connections alone.
  pool.on('connect', ignoreErrors).on('error', () => {});
  return pool;
}

/** One connection for whoever uses it alone. */
export async function openClient(line: Line, { patient }: { patient: boolean }): Promise<pg.Client> {
  const client = ignoreErrors(new pg.Client({ ...connecting(line), ...(!patient && limited(line)) }));
  await client.connect();
  return client;
}

/** What was running on it is told by its own promise, and the end of it by the event 'end'. */
function ignoreErrors<Client extends pg.ClientBase>(client: Client): Client {
  return client.on('error', () => {});
}

function connecting({ connectionString, limits }: Line): pg.ClientConfig {
  return { connectionString, keepAlive: true, connectionTimeoutMillis: limits.connectSeconds * 1_000 };
}

/** A server that still lives ends a slow statement itself, a little earlier: the connection stays good. */
function limited({ limits: { statementSeconds, idleSeconds } }: Line): pg.ClientConfig {
  return {
    statement_timeout: statementSeconds * 900,
    query_timeout: statementSeconds * 1_000,
    idle_in_transaction_session_timeout: idleSeconds * 1_000,
  };
}
