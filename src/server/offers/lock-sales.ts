import { asc } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { offers } from '#server/db/schema/offers.ts';

/** Locks sales, always in the same order, so that no two wait for each other: nothing changes them before the transaction ends. */
export async function lockSales(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: offers.id })
    .from(offers)
    .where(isOneOf(offers.id, offerIds))
    .orderBy(asc(offers.id))
    .for('update');
}
