import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { GivenPayee } from '#domain/payout/payee-now.ts';
import type { NewestPayout } from '#domain/payout/payout-back.ts';
import type { SalePayment } from '#domain/sale/owed.ts';
import type { PaymentFact } from '#domain/sale/sale.ts';
import type { Queryable } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';

const { settledAt, settledBy, reasonCode, payee: given } = accountChecks;

/** Who answered, where it was the seller; else the id of a member of staff. */
export const bySeller = 'seller';

/** Whether the account of a payment was asked about, and answered, as a column beside it and its check. */
export const accountStanding = sql<
  SalePayment['account'] | null
>`case when ${accountChecks.id} is null then null when ${settledAt} is null then 'asked' else 'answered' end`;

// Asked of the one run by its id: a join may look for the payments by the run, each of thousands anew, as long as the database does not know how many there are.
const ofRun = (column: SQLWrapper) =>
  sql`(${sql`select ${column} from ${payoutRuns} where ${payoutRuns.id} = ${payouts.runId}`})`;

/** When the run of a payment was let go, in words, as a column beside the payment. */
export const releasedInWords = sql<string | null>`${ofRun(inWords(payoutRuns.releasedAt))}`;

/** Whether the next payment of its sale stands in a run that waits for its release, as a column beside a payment. */
export const isChosenAgain = sql<boolean>`${sql`exists (select 1 from ${payouts} again where again.offer_id = ${payouts.offerId} and again.state = 'composed')`}`;

// Each a statement of its own: the names of columns directly in a column lose their table where the query reads one table.

/** A payment that left the house, with what was asked about its account. */
export type LeftPayout = NewestPayout & PaymentFact;

/** The payments of a sale that left the house, in the order of the instants since when they are as they are, as a column of a query; null where none did. */
export const leftPayoutsOf = (offerId: SQLWrapper) => sql<LeftPayout[] | null>`(${left(offerId)})`;

const left = (offerId: SQLWrapper) =>
  sql`select json_agg(jsonb_strip_nulls(jsonb_build_object('amount', ${payouts.amount}, 'payee', ${payouts.payee}, 'state', ${payouts.state},
      'at', ${inWords(payouts.stateAt)}, 'orderedAt', ${releasedInWords}, 'day', ${ofRun(payoutRuns.executionDay)}, 'isChosenAgain',
      ${isChosenAgain}, 'account', ${accountStanding},
      'credited', (select sum(made.amount) from ${payouts} made where made.offer_id = ${payouts.offerId} and made.state = 'credited'),
      'check', case when ${accountChecks.id} is not null then jsonb_build_object('reasonCode', ${reasonCode}, 'answer', case when ${settledAt} is not null then
        jsonb_build_object('at', ${inWords(settledAt)}, 'by', case ${settledBy} when ${sql.raw(`'${bySeller}'`)} then 'seller' else 'desk' end) end) end))
      order by ${payouts.stateAt}, ${payouts.endToEndId})
    from ${payouts} left join ${accountChecks} on ${accountChecks.payoutId} = ${payouts.id}
    where ${payouts.offerId} = ${offerId} and ${payouts.state} not in ('composed', 'dropped')`;

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
