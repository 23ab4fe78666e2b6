import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from '#domain/values/email.ts';
import type { Tx } from '#server/db/client.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

const firmOfAddress = makeStatement(
  'firm_of_address',
  sql`select locked_firm_of(${sql.placeholder('email')}) as "firmId"`,
);
const rows = z.tuple([z.object({ firmId: z.string().nullable() })]);

/**
 * The firm for which the holder of an address sells; only a confirmed address speaks for one. Whoever joins or leaves a firm at this instant
 * waits until the inquiry stands, or the inquiry for them: the database looks for the firm when that has come to an end, and sees what came of it.
 */
export async function firmOf(tx: Tx, address: string): Promise<string | undefined> {
  const [{ firmId }] = rows.parse(await ask(tx, { statement: firmOfAddress, values: { email: emailKey(address) } }));
  return firmId ?? undefined;
}
