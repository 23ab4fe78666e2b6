import { DrizzleQueryError } from 'drizzle-orm';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/**
 * What became of a statement that failed. The query builder's own error repeats the statement's values in its message, and so do the
 * message and the details of PostgreSQL: addresses, accounts, the secret that signs. None of them leaves this folder.
 */
export class StatementFailed extends Error {
  constructor(cause: unknown) {
    super('A statement failed', { cause });
    this.name = 'StatementFailed';
  }
}

/** Names of things, never what is in them. */
const refused = z.object({
  severity: z.string(),
  code: z.string().optional(),
  schema: z.string().optional(),
  table: z.string().optional(),
  column: z.string().optional(),
  constraint: z.string().optional(),
  routine: z.string().optional(),
});

/** The same failure without any value of its statement; anything else as it is. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new StatementFailed(refusalOf(error.cause)) : error;
}

/** What PostgreSQL said, by its code; what the driver says of its line names no values. */
function refusalOf(cause: unknown): unknown {
  const { data } = refused.safeParse(cause);
  return data === undefined ? cause : Object.assign(new Error(`PostgreSQL refuses it: ${data.code}`), data);
}

/** A statement that fails without its values; `hear` is told before of what PostgreSQL said. */
export function quiet<T extends PreparedQueryConfig>(
  prepared: PgPreparedQuery<T>,
  hear: (error: unknown) => void,
): PgPreparedQuery<T> {
  const execute = prepared.execute.bind(prepared);
  const failed = (error: unknown) => {
    hear(error);
    return fail(error);
  };
  return Object.assign(prepared, { execute: (values?: Record<string, unknown>) => execute(values).catch(failed) });
}

/** For the end of a promise. */
export function fail(error: unknown): never {
  throw withoutValues(error);
}
