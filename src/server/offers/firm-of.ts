import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from '#domain/values/email.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

const email = sql.placeholder('email');
const lockAddress = makeStatement(
  'lock_address',
  sql`select ${accounts.id} as id from ${accounts} where ${accounts.email} = ${email} and ${accounts.emailConfirmed} for share`,
);
const firmOfAddress = makeStatement(
  'firm_of_address',
  sql`select ${firmMembers.firmId} as "firmId" from ${firmMembers} join ${accounts} on ${accounts.id} = ${firmMembers.accountId}
    where ${accounts.email} = ${email} and ${accounts.emailConfirmed}`,
);
const rows = z.array(z.object({ firmId: z.string() })).max(1);

/**
 * The firm for which the holder of an address sells; only a confirmed address speaks for one. Whoever joins or leaves a firm at this instant
 * waits until the inquiry stands, or the inquiry for them: the second statement is asked when that has come to an end, and sees what came of it.
 */
export async function firmOf(tx: Tx, address: string): Promise<string | undefined> {
  const values = { email: emailKey(address) };
  await ask(tx, { statement: lockAddress, values });
  return rows.parse(await ask(tx, { statement: firmOfAddress, values }))[0]?.firmId;
}
