import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { formerStaff, staff } from './schema/staff.ts';

/** What a member of staff is called: by name, else by address. For a query that has the table. */
export const staffName = sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})`;

/** The same of whoever did something, also once they have left, else the words that stand there. For a query that has both tables. */
export function actorName(by: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email}, nullif(${formerStaff.name}, ''), ${formerStaff.email}, ${by})`;
}
