import { and, eq, sql } from 'drizzle-orm';
import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import { dayOf } from '#domain/values/day.ts';
import { offerState } from '#server/db/offer-state.ts';
import { bidEntries } from '#server/db/schema/bids.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';
import type { Deps } from '#server/deps.ts';
import { readHeldBid } from '#server/offers/held-bids.ts';
import { bidSheetOf } from './bid-sheet.ts';

interface Whose {
  readonly offerId: string;
  readonly staffId: string;
  /** Lines that stand alone, beside those that somebody has taken out of their group. */
  readonly apart?: readonly string[];
}

/** How the sheet of an offer is read for a member of staff; undefined where there is no such offer. */
export function bidSheetReader(deps: Deps): (whose: Whose, now: string) => Promise<BidSheet | undefined> {
  return async ({ offerId, staffId, apart = [] }, now) => {
    const [row] = await deps.db
      .select({
        state: offerState,
        entries: bidEntries.entries,
        bidAt: offerEvents.at,
        bidBy: sql<string | null>`${actorName(offerEvents.by)}`,
      })
      .from(offers)
      .leftJoin(bidEntries, and(eq(bidEntries.offerId, offers.id), eq(bidEntries.staffId, staffId)))
      .leftJoin(
        offerEvents,
        and(
          eq(offerEvents.offerId, offers.id),
          eq(offerEvents.version, sql`(${offers.state} ->> 'priceVersion')::int`),
        ),
      )
      .leftJoin(staff, eq(staff.id, offerEvents.by))
      .leftJoin(formerStaff, eq(formerStaff.id, offerEvents.by))
      .where(eq(offers.id, offerId));
    if (!row) return undefined;
    const { state, entries, bidAt, bidBy } = row;
    const { priced, version, book } = await deps.pricing.priceLines(deps.db, {
      items: state.items,
      date: dayOf(now),
      offerId,
      apart: new Set([...(entries?.apart ?? []), ...apart]),
    });
    return bidSheetOf({
      offerId,
      state,
      catalogue: deps.catalogue.catalogue,
      priced,
      priceBook: version,
      templates: book.data.deductions,
      slips: book.settings.slips,
      entries,
      standing: bidAt === null ? undefined : { at: bidAt, ...(bidBy !== null && { by: bidBy }) },
      held: await readHeldBid(deps.db, { offerId, staffId }),
      now,
    });
  };
}
