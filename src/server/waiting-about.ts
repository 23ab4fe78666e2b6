import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bankSettling } from '#server/bank/settling-job.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import type { Jobs } from '#server/jobs.ts';
import { namesRun } from '#server/names-run.ts';

/** Entries that wait and are about payments or about their runs, the oldest first. */
export async function waitingAbout(db: Queryable, payoutIds: readonly string[]): Promise<number[]> {
  const about = await db
    .select({ endToEndId: payouts.endToEndId, runId: payouts.runId, number: payoutRuns.number })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(isOneOf(payouts.id, payoutIds));
  const ids = about.map(({ endToEndId }) => endToEndId);
  const runs = [...new Map(about.map(({ runId, number }) => [runId, number]))];
  const { id, outcome, settledAt, endToEndId, entry, payoutId, waitsFor } = bankEntries;
  const sums = db
    .select({ sum: sql<number>`sum(${payouts.amount})` })
    .from(payouts)
    .where(
      inArray(
        payouts.runId,
        runs.map(([runId]) => runId),
      ),
    )
    .groupBy(payouts.runId);
  const rows = await db
    .select({ id })
    .from(bankEntries)
    .where(
      and(
        eq(outcome, 'waits'),
        isNull(settledAt),
        or(
          isOneOf(endToEndId, ids),
          isOneOf(payoutId, payoutIds),
          ...runs.map(([, number]) => namesRun(sql`${number}::text`)),
          sql`${entry} -> 'batch' -> 'someIds' ?| ${sql.param(ids)}`,
          and(eq(waitsFor, 'foreign'), sql`(${entry} ->> 'amount')::bigint in ${sums}`),
        ),
      ),
    )
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

/** Plans that what waits about payments is judged once more, since somebody said something of them; written with that. */
export async function planSettlingAgain(
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  tx: Tx,
  payoutIds: readonly string[],
): Promise<void> {
  if (payoutIds.length === 0 || !(await isAnythingWaiting(tx))) return;
  const entryIds = await waitingAbout(tx, payoutIds);
  if (entryIds.length === 0) return;
  await jobs.enqueue(tx, [
    { name: bankSettling, key: `${bankSettling}:again:${randomUUID()}`, data: { entryIds }, line: 'awaited' },
  ]);
}

async function isAnythingWaiting(tx: Tx): Promise<boolean> {
  const { id, outcome, settledAt } = bankEntries;
  const some = await tx
    .select({ id })
    .from(bankEntries)
    .where(and(eq(outcome, 'waits'), isNull(settledAt)))
    .limit(1);
  return some.length > 0;
}
