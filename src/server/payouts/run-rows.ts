import { asc, eq } from 'drizzle-orm';
import type { Payment } from '#domain/payout/payout.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { Problem } from '#server/problem.ts';

export type RunRow = typeof payoutRuns.$inferSelect;
export type PayoutDbRow = typeof payouts.$inferSelect;

/** Who does something with money, and when. */
export interface PayoutDoing {
  /** Id of the member of staff. */
  readonly by: string;
  /** UTC instant. */
  readonly now: string;
}

/** A run, locked until the transaction ends; 404 where there is none. */
export async function lockRun(tx: Tx, runId: string): Promise<RunRow> {
  const [run] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, runId)).for('update');
  if (!run) throw new Problem(404, 'notFound');
  return run;
}

/** One payment, locked until the transaction ends; 404 where there is none. Whoever also locks its sale or its run does that before. */
export async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutDbRow> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!payout) throw new Problem(404, 'notFound');
  return payout;
}

/** All payments of a run in the order of their numbers. */
export function readPayouts(db: Queryable, runId: string): Promise<PayoutDbRow[]> {
  return db.select().from(payouts).where(eq(payouts.runId, runId)).orderBy(asc(payouts.endToEndId));
}

/** A row as the domain knows it. */
export function paymentOf({ endToEndId, offerId, amount, payee, purpose }: PayoutDbRow): Payment {
  return { endToEndId, offerId, amount, payee, purpose };
}
