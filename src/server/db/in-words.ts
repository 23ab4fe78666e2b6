import { type SQLWrapper, sql } from 'drizzle-orm';

/** An instant as the rest of the program writes it, in a text that the database makes. */
export const inWords = (instant: SQLWrapper) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
