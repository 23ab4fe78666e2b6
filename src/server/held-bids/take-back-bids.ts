import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { heldBids } from '#server/db/schema/bids.ts';
import { lockSales } from '#server/offers/lock-sales.ts';
import { keepSaleRows } from '#server/offers/sale-row.ts';

/** Takes back what somebody has sent and what has not left yet, or was refused: they have lost their place, and others bid on those sales. */
export async function takeBackBidsOf(tx: Tx, staffId: string): Promise<void> {
  const held = await tx.select({ id: heldBids.offerId }).from(heldBids).where(eq(heldBids.staffId, staffId));
  const ids = held.map(({ id }) => id);
  await lockSales(tx, ids);
  await tx.delete(heldBids).where(eq(heldBids.staffId, staffId));
  await keepSaleRows(tx, ids);
}
