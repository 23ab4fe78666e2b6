import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { BankEntry } from '#domain/bank/bank-message.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { namesRun } from '#server/names-run.ts';

/** Entries that name a payment, or in which somebody found it. */
const entriesOf = (direction: BankEntry['direction']) => sql`from ${bankEntries}
  where ${bankEntries.payoutId} = ${payouts.id} and ${bankEntries.entry} ->> 'direction' = ${direction}
    and (${bankEntries.outcome} in ('paid', 'returned') or ${bankEntries.settledAt} is not null)`;

/** The day on which the bank booked a payment, as a column beside payments. */
export const bookedOn = (direction: BankEntry['direction']) =>
  sql<string | null>`(select min(${bankEntries.entry} ->> 'bookedOn') ${entriesOf(direction)})`;

/** The cents that reached the account where a payment came back, as a column beside payments; null where the bank told of none. */
export const arrivedCents = sql<
  number | null
>`(select max((${bankEntries.entry} ->> 'amount')::bigint)::float8 ${entriesOf('credit')})`;

/** Days on which several payments of a run came back in one sum, by the instant at which somebody said so: it is that of each of them. */
export const backDays = (db: Queryable) =>
  db
    .select({
      runId: payouts.runId,
      at: sql<string>`${bankEntries.settledAt}`.as('back_at'),
      day: sql<string>`min(${bankEntries.entry} ->> 'bookedOn')`.as('back_day'),
    })
    .from(bankEntries)
    .innerJoin(payouts, eq(payouts.id, bankEntries.payoutId))
    .where(and(eq(bankEntries.outcome, 'returned'), isNotNull(bankEntries.settledAt)))
    .groupBy(payouts.runId, bankEntries.settledAt)
    .as('back');

/** Whether an entry is about a run that left in one sum, though a sale of it could not be completed. */
export const isBatchBooked = sql`(${bankEntries.outcome} = 'paid' or ${bankEntries.waitsFor} = 'refused')`;

/** The day on which the bank booked the payment under a reference of ours; null where it told of none. */
export const paidOnBy = (reference: SQLWrapper) => sql`(select coalesce(${bookedOn('debit')},
    (select min(${bankEntries.entry} ->> 'bookedOn') from ${bankEntries} where ${namesRun(payoutRuns.number)} and ${isBatchBooked}))
  from ${payouts} join ${payoutRuns} on ${payoutRuns.id} = ${payouts.runId} where ${payouts.endToEndId} = ${reference} and ${payouts.method} = 'sepa')`;
