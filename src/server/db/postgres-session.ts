import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { fail, quiet } from './without-values.ts';

type None = Record<string, never>;
type Asked = Parameters<NodePgSession<None, None>['prepareQuery']>;
type Work<T> = Parameters<typeof NodePgSession.prototype.transaction<T>>;

const dialect = new PgDialect();

/** A session of the query builder whose errors say nothing of what a statement held. */
class QuietSession extends NodePgSession<None, None> {
  override prepareQuery<T extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<T> {
    return quiet(super.prepareQuery<T>(...asked));
  }

  override all<T>(query: Parameters<NodePgSession<None, None>['all']>[0]): Promise<T[]> {
    return super.all<T>(query).catch(fail);
  }

  override transaction<T>(...work: Work<T>): Promise<T> {
    return super.transaction<T>(...work).catch(fail);
  }
}

const sessionOn = (client: pg.Pool | pg.PoolClient | pg.Client) => new QuietSession(client, dialect, undefined);

/** The query builder on a pool or a connection. */
export function builderOn(client: pg.Pool | pg.Client): NodePgDatabase {
  return new NodePgDatabase(dialect, sessionOn(client), undefined);
}

/** A transaction that somebody else begins and ends. */
export function transactionOf(client: pg.PoolClient): NodePgTransaction<None, None> {
  return new NodePgTransaction(dialect, sessionOn(client), undefined);
}
