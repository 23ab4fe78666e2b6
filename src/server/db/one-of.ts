import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a text is one of those, however many: they are one parameter, where `inArray` makes one of each. */
export function isOneOf(text: SQLWrapper, texts: readonly string[]): SQL {
  return sql`${text} = any(${sql.param([...texts])})`;
}
