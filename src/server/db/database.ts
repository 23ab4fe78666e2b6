import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobConnection } from 'pg-boss';
import type { AskedStatement } from './asked-statement.ts';

/** What a query needs: the database itself or a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;
/** A transaction. Whoever has one makes all queries on it: a query beside it does not see what it wrote, and may wait for its end. */
export type Tx = Queryable;

/** What a transaction has besides what it began by. */
export interface Begun {
  /** The rows of the statement that went out behind the first. */
  readonly behind: unknown[];
  /**
   * Asks the last statement with the commit right behind it, so that nobody waits for both. It fails where the transaction shall end without
   * effect, and the work does nothing more after it.
   */
  last(asked: AskedStatement): Promise<unknown[]>;
  /** The same transaction for several works at once: what one of them asks waits until the one before is answered. */
  inTurns(): Tx;
}

/** PostgreSQL, our own in the data folder or a server (DATABASE_URL). */
export interface Database {
  drizzle: Queryable;
  /**
   * With what it begins by, sent in one with the beginning: the rows that it answers. Names and keys alone go into it, no contents. What
   * does not wait for those rows goes out right behind it.
   */
  transaction<T>(
    work: (tx: Tx, rows: unknown[], more: Begun) => Promise<T>,
    first?: AskedStatement,
    behind?: AskedStatement,
  ): Promise<T>;
  /** Rows of a statement that the query builder cannot say. The caller passes them through a schema. */
  rows(on: Queryable, statement: SQL): Promise<unknown[]>;
  /** Does work that no other process may do at the same time; they wait and do it after. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Hears NOTIFY on a channel in this process until the answered function is called; reconnects by itself, and says so
   * since what was told meanwhile is lost.
   */
  listen(channel: string, onNotify: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
  /** Of the pool: in use, idle, and callers that wait for one. */
  connections(): { used: number; idle: number; waiting: number };
  /** The same connections for pg-boss. */
  jobConnection: JobConnection;
  close(): Promise<void>;
}
