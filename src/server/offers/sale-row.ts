import { sql } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { checkedOffer } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { deadlineOf } from '#domain/sale/deadline.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { saleRowOf, saleStandingOf } from '#domain/sale/sale-row.ts';
import { searchTextOf } from '#domain/sale/search-text.ts';
import type { Day } from '#domain/values/day.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Tx } from '#server/db/client.ts';
import { type KeptFacts, offers } from '#server/db/schema/offers.ts';
import { type ReadStates, readSales } from './sale-facts.ts';

/** What stands in the row beside id and creation: all of it follows from the sale, and what is laid over its state is kept beside it. */
export function rowOf(sale: Sale, changedAt: string) {
  const { state } = sale;
  const { taxDesk: _beside, ...folded } = state;
  const searchText = searchTextOf(state);
  return {
    version: state.version,
    phase: state.phase,
    emailKey: emailKey(state.email),
    inquiryId: state.inquiryId ?? null,
    orderId: state.orderId ?? null,
    changedAt,
    summary: summaryOf(state),
    searchText,
    state: checkedOffer(folded),
    ...saleColumns(sale, searchText),
  };
}

/** Until when a sale is due, as far as these events tell. */
export function dueDayOf(sale: Pick<Sale, 'state'>, events: readonly OfferEvent[]): Day | undefined {
  return deadlineOf(sale, events, shopConfig.promises);
}

/** What lists go by, with the facts of which it follows; those that have a column of their own stand there alone. */
export function saleColumns(
  sale: Sale,
  searchText?: string,
): ReturnType<typeof saleRowOf> & { readonly saleFacts: KeptFacts } {
  return { ...saleRowOf(sale, searchText), saleFacts: keptFacts(sale) };
}

function keptFacts({ facts }: Sale): KeptFacts {
  const { sellerIsAsked: _seller, providerIsAsked: _provider, missingAnswers: _said, ...kept } = facts;
  return kept;
}

const atOnce = 500;

/**
 * Writes the columns that follow from what stands outside the event log, of sales that the caller has locked: whoever writes a fact calls it, in
 * the same transaction. Locked first, and then asked by a statement of its own, since a statement that waits for a lock still sees the other
 * tables as they were when it began. States that were read under these locks are not read again.
 */
export async function keepSaleRows(tx: Tx, offerIds: readonly string[], states?: ReadStates): Promise<void> {
  for (let start = 0; start < offerIds.length; start += atOnce) {
    const sales = await readSales(tx, offerIds.slice(start, start + atOnce), states);
    const rows = sales.map(({ id, sale }) => ({ id, ...saleStandingOf(sale), saleFacts: keptFacts(sale) }));
    await tx.execute(written(rows));
  }
}

/** The same of one sale. */
export function keepSaleRow(tx: Tx, offerId: string): Promise<void> {
  return keepSaleRows(tx, [offerId]);
}

/** A row that says it already is not written: whoever reads it would think that something had changed. */
const written = (
  rows: readonly object[],
) => sql`update ${offers} set "sale_facts" = next."saleFacts", "desk_task" = next."deskTask",
    "desk_side" = next."deskSide", "desk_notes" = next."deskNotes", "desk_blocks" = next."deskBlocks", "seller_row" = next."sellerRow"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as next ("id" text, "saleFacts" jsonb, "deskTask" text, "deskSide" smallint,
    "deskNotes" text, "deskBlocks" text, "sellerRow" jsonb)
  where ${offers.id} = next."id" and (${offers.saleFacts}, ${offers.deskTask}, ${offers.deskSide}, ${offers.deskNotes}, ${offers.deskBlocks}, ${offers.sellerRow})
    is distinct from (next."saleFacts", next."deskTask", next."deskSide", next."deskNotes", next."deskBlocks", next."sellerRow")`;
