import { and, eq } from 'drizzle-orm';
import type { BidEntries } from '#contract/sale/bid-sheet.ts';
import type { Queryable } from '#server/db/client.ts';
import { bidEntries } from '#server/db/schema/bids.ts';

interface Whose {
  readonly offerId: string;
  readonly staffId: string;
}

const isOf = ({ offerId, staffId }: Whose) => and(eq(bidEntries.offerId, offerId), eq(bidEntries.staffId, staffId));

/** Keeps what was typed in place of what was there. */
export async function saveBidEntries(db: Queryable, whose: Whose, entries: BidEntries, now: string): Promise<void> {
  await db
    .insert(bidEntries)
    .values({ ...whose, entries, savedAt: now })
    .onConflictDoUpdate({ target: [bidEntries.offerId, bidEntries.staffId], set: { entries, savedAt: now } });
}

/** Forgets what was typed: it was sent, or is not wanted. Answers what it was. */
export async function dropBidEntries(db: Queryable, whose: Whose): Promise<BidEntries | undefined> {
  const [dropped] = await db.delete(bidEntries).where(isOf(whose)).returning({ entries: bidEntries.entries });
  return dropped?.entries;
}
