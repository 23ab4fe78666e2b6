import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { fail, quiet } from './without-values.ts';

type None = Record<string, never>;
type Session = PgliteSession<None, None>;

const dialect = new PgDialect();

/** As the session on PostgreSQL (postgres-session.ts). */
class QuietSession extends PgliteSession<None, None> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...asked: Parameters<Session['prepareQuery']>
  ): PgPreparedQuery<T> {
    return quiet(super.prepareQuery<T>(...asked));
  }

  override all<T>(query: Parameters<Session['all']>[0]): Promise<T[]> {
    return super.all<T>(query).catch(fail);
  }

  override transaction<T>(...work: Parameters<typeof PgliteSession.prototype.transaction<T>>): Promise<T> {
    return super.transaction<T>(...work).catch(fail);
  }
}

const sessionOn = (client: PGlite | Transaction) => new QuietSession(client, dialect, undefined);

/** The query builder on the embedded database. */
export function builderOn(client: PGlite): PgliteDatabase {
  return new PgliteDatabase(dialect, sessionOn(client), undefined);
}

/** A transaction that the database itself begins and ends. */
export function transactionOf(client: Transaction): PgliteTransaction<None, None> {
  return new PgliteTransaction(dialect, sessionOn(client), undefined);
}
