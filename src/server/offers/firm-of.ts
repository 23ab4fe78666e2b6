import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailKey } from '#domain/values/email.ts';
import type { AskedStatement } from '#server/db/asked-statement.ts';
import type { Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { ask, makeStatement } from '#server/db/statement.ts';
import { type LockedCommand, takesCall } from './lock-call.ts';

const firmOfAddress = makeStatement(
  'firm_of_address',
  sql`select locked_firm_of(${sql.placeholder('email')}) as "firmId"`,
);
const firmOfSender = makeStatement(
  'firm_of_sender',
  sql`select case when not exists (select from ${offers} where ${offers.id} = ${sql.placeholder('offerId')})
      and (${sql.placeholder('key')}::text is null or ${takesCall(sql.placeholder('key'))})
    then locked_firm_of(${sql.placeholder('email')}) end as "firmId"`,
);
const rows = z.tuple([z.object({ firmId: z.string().nullable() })]);

/**
 * The firm for which the holder of an address sells; only a confirmed address speaks for one. Whoever joins or leaves a firm at this instant
 * waits until the inquiry stands, or the inquiry for them: the database looks for the firm when that has come to an end, and sees what came of it.
 */
export async function firmOf(tx: Tx, address: string): Promise<string | undefined> {
  return firmIn(await ask(tx, { statement: firmOfAddress, values: { email: emailKey(address) } }));
}

/**
 * Asks for the firm of whoever sends an offer, where it is new; of another nothing is locked, nor where the same call runs elsewhere, which is
 * refused at once. Asked behind the lock of the offer, without waiting for what that found.
 */
export function askFirm({ offerId, call }: LockedCommand, sender: string): AskedStatement {
  return { statement: firmOfSender, values: { offerId, email: emailKey(sender), key: call?.key ?? null } };
}

/** What that statement found. */
export function firmIn(found: unknown[]): string | undefined {
  return rows.parse(found)[0].firmId ?? undefined;
}
