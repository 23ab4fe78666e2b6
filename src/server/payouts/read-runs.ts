import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type PayoutRow, type PayoutRun, payoutLimits, type RunHead } from '#contract/money/payouts.ts';
import { madePayoutStates } from '#domain/payout/payout.ts';
import { toEuros } from '#domain/values/money.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payoutDownloads, payoutFiles, payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { Problem } from '#server/problem.ts';
import { payoutRules } from '#server/settings/rules-in-force.ts';
import { readBankWords } from './bank-words.ts';
import { readOtherOwed } from './other-owed.ts';
import { foldedOf, payoutRow, runHead, tallyOf } from './payout-views.ts';
import { instantOf } from './read-due.ts';
import { releaseOf, runDoubts } from './release-run.ts';
import { readPayouts } from './run-rows.ts';

const shownRuns = 100;

/** The last runs, newest first: two statements and the names. */
export async function readRuns(db: Queryable): Promise<RunHead[]> {
  const runs = await db.select().from(payoutRuns).orderBy(desc(payoutRuns.composedAt)).limit(shownRuns);
  if (runs.length === 0) return [];
  const { runId, method, state } = payouts;
  const rows = await db
    .select({ runId, method, state, count: sql<number>`count(*)::int`, cents: sql<string>`sum(${payouts.amount})` })
    .from(payouts)
    .where(
      inArray(
        payouts.runId,
        runs.map(({ id }) => id),
      ),
    )
    .groupBy(runId, method, state);
  const names = await staffNamesOf(
    db,
    runs.flatMap(({ composedBy, releasedBy }) => [composedBy, releasedBy]),
  );
  return runs.map((run) => {
    const parts = rows.filter((row) => row.runId === run.id);
    const inside = (way: string) => parts.filter((part) => part.method === way && part.state !== 'dropped');
    const count = (some: typeof parts) => some.reduce((sum, part) => sum + part.count, 0);
    const sum = (some: typeof parts) => toEuros(some.reduce((cents, part) => cents + Number(part.cents), 0));
    const of = (...states: string[]) => count(parts.filter((part) => states.includes(part.state)));
    const tally = {
      counts: {
        ...{ sepa: count(inside('sepa')), paypal: count(inside('paypal')) },
        ...{ dropped: of('dropped'), paid: of(...madePayoutStates), failed: of('returned', 'notExecuted') },
      },
      sums: { sepa: sum(inside('sepa')), paypal: sum(inside('paypal')) },
    };
    return runHead(run, tally, names);
  });
}

/** One run as somebody at the desk sees it; 404 where there is none. */
export async function readRun(
  db: Queryable,
  runId: string,
  { by, now }: { by: string; now: string },
): Promise<PayoutRun> {
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.id, runId));
  if (!run) throw new Problem(404, 'notFound');
  const rows = await readPayouts(db, runId);
  const chosen = rows.filter(({ state }) => state === 'composed');
  const doubts = await runDoubts(db, chosen, { runId, now });
  const standing = chosen.filter(({ id }) => !doubts.has(id));
  const release =
    run.state === 'composed'
      ? await releaseOf(db, run, standing, { by, now })
      : { isSecondNeeded: run.byTwo, refusal: undefined };
  const files = await readFiles(db, runId);
  const names = await staffNamesOf(db, [
    ...[run.composedBy, run.releasedBy],
    ...rows.map(({ stateBy }) => stateBy),
    ...files.flatMap(({ downloads }) => downloads.map((one) => one.by)),
  ]);
  const orders = await ordersOf(db, runId);
  const words = await readBankWords(
    db,
    rows
      .filter(({ state }) => state !== 'composed' && state !== 'dropped')
      .map(({ id, endToEndId }) => ({ id, endToEndId, runNumber: run.number })),
  );
  const others = await readOtherOwed(db, runId, now);
  return {
    ...runHead(run, tallyOf(rows), names),
    payouts: rows.map((row) => {
      const doubt = doubts.get(row.id);
      return {
        ...payoutRow(row, { orderId: orders.get(row.offerId)?.orderId ?? '', runNumber: run.number, names, words }),
        ...(doubt !== undefined && { doubt }),
        ...(orders.get(row.offerId)?.phase === 'completed' && { isEnded: true as const }),
        ...(others.has(row.id) && { isOtherOwed: true as const }),
        folded: foldedOf(row),
      };
    }),
    files: files.map(({ downloads, ...file }) => ({
      ...file,
      downloads: downloads.map((one) => ({ at: one.at, by: names.get(one.by) ?? one.by })),
    })),
    needsSecondPerson: release.isSecondNeeded,
    ...(release.refusal && { mayNotRelease: release.refusal }),
    secondPersonFrom: toEuros(payoutRules.secondPersonFrom),
  };
}

async function ordersOf(
  db: Queryable,
  runId: string,
): Promise<ReadonlyMap<string, { readonly orderId: string | null; readonly phase: string }>> {
  const rows = await db
    .select({ id: offers.id, orderId: offers.orderId, phase: offers.phase })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .where(eq(payouts.runId, runId));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readFiles(db: Queryable, runId: string) {
  const { id, kind, name, sha256, size } = payoutFiles;
  const files = await db.select({ id, kind, name, sha256, size }).from(payoutFiles).where(eq(payoutFiles.runId, runId));
  if (files.length === 0) return [];
  const downloads = await db
    .select({ fileId: payoutDownloads.fileId, at: payoutDownloads.at, by: payoutDownloads.by })
    .from(payoutDownloads)
    .where(
      inArray(
        payoutDownloads.fileId,
        files.map((file) => file.id),
      ),
    )
    .orderBy(asc(payoutDownloads.id));
  return files.map((file) => ({
    ...file,
    downloads: downloads.filter(({ fileId }) => fileId === file.id).map(({ at, by }) => ({ at: instantOf(at), by })),
  }));
}

/** Payments of runs that are on their way, or the newest that are paid. */
export async function readMade(
  db: Queryable,
  wanted: 'inRun' | 'paid',
): Promise<Omit<PayoutRow, 'folded' | 'doubt' | 'isEnded' | 'isOtherOwed'>[]> {
  const states = wanted === 'inRun' ? (['composed', 'ordered'] as const) : madePayoutStates;
  const rows = await db
    .select({ row: payouts, orderId: offers.orderId, runNumber: payoutRuns.number })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(inArray(payouts.state, [...states]))
    .orderBy(desc(payouts.stateAt), desc(payouts.endToEndId))
    .limit(payoutLimits.shown);
  const names = await staffNamesOf(
    db,
    rows.map(({ row }) => row.stateBy),
  );
  const words = await readBankWords(
    db,
    rows.map(({ row: { id, endToEndId }, runNumber }) => ({ id, endToEndId, runNumber })),
  );
  return rows.map(({ row, orderId, runNumber }) => payoutRow(row, { orderId: orderId ?? '', runNumber, names, words }));
}
