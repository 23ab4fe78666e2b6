import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { GivenPayee } from '#domain/payout/payee-now.ts';
import type { NewestPayout } from '#domain/payout/payout-back.ts';
import type { Queryable } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';

const { settledAt, settledBy, reasonCode, payee: given } = accountChecks;

/** Who answered, where it was the seller; else the id of a member of staff. */
export const bySeller = 'seller';

/**
 * Whether a payment that came back is still owed: each order is about all that is owed by then, so that one that was let go later covers it. A
 * payment that counts as paid leaves nothing, nor does a sale that was completed since (`isStillOwed`).
 */
const isOwedAgain = sql`(${payouts.state} in ('returned', 'notExecuted')
    and not exists (select 1 from ${payouts} later join ${payoutRuns} later_run on later_run.id = later.run_id
      where later.offer_id = ${payouts.offerId} and (later.state = 'paid' or later.state in ('ordered', 'credited') and later_run.released_at >= ${payouts.stateAt}))
    and not exists (select 1 from ${offers} ended where ended.id = ${payouts.offerId} and ended.phase = 'completed'
      and (ended.state #>> '{completion,at}')::timestamptz >= ${payouts.stateAt}))`;

/**
 * The order in which payments tell of their sale, with their checks beside them: one that came back and is still owed goes before the newest, and
 * of several the one whose account is asked about.
 */
export const tellingFirst = sql`case when not ${isOwedAgain} then 0 when ${accountChecks.id} is null then 1 when ${settledAt} is not null then 2 else 3 end desc,
    ${payouts.stateAt} desc, ${payouts.endToEndId} desc`;

/** Whether the next payment of its sale stands in a run that waits for its release, as a column beside a payment. */
export const isChosenAgain = sql<boolean>`${sql`exists (select 1 from ${payouts} again where again.offer_id = ${payouts.offerId} and again.state = 'composed')`}`;

// Each a statement of its own: the names of columns directly in a column lose their table where the query reads one table.

/** The payment of a sale that tells of it, of those that left the house, with what was asked about its account, as a column of a query; null where none did. */
export const newestPayoutOf = (offerId: SQLWrapper) => sql<NewestPayout | null>`(${newestThatLeft(offerId)})`;

const newestThatLeft = (offerId: SQLWrapper) =>
  sql`select jsonb_strip_nulls(jsonb_build_object('amount', ${payouts.amount}, 'payee', ${payouts.payee}, 'state', ${payouts.state},
      'at', ${inWords(payouts.stateAt)}, 'orderedAt', ${inWords(payoutRuns.releasedAt)}, 'day', ${payoutRuns.executionDay}, 'isChosenAgain',
      ${isChosenAgain},
      'credited', (select sum(made.amount) from ${payouts} made where made.offer_id = ${payouts.offerId} and made.state = 'credited'),
      'check', case when ${accountChecks.id} is not null then jsonb_build_object('reasonCode', ${reasonCode}, 'answer', case when ${settledAt} is not null then
        jsonb_build_object('at', ${inWords(settledAt)}, 'by', case ${settledBy} when ${sql.raw(`'${bySeller}'`)} then 'seller' else 'desk' end) end) end))
    from ${payouts} join ${payoutRuns} on ${payoutRuns.id} = ${payouts.runId} left join ${accountChecks} on ${accountChecks.payoutId} = ${payouts.id}
    where ${payouts.offerId} = ${offerId} and ${payouts.state} not in ('composed', 'dropped') order by ${tellingFirst} limit 1`;

/** Whether the seller was asked for the account of a payment that came back, and nobody has answered, as a column. */
export const isAccountAsked = sql<boolean>`(${sql`exists (select 1 from ${accountChecks} join ${payouts} on ${payouts.id} = ${accountChecks.payoutId}
    where ${accountChecks.offerId} = ${offers.id} and ${settledAt} is null and ${payouts.state} in ('returned', 'notExecuted')
    and (${offers.phase} <> 'completed' or ${payouts.stateAt} > (${offers.state} #>> '{completion,at}')::timestamptz))`})`;

/** Whether a payment of the sale is with the bank, which has not said yet what became of it, as a column. */
export const isWithBank = sql<boolean>`(${sql`exists (select 1 from ${payouts} where ${payouts.offerId} = ${offers.id} and ${payouts.state} = 'ordered')`})`;

/** Whether what came back of an ended sale is still owed, as a column. */
export const isPaidBack = sql<boolean>`(${sql`exists (select 1 from ${payouts} where ${payouts.offerId} = ${offers.id} and ${isOwedAgain})`})`;

/** The last account that the seller gave after a payment had come back, as a column; null where there is none. */
export const givenPayeeOf = (offerId: SQLWrapper) =>
  sql<GivenPayee | null>`${sql`(select jsonb_build_object('payee', ${given}, 'at', ${inWords(settledAt)}) from ${accountChecks}
    where ${accountChecks.offerId} = ${offerId} and ${given} is not null and ${settledAt} is not null order by ${settledAt} desc limit 1)`}`;

/** When somebody last said whether the account is right, as a column. */
export const accountAnsweredAt = (offerId: SQLWrapper) =>
  sql<
    string | null
  >`(select ${inWords(sql`max(${settledAt})`)} from ${accountChecks} where ${accountChecks.offerId} = ${offerId})`;

/** The account given later, by itself. */
export async function readGivenPayee(db: Queryable, offerId: string): Promise<GivenPayee | undefined> {
  const [row] = await db
    .select({ given: givenPayeeOf(sql`${offers.id}`) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.given ?? undefined;
}

/** What is kept about the payments of a sale; who of the provider's chose, released, took back or answered is not the seller's. */
export async function exportedPayouts(db: Queryable, offerId: string) {
  const { endToEndId, method, amount, payee, paper, purpose, state, stateAt, reason } = payouts;
  const { payee: releasedPayee, reason: why, at } = payeeReleases;
  const { openedAt, settledFor } = accountChecks;
  return {
    payouts: await db
      .select({ endToEndId, method, amount, payee, paper, purpose, state, at: stateAt, reason })
      .from(payouts)
      .where(eq(payouts.offerId, offerId))
      .orderBy(asc(endToEndId)),
    payeeReleases: await db
      .select({ payee: releasedPayee, reason: why, at })
      .from(payeeReleases)
      .where(eq(payeeReleases.offerId, offerId))
      .orderBy(asc(payeeReleases.id)),
    accountChecks: await db
      .select({ reasonCode, openedAt, settledAt, settledFor, payee: given })
      .from(accountChecks)
      .where(eq(accountChecks.offerId, offerId)),
  };
}
