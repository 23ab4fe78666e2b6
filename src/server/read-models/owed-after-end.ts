import { and, eq, inArray, sql } from 'drizzle-orm';
import { failedPayoutStates } from '#domain/payout/payout.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { taskNow } from './desk-turn.ts';

/**
 * Ended sales whose payment came back and is still owed. Their rows are 'over', and what is over is not looked through: they are
 * found by their payments, of which few came back (docs/decisions/0670).
 */
export async function owedAfterEnd(db: Queryable): Promise<string[]> {
  const cameBack = db
    .select({ id: payouts.offerId })
    .from(payouts)
    .where(inArray(payouts.state, [...failedPayoutStates]));
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, cameBack), eq(offers.deskTask, 'nothing'), sql`${taskNow} <> 'nothing'`));
  return rows.map(({ id }) => id);
}
