import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type ComposedRun, type composePayoutRunSchema, payoutLimits } from '#contract/money/payouts.ts';
import { isPayable } from '#domain/payout/due.ts';
import { executionDayOf } from '#domain/payout/run.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { nextNumber, nextNumbers } from '#server/numbers.ts';
import { lockSales } from '#server/offers/lock-sales.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';
import { openSales, readDue } from './read-due.ts';
import type { PayoutDoing } from './run-rows.ts';

type Composing = Readonly<z.infer<typeof composePayoutRunSchema>>;

/**
 * Puts the chosen payments into a run. What cannot be paid at this very moment stays out and is named; where nothing is left there is no
 * run. The same id once more answers the run that it made.
 */
export async function composeRun(
  deps: Pick<Deps, 'database' | 'clock' | 'ids' | 'notices'>,
  composing: Composing,
  staffId: string,
): Promise<ComposedRun> {
  const { runId, executionDay } = composing;
  const doing: PayoutDoing = { by: staffId, now: deps.clock.now().toISOString() };
  const { by, now } = doing;
  return deps.database.transaction(async (tx) => {
    // Sent twice at once: the second waits here and then finds the run of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payout run ${runId}`}))`);
    const [before] = await tx.select({ by: payoutRuns.composedBy }).from(payoutRuns).where(eq(payoutRuns.id, runId));
    if (before?.by === by) return { runId, leftOut: [] };
    if (before) throw new Problem(404, 'notFound');
    const isAll = 'allBut' in composing;
    const left = new Set(isAll ? composing.allBut : []);
    const named = isAll ? await openSales(tx, { isWaiting: true }) : [...new Set(composing.offerIds)];
    const chosen = named.filter((id) => !left.has(id)).slice(0, payoutLimits.perRun * 2);
    await lockSales(tx, chosen);
    const found = await readDue(tx, { now, offerIds: chosen });
    const payable = found.filter(isPayable).slice(0, payoutLimits.perRun);
    if (payable.length === 0) throw new Problem(409, 'nothingToPay');
    const day = executionDayOf(executionDay, now);
    const number = await nextNumber(tx, 'payoutRun', now);
    await tx
      .insert(payoutRuns)
      .values({ id: runId, number, state: 'composed', executionDay: day, composedAt: now, composedBy: by });
    const numbers = await nextNumbers(tx, 'payout', now, payable.length);
    const rows = payable.map(({ offerId, method, amount, payee, paper, purpose }, index) => ({
      ...{ id: deps.ids.uuid(), offerId, endToEndId: numbers[index] ?? '', method, amount, payee, paper, purpose },
    }));
    await tx.execute(inserted(rows, { runId, doing }));
    const offerIds = rows.map(({ offerId }) => offerId);
    await tellSales(deps, tx, 'payoutChanged', now, offerIds);
    const leftOut = (isAll ? [] : found)
      .filter((due) => !isPayable(due))
      .map(({ orderId, holds }) => ({ orderId, reason: holds[0]?.text ?? 'Der Betrag steht nicht fest' }));
    return { runId, leftOut };
  });
}

interface ChosenRow
  extends Pick<
    typeof payouts.$inferSelect,
    'id' | 'offerId' | 'endToEndId' | 'method' | 'amount' | 'payee' | 'purpose'
  > {
  readonly paper: string | undefined;
}

/** All payments of a run by one statement, however many: they are one parameter. */
function inserted(
  rows: readonly ChosenRow[],
  { runId, doing }: { readonly runId: string; readonly doing: PayoutDoing },
) {
  return sql`insert into ${payouts} ("id", "run_id", "offer_id", "end_to_end_id", "method", "amount", "payee", "paper", "purpose", "state", "state_at", "state_by")
    select "id", ${runId}, "offerId", "endToEndId", "method", "amount", "payee", "paper", "purpose", 'composed', ${doing.now}::timestamptz, ${doing.by}
    from json_to_recordset(${JSON.stringify(rows)}::json) as chosen ("id" text, "offerId" text, "endToEndId" text, "method" text, "amount" bigint,
      "payee" jsonb, "paper" text, "purpose" text)`;
}
