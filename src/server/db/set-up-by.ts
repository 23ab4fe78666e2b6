import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';
import { accounts } from './schema/accounts.ts';
import { firmMembers } from './schema/firms.ts';

/** Whether a firm's people have set something up; without a firm, whether it is the provider's own. */
export function isOf(db: Queryable, accountId: PgColumn, firmId: string | undefined): SQL {
  if (firmId === undefined) return isNull(accountId);
  const people = db.select({ id: firmMembers.accountId }).from(firmMembers).where(eq(firmMembers.firmId, firmId));
  return inArray(accountId, people);
}

/** What somebody of a firm is called, by a query that joins their account: name, else address. */
export const nameOfAccount = sql<string | null>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`;
