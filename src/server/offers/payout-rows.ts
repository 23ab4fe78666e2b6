import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { KnownPayment } from '#domain/payout/told-payment.ts';
import type { Queryable } from '#server/db/client.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';

const inWords = (instant: SQLWrapper) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Another text as soon as something became of a payment of the sale, or of the question about its account. */
export const payoutsSeal = (offerId: SQLWrapper) =>
  sql`concat((select string_agg(${payouts}.xmin::text, ',' order by ${payouts.endToEndId}) from ${payouts} where ${payouts.offerId} = ${offerId}), '/',
    (select string_agg(${accountChecks}.xmin::text, ',' order by ${accountChecks.id}) from ${accountChecks} where ${accountChecks.offerId} = ${offerId}))`;

/** The newest payment of a sale that left the house, as a column of a query; null where none did. */
export const lastPaymentOf = (offerId: SQLWrapper) => sql<KnownPayment | null>`(${newestThatLeft(offerId)})`;

/** A statement of its own: the names of columns directly in a column lose their table where the query reads one table, and two tables have a `state`. */
const newestThatLeft = (offerId: SQLWrapper) =>
  sql`select json_build_object('state', ${payouts.state}, 'at', ${inWords(payouts.stateAt)},
      'orderedAt', ${inWords(payoutRuns.releasedAt)}, 'day', ${payoutRuns.executionDay}, 'isAsked', exists (select 1 from ${accountChecks}
        where ${accountChecks.payoutId} = ${payouts.id} and ${accountChecks.settledAt} is null))
    from ${payouts} join ${payoutRuns} on ${payoutRuns.id} = ${payouts.runId}
    where ${payouts.offerId} = ${offerId} and ${payouts.state} not in ('composed', 'dropped')
    order by ${payouts.stateAt} desc limit 1`;

/** What is kept about the payments of a sale; who of the provider's chose, released or took back is not the seller's. */
export async function exportedPayouts(db: Queryable, offerId: string) {
  const { endToEndId, method, amount, payee, paper, purpose, state, stateAt, reason } = payouts;
  const { payee: releasedPayee, reason: why, at } = payeeReleases;
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
  };
}
