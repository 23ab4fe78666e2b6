import { type SQL, sql } from 'drizzle-orm';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { payoutRuns } from '#server/db/schema/payouts.ts';

/** Whether an entry is about a run as a whole, by the number of that. */
export function namesRun(number: SQL | typeof payoutRuns.number): SQL {
  const name = sql`coalesce(${bankEntries.entry} -> 'batch' ->> 'paymentInfoId', ${bankEntries.entry} -> 'batch' ->> 'messageId')`;
  return sql`(${bankEntries.endToEndId} is null and (${name} = ${number} or ${name} like ${number} || '-%'))`;
}
