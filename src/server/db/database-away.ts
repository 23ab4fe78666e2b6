import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { tlsCodes } from '#server/tls-codes.ts';
import { StatementFailed } from './without-values.ts';

/** There is no connection to the database for work that wanted one; `cause` is what the driver said. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/** What the system says of a line that does not come about or breaks. */
const lineCodes =
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN';
/** What it says besides where PostgreSQL's Unix socket is not there at the moment, or more ask for a line than it holds in store. */
const socketCodes = 'ENOENT EAGAIN';
/**
 * What PostgreSQL says when it ends a connection or takes none: class 08, shut down by an operator, crashed, starting,
 * idle for too long; too many connections; a standby that may not write yet; a statement, a transaction or a wait for
 * a lock that took longer than the settings allow, ours or the server's own.
 * A name that a connection does not know, or knows already: a pooler that kept names has given way to one that keeps none.
 */
const serverCodes = /^(08...|57P0[1235]|53300|57014|55P03|25P0[34]|25006|26000|42P05)$/;
/** What is said of a new line alone, by PostgreSQL or by TLS. */
const lineRefusals = [/^(28...|3D000|57P04)$/, ...Object.values(tlsCodes)];
export const noTls = /^(The server does not support SSL|There was an error establishing an SSL connection)/;
/** The driver has no codes for what it notices itself. */
const driverWords = [
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

const driverError = z.object({ code: z.string().optional(), syscall: z.string().optional(), message: z.string() });

/** Whether work failed because the database was not there or did not answer in time: it may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  return (error instanceof StatementFailed || error instanceof DrizzleQueryError) && hasNoLine(error.cause);
}

/**
 * The same of what the driver itself threw, also where the server is there but a new line does not come about: a certificate ran out or
 * TLS is gone, a password was changed, the database is being restored. At the start that is a mistake in the settings.
 */
export function hasNoLine(error: unknown): boolean {
  const { code = '', message = '' } = driverError.safeParse(error).data ?? {};
  return isLost(error) || lineRefusals.some((one) => one.test(code)) || noTls.test(message);
}

/** Whether the line that there was, or the server, is gone. */
export function isLost(error: unknown): boolean {
  const parsed = driverError.safeParse(error);
  if (!parsed.success) return false;
  const { code, syscall, message } = parsed.data;
  if (syscall === 'connect' && socketCodes.split(' ').includes(code ?? '')) return true;
  if (code !== undefined) return lineCodes.split(' ').includes(code) || serverCodes.test(code);
  return driverWords.some((words) => message.startsWith(words));
}
