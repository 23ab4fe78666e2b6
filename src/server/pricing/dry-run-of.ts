import { desc, eq, inArray, max } from 'drizzle-orm';
import type { DryRunView } from '#contract/goods/price-book.ts';
import { dryRun, type PastInquiry } from '#domain/pricing/dry-run.ts';
import { historyKeysFor } from '#domain/pricing/find-base.ts';
import { openPriceBook } from '#domain/pricing/open-price-book.ts';
import type { PriceBook } from '#domain/pricing/price-book.ts';
import { groupLines } from '#domain/pricing/price-group.ts';
import { toEuros } from '#domain/values/money.ts';
import { offers } from '#server/db/schema/offers.ts';
import { priceObservations } from '#server/db/schema/pricing.ts';
import type { Deps } from '#server/deps.ts';
import { readHistory } from './observations.ts';

/** So many inquiries are priced anew. */
const inquiries = 50;

/** What a book would have bid on the inquiries that were bid on last, each on its own day. */
export async function dryRunOf(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  book: PriceBook,
): Promise<DryRunView> {
  const opened = openPriceBook(book);
  const past = await lastInquiries(db, catalogue);
  const keys = past.flatMap(({ groups }) => groups.flatMap(({ goods }) => historyKeysFor(goods, opened)));
  const { rows, proposed, given, medianDeviation } = dryRun(past, opened, await readHistory(db, keys));
  return {
    rows: rows.map((row) => ({ ...row, proposed: toEuros(row.proposed), given: toEuros(row.given) })),
    proposed: toEuros(proposed),
    given: toEuros(given),
    ...(medianDeviation !== undefined && { medianDeviation }),
  };
}

async function lastInquiries(db: Deps['db'], { catalogue }: Deps['catalogue']): Promise<PastInquiry[]> {
  const bid = await db
    .select({ offerId: priceObservations.offerId, day: max(priceObservations.day) })
    .from(priceObservations)
    .where(eq(priceObservations.kind, 'bid'))
    .groupBy(priceObservations.offerId)
    .orderBy(desc(max(priceObservations.day)), priceObservations.offerId)
    .limit(inquiries);
  if (bid.length === 0) return [];
  const ids = bid.map(({ offerId }) => offerId);
  const rows = await db.select({ id: offers.id, state: offers.state }).from(offers).where(inArray(offers.id, ids));
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return bid.flatMap(({ offerId, day }) => {
    const state = states.get(offerId);
    if (state?.bid === undefined || day === null) return [];
    const name = state.inquiryId ?? state.orderId ?? '';
    const groups = groupLines(state.items, { find: (entryId) => catalogue.byId.get(entryId) });
    const given = new Map(
      state.bid.lines.map(({ itemId, quantity, total }) => [
        itemId,
        { unitCents: Math.floor(total / quantity), quantity },
      ]),
    );
    return [{ offerId, name, date: day, groups, given }];
  });
}
