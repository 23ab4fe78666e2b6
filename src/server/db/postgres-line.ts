import { Socket } from 'node:net';
import pg from 'pg';
import type { Limits } from './limits.ts';

type Written = (error?: Error | null) => void;

/** Sends together what is written at once: each message by itself would wake PostgreSQL once more. */
class GatheringSocket extends Socket {
  override write(bytes: Uint8Array | string, written?: Written): boolean;
  override write(bytes: Uint8Array | string, encoding?: BufferEncoding, written?: Written): boolean;
  override write(...given: unknown[]): boolean {
    if (this.writableCorked === 0) {
      this.cork();
      process.nextTick(() => this.uncork());
    }
    return Reflect.apply(super.write, this, given);
  }
}

/** Where PostgreSQL is, and how long it may take. */
export interface ConnectionSettings {
  readonly connectionString: string;
  readonly limits: Limits;
  /** A pooler gives each transaction another connection to the server: what is set for a connection does not stay (docs/decisions/0724). */
  readonly isShared?: boolean;
}

/** Connections that several use in turn; one that breaks is replaced. */
export interface Pool {
  readonly pool: pg.Pool;
  /** Breaks all that are open: whoever waits on one is told that the database is away, and the next call opens anew. */
  breakLines(): void;
}

export function openPool(line: ConnectionSettings, max: number): Pool {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new GatheringSocket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const onConnect = (client: pg.ClientBase) => settle(client, line, true);
  // What a transaction asks at once goes out without waiting for the answers before.
  const pool = new pg.Pool({ ...connecting(line), ...limited(line), max, stream, onConnect, pipeline: true });
  // Without a listener the event of a broken line would end the process. The pool listens to idle connections alone.
  pool.on('connect', ignoreErrors).on('error', () => {});
  return { pool, breakLines: () => sockets.forEach((socket) => void socket.destroy()) };
}

/** One connection for whoever uses it alone. */
export async function openConnection(line: ConnectionSettings, { patient }: { patient: boolean }): Promise<pg.Client> {
  const client = ignoreErrors(new pg.Client({ ...connecting(line), ...(!patient && limited(line)) }));
  await client.connect();
  await settle(client, line, !patient);
  return client;
}

/** Whatever the server is set to: dates are read by this form, and every pooler keeps it for whom it serves. */
const forms = "set datestyle = 'ISO, MDY'; set timezone = 'UTC'";
/** Of a connection that nobody else has meanwhile; on one that is lent it would stay for others, and the start asks for it (require-server.ts). */
const ofOwn = "set default_transaction_isolation = 'read committed'";

/** Not with the connection's first message, where a PgBouncer refuses what it does not know. */
async function settle(
  client: pg.ClientBase,
  { limits, isShared }: ConnectionSettings,
  isLimited: boolean,
): Promise<void> {
  const timeouts = isLimited ? [timeoutStatement(limits, 'session')] : [];
  await client.query([forms, ...(isShared ? [] : [ofOwn, ...timeouts])].join('; '));
}

/** A server that still lives ends a slow statement itself, a little earlier: the connection stays good. */
export function timeoutStatement({ statementSeconds, idleSeconds }: Limits, of: 'session' | 'local'): string {
  return `set ${of} statement_timeout = ${statementSeconds * 900}; set ${of} idle_in_transaction_session_timeout = ${idleSeconds * 1_000}`;
}

/** What was running on it is told by its own promise, and the end of it by the event 'end'. */
function ignoreErrors<Client extends pg.ClientBase>(client: Client): Client {
  return client.on('error', () => {});
}

function connecting({ connectionString, limits }: ConnectionSettings): pg.ClientConfig {
  return { connectionString, keepAlive: true, connectionTimeoutMillis: limits.connectSeconds * 1_000 };
}

function limited({ limits: { statementSeconds } }: ConnectionSettings): pg.ClientConfig {
  return { query_timeout: statementSeconds * 1_000 };
}
