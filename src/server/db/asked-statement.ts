import type { Query } from 'drizzle-orm';

/** A statement whose text is made once, with placeholders for what is different each time. */
export interface Statement {
  /** Under which a connection keeps it, and PostgreSQL its plan: there is one text to a name. */
  readonly name: string;
  readonly query: Query;
}
/** A statement with what it is asked with this time. */
export interface AskedStatement {
  readonly statement: Statement;
  readonly values: Readonly<Record<string, unknown>>;
}
