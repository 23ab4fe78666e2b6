import { eq, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { retentionLocks } from '#server/db/schema/retention.ts';
import { Problem } from '#server/problem.ts';

/** Keeps a sale whatever its age; another reason takes the place of the one before. Throws `saleNotFound` for a number that no sale has. */
export async function lockSale(
  db: Queryable,
  number: string,
  lock: { readonly reason: string; readonly at: string; readonly by: string },
): Promise<void> {
  const [sale] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(or(eq(offers.orderId, number), eq(offers.inquiryId, number)));
  if (!sale) throw new Problem(404, 'saleNotFound');
  await db
    .insert(retentionLocks)
    .values({ offerId: sale.id, ...lock })
    .onConflictDoUpdate({ target: retentionLocks.offerId, set: lock });
}

/** Lets a sale go once its time is over. */
export async function unlockSale(db: Queryable, offerId: string): Promise<void> {
  await db.delete(retentionLocks).where(eq(retentionLocks.offerId, offerId));
}
