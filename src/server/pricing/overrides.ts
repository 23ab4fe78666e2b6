import { desc, eq, sql } from 'drizzle-orm';
import type { DeviationRows } from '#contract/goods/price-book.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Cents } from '#domain/values/money.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { priceOverrides } from '#server/db/schema/pricing.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';
import type { PricedGroup } from './pricing.ts';

interface SentBid {
  readonly offerId: string;
  readonly state: OfferState;
  /** What the book made of its groups, by which version. */
  readonly priced: readonly PricedGroup[];
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** Keeps where a bid differs from what the book proposed, in place of what an earlier bid on the offer did. */
export async function keepOverrides(tx: Tx, { offerId, state, priced, version, by, at }: SentBid): Promise<void> {
  const given = new Map(
    (state.bid?.lines ?? []).map(({ itemId, quantity, total }) => [itemId, { quantity, total }] as const),
  );
  await tx.delete(priceOverrides).where(eq(priceOverrides.offerId, offerId));
  const rows = priced.flatMap(({ group, price }) => {
    const lines = group.lineIds.flatMap((id) => given.get(id) ?? []);
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (price.cents === undefined || quantity === 0) return [];
    const givenCents = Math.round(lines.reduce((sum, line) => sum + line.total, 0) / quantity);
    if (givenCents === price.cents) return [];
    return [{ title: group.title, quantity, proposedCents: price.cents, givenCents }];
  });
  if (rows.length === 0) return;
  await tx.insert(priceOverrides).values(rows.map((row, number) => ({ ...row, offerId, number, version, by, at })));
}

/** Where bids differ from what the book proposed, the newest first. */
export async function listOverrides(
  db: Queryable,
  { page, pageLength }: { page: number; pageLength: number },
): Promise<DeviationRows> {
  const rows = await db
    .select({
      offerId: priceOverrides.offerId,
      name: sql<string>`coalesce(${offers.orderId}, ${offers.inquiryId}, '')`,
      title: priceOverrides.title,
      quantity: priceOverrides.quantity,
      proposedCents: priceOverrides.proposedCents,
      givenCents: priceOverrides.givenCents,
      version: priceOverrides.version,
      by: actorName(priceOverrides.by),
      at: priceOverrides.at,
    })
    .from(priceOverrides)
    .innerJoin(offers, eq(offers.id, priceOverrides.offerId))
    .leftJoin(staff, eq(staff.id, priceOverrides.by))
    .leftJoin(formerStaff, eq(formerStaff.id, priceOverrides.by))
    .orderBy(desc(priceOverrides.at), priceOverrides.offerId, priceOverrides.number)
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  return {
    found: await db.$count(priceOverrides),
    rows: rows.map(({ proposedCents, givenCents, at, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      proposed: toEuros(proposedCents),
      given: toEuros(givenCents),
      ...percentOf(proposedCents, givenCents),
    })),
  };
}

function percentOf(proposed: Cents, given: Cents): { percent?: number } {
  return proposed === 0 ? {} : { percent: Math.round(((given - proposed) * 100) / proposed) };
}
