import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { nameFindings } from '#domain/bank/name-check.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';

/** Accounts to which a payment of a sale was ordered, while a doubt of the bank about the name waits for a person, as a column; null where there is none. */
export const doubtedPayeesOf = (offerId: SQLWrapper) =>
  sql<Payee[] | null>`(${sql`select jsonb_agg(${payouts.payee}) from ${payouts}
  join ${bankEntries} on (${bankEntries.endToEndId} = ${payouts.endToEndId} or ${bankEntries.payoutId} = ${payouts.id})
  where ${payouts.offerId} = ${offerId} and ${bankEntries.outcome} = 'waits' and ${bankEntries.settledAt} is null
    and ${inArray(bankEntries.waitsFor, [...nameFindings])}`})`;
