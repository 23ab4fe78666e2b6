import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withFixedLimit } from './fixed-limit.ts';
import type { SentNames } from './sent-names.ts';
import { fail, quiet } from './without-values.ts';

type None = Record<string, never>;
type Asked = Parameters<NodePgSession<None, None>['prepareQuery']>;
type Work<T> = Parameters<typeof NodePgSession.prototype.transaction<T>>;

/** The query builder's dialect, but that each migration goes out as one message: a new database is made by hundreds of statements. */
class WholeMigrations extends PgDialect {
  override migrate(...[files, ...more]: Parameters<PgDialect['migrate']>): Promise<void> {
    return super.migrate(
      files.map((file) => ({ ...file, sql: [file.sql.join(';')] })),
      ...more,
    );
  }
}

const dialect = new WholeMigrations();

/** A session of the query builder whose errors say nothing of what a statement held. What is sent often is planned once a connection. */
class QuietSession extends NodePgSession<None, None> {
  private readonly names: SentNames;

  constructor(client: pg.Pool | pg.PoolClient | pg.Client, names: SentNames) {
    super(client, dialect, undefined);
    this.names = names;
  }

  override prepareQuery<T extends PreparedQueryConfig>(...[query, fields, name, ...more]: Asked): PgPreparedQuery<T> {
    const fixed = withFixedLimit(query);
    const prepared = super.prepareQuery<T>(fixed, fields, this.names.nameOf(fixed, name), ...more);
    return quiet(prepared, this.names.hear);
  }

  override all<T>(query: Parameters<NodePgSession<None, None>['all']>[0]): Promise<T[]> {
    return super.all<T>(query).catch(fail);
  }

  override transaction<T>(...work: Work<T>): Promise<T> {
    return super.transaction<T>(...work).catch(fail);
  }
}

/** The query builder on a pool or a connection. */
export function builderOn(client: pg.Pool | pg.Client, names: SentNames): NodePgDatabase {
  return new NodePgDatabase(dialect, new QuietSession(client, names), undefined);
}

/** A transaction that somebody else begins and ends. */
export function transactionOf(client: pg.PoolClient, names: SentNames): NodePgTransaction<None, None> {
  return new NodePgTransaction(dialect, new QuietSession(client, names), undefined);
}
