import { and, eq, isNotNull } from 'drizzle-orm';
import type { HeldBid } from '#contract/sale/bid-sheet.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { heldBids } from '#server/db/schema/bids.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';

/** The bid of an offer that is held, or was refused as its time had come, as a member of staff sees it. */
export async function readHeldBid(
  db: Queryable,
  { offerId, staffId }: { readonly offerId: string; readonly staffId: string },
): Promise<HeldBid | undefined> {
  const [found] = await db
    .select({ row: heldBids, by: staffName })
    .from(heldBids)
    .innerJoin(staff, eq(staff.id, heldBids.staffId))
    .where(eq(heldBids.offerId, offerId));
  if (!found) return undefined;
  const { row, by } = found;
  return {
    id: row.id,
    total: toEuros(row.total),
    sentAt: new Date(row.sentAt).toISOString(),
    until: new Date(row.dueAt).toISOString(),
    ...{ by, isMine: row.staffId === staffId },
    ...(row.refusal !== null && { refusal: row.refusal }),
  };
}

/** Forgets that a bid was refused: another one took effect. */
export async function dropRefusedBid(tx: Tx, offerId: string): Promise<void> {
  await tx.delete(heldBids).where(and(eq(heldBids.offerId, offerId), isNotNull(heldBids.refusal)));
}
