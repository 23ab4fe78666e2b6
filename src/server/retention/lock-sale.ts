import { eq, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { retentionLocks } from '#server/db/schema/retention.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** Deletions and locks come one after the other: what a lock names when it is confirmed is not being deleted. Until the transaction ends. */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('retention'))`);
}

/** Keeps a sale whatever its age; another reason takes the place of the one before. Throws `saleNotFound` for a number that no sale has. */
export async function lockSale(
  { database }: Pick<Deps, 'database'>,
  number: string,
  lock: { readonly reason: string; readonly at: string; readonly by: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await takeTurn(tx);
    const [sale] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(or(eq(offers.orderId, number), eq(offers.inquiryId, number)));
    if (!sale) throw new Problem(404, 'saleNotFound');
    await tx
      .insert(retentionLocks)
      .values({ offerId: sale.id, ...lock })
      .onConflictDoUpdate({ target: retentionLocks.offerId, set: lock });
  });
}

/** Lets a sale go once its time is over. */
export async function unlockSale(db: Queryable, offerId: string): Promise<void> {
  await db.delete(retentionLocks).where(eq(retentionLocks.offerId, offerId));
}
