import { asc, type SQLWrapper, sql } from 'drizzle-orm';
import type { OfferState } from '#domain/offer/state.ts';
import { type Sale, type SaleFacts, saleOf } from '#domain/sale/sale.ts';
import type { Queryable } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { offerState } from '#server/db/offer-state.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { ownAgreements } from '#server/db/schema/agreements.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { heldBids } from '#server/db/schema/bids.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { destructions } from '#server/db/schema/media.ts';
import { offers } from '#server/db/schema/offers.ts';
import { batteryAnswers } from '#server/db/schema/packing.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { shipments } from '#server/db/schema/shipments.ts';
import { accountStanding, releasedInWords } from './payout-rows.ts';

/** The facts that columns of the row hold. */
const inColumns = sql`jsonb_strip_nulls(jsonb_build_object('missingAnswers', ${offers.missingAnswers},
    'sellerIsAsked', nullif(${offers.sellerIsAsked}, false), 'providerIsAsked', nullif(${offers.providerIsAsked}, false)))`;

/** What the row of an offer knows of the facts that stand outside its event log, as a column. */
export const saleFacts = sql<SaleFacts>`${offers.saleFacts} || ${inColumns}`;

const agreement = (id: SQLWrapper) => sql`select ${ownAgreements.standing} from ${ownAgreements}
  where ${ownAgreements.offerId} = ${id} order by ${ownAgreements.number} desc limit 1`;

const invoices = (id: SQLWrapper) => sql`select jsonb_object_agg(upload, verdict) from
  (select distinct on (${incomingInvoices.upload}) ${incomingInvoices.upload} as upload, ${incomingInvoices.verdict} as verdict
    from ${incomingInvoices} where ${incomingInvoices.offerId} = ${id} order by ${incomingInvoices.upload}, ${incomingInvoices.number} desc) last`;

/** Those that left the house: what was chosen and not let go is its own affair. */
const payments = (
  id: SQLWrapper,
) => sql`select jsonb_agg(jsonb_build_object('state', ${payouts.state}, 'at', ${inWords(payouts.stateAt)},
    'orderedAt', ${releasedInWords}, 'account', ${accountStanding})
    order by ${payouts.stateAt}, ${payouts.endToEndId})
  from ${payouts} left join ${accountChecks} on ${accountChecks.payoutId} = ${payouts.id}
  where ${payouts.offerId} = ${id} and ${payouts.state} not in ('composed', 'dropped')`;

const batteries = (id: SQLWrapper) => sql`select jsonb_object_agg(${batteryAnswers.itemId}, ${batteryAnswers.answer})
  from ${batteryAnswers} where ${batteryAnswers.offerId} = ${id}`;

const labels = (id: SQLWrapper) => sql`select jsonb_agg(jsonb_build_object('state', ${shipments.state},
    'isRefused', case when ${shipments.refusal} is not null then true end) order by ${shipments.at}, ${shipments.reference})
  from ${shipments} where ${shipments.offerId} = ${id}`;

const heldBid = (id: SQLWrapper) => sql`select case when ${heldBids.refusal} is null then 'waits' else 'refused' end
  from ${heldBids} where ${heldBids.offerId} = ${id}`;

const openDestruction = (id: SQLWrapper) => sql`select true from ${destructions}
  where ${destructions.offerId} = ${id} and ${destructions.witnessedAt} is null and ${destructions.withdrawnAt} is null limit 1`;

/** Asked once, however many sales are read: of all mails few were refused. */
const withRefusedMail = sql`select left(${mailDeliveries.messageId}, 42) from ${mailDeliveries} where ${mailDeliveries.state} = 'refused'`;

const inTables = (id: SQLWrapper) => sql`jsonb_strip_nulls(jsonb_build_object('agreement', (${agreement(id)}),
    'invoices', (${invoices(id)}), 'payments', (${payments(id)}), 'batteries', (${batteries(id)}), 'shipments', (${labels(id)}), 'heldBid', (${heldBid(id)}),
    'isWitnessMissing', (${openDestruction(id)}),
    'isMailRefused', case when ${id} in (${withRefusedMail}) then true end))`;

interface ReadSale {
  readonly id: string;
  readonly sale: Sale;
}

/** States that the caller has read since it locked their sales, by their ids. */
export type ReadStates = ReadonlyMap<string, OfferState>;

/** Sales with their facts as the tables hold them, by their ids, in one statement. Of those that the caller has locked nothing changes before the transaction ends. */
export async function readSales(db: Queryable, offerIds: readonly string[], states?: ReadStates): Promise<ReadSale[]> {
  const { id } = offers;
  const facts = sql<SaleFacts>`${inTables(sql`${offers}.id`)} || ${inColumns}`;
  const rows = await db
    .select({ id, facts, state: states ? sql<OfferState | null>`null` : offerState })
    .from(offers)
    .where(isOneOf(id, offerIds))
    .orderBy(asc(id));
  return rows.map(({ id: offerId, facts: found, state }) => {
    const known = state ?? states?.get(offerId);
    if (!known) throw new Error(`${offerId} was not read`);
    return { id: offerId, sale: saleOf(known, found) };
  });
}
