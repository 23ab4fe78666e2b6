import { and, eq, inArray } from 'drizzle-orm';
import type { PayoutState } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { payouts } from '#server/db/schema/payouts.ts';

const exportedStates = ['ordered', 'paid'] as const satisfies readonly PayoutState[];

/** Whether the payment of a sale stands in a written file that was not taken back: its paper cannot be cancelled any more. */
export async function isExported(db: Queryable, offerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.offerId, offerId), inArray(payouts.state, exportedStates)))
    .limit(1);
  return row !== undefined;
}
