import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a text is one of those, however many: they are one parameter, where `inArray` makes one of each. A single one is asked for as
 * such: a list is planned for ten, which PostgreSQL holds to be dearer than planning anew each time.
 */
export function isOneOf(text: SQLWrapper, texts: readonly string[]): SQL {
  const [only] = texts;
  return texts.length === 1 ? sql`${text} = ${only}` : sql`${text} = any(${sql.param([...texts])})`;
}
