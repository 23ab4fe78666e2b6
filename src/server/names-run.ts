import { type SQL, sql } from 'drizzle-orm';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { payoutRuns } from '#server/db/schema/payouts.ts';

/** Whether an entry is about a run as a whole, by the number of that: named by the bank, part or file, or found to be it. */
export function namesRun(number: SQL | typeof payoutRuns.number): SQL {
  const batch = (name: string) => sql`${bankEntries.entry} -> 'batch' ->> ${sql.raw(`'${name}'`)}`;
  // A bank may have a number of its own for the part.
  const part = sql`case when ${batch('paymentInfoId')} ~ '^L-[0-9]{4}-[0-9]{6,}(-[0-9]+)?$' then ${batch('paymentInfoId')} end`;
  const name = sql`coalesce(${bankEntries.entry} ->> 'run', ${part}, ${batch('messageId')})`;
  return sql`(${bankEntries.endToEndId} is null and (${name} = ${number} or ${name} like ${number} || '-%'))`;
}
