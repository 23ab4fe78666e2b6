import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { AskedStatement, Statement } from './asked-statement.ts';
import type { Queryable } from './database.ts';
import { rowsOf } from './rows-of.ts';

const dialect = new PgDialect();

export function makeStatement(name: string, text: SQL): Statement {
  return { name, query: dialect.sqlToQuery(text) };
}

/** The rows that it answers. The caller passes them through a schema. */
export async function ask(on: Queryable, { statement, values }: AskedStatement): Promise<unknown[]> {
  const { name, query } = statement;
  return rowsOf(await on._.session.prepareQuery(query, undefined, name, false).execute({ ...values }));
}

/** Sends a text without parameters before it answers, so that what is asked afterwards comes behind it. */
export function send(on: Queryable, text: string): Promise<unknown> {
  return on._.session.prepareQuery({ sql: text, params: [] }, undefined, undefined, false).execute();
}

/** What stands for the parameters `$1`, `$2` … of its text this time. */
export function parametersOf({ statement, values }: AskedStatement): unknown[] {
  return fillPlaceholders(statement.query.params, { ...values });
}
