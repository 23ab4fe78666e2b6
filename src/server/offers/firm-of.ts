import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from '#domain/values/email.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

const firmOfAddress = makeStatement(
  'firm_of_address',
  sql`select ${firmMembers.firmId} as "firmId" from ${firmMembers} join ${accounts} on ${accounts.id} = ${firmMembers.accountId}
    where ${accounts.email} = ${sql.placeholder('email')} and ${accounts.emailConfirmed} for key share of account`,
);
const rows = z.array(z.object({ firmId: z.string() })).max(1);

/**
 * The firm for which the holder of an address sells; only a confirmed address speaks for one. Whoever joins a firm at this instant waits until the
 * inquiry stands, or the inquiry for them: it belongs to the firm either way.
 */
export async function firmOf(db: Queryable, email: string): Promise<string | undefined> {
  return rows.parse(await ask(db, { statement: firmOfAddress, values: { email: emailKey(email) } }))[0]?.firmId;
}
