import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { OfferState } from '#domain/offer/state.ts';
import { sumOfTransfers } from '#domain/payout/pain-001.ts';
import {
  dropReasonOf,
  executionDayOf,
  type ReleaseRefusal,
  releaseRefusalOf,
  runNeedsSecondPerson,
} from '#domain/payout/run.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { lockSales } from '#server/offers/lock-sales.ts';
import { keepSaleRows } from '#server/offers/sale-row.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';
import { payoutRules } from '#server/settings/rules-in-force.ts';
import { planSettlingAgain } from '#server/waiting-about.ts';
import { accountGivers } from './account-givers.ts';
import { readDue } from './read-due.ts';
import { lockRun, type PayoutDbRow, type PayoutDoing, paymentOf, type RunRow, readPayouts } from './run-rows.ts';
import { writeFiles } from './write-files.ts';

type ReleaseDeps = Pick<Deps, 'database' | 'clock' | 'ids' | 'notices' | 'files' | 'jobs'>;

/** What whoever releases has read: so many payments, so many cents. */
interface Seen {
  readonly payments: number;
  readonly total: number;
}

/**
 * Lets a run go: checks every payment anew under the locks of all its sales and writes the files. Where something has changed since, that
 * falls out and nothing is released: whoever releases has to see what goes out. The same person once more changes nothing.
 */
export async function releaseRun(deps: ReleaseDeps, runId: string, by: string, seen: Seen): Promise<void> {
  await deps.database.transaction(async (tx) => {
    // One release after the other: what somebody lets go alone on one day is counted, and must not be counted twice at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payout release'))`);
    const doing = { by, now: deps.clock.now().toISOString() };
    const run = await lockRun(tx, runId);
    if (run.state === 'released' && run.releasedBy === by) return;
    if (run.state !== 'composed') throw new Problem(409, 'payoutRunOver');
    const chosen = await readChosen(tx, runId);
    const states = new Map<string, OfferState>();
    const standing = await dropChanged(deps, tx, { run, chosen, doing, states });
    if (standing.length < chosen.length) return;
    if (standing.length === 0) throw new Problem(409, 'nothingToPay');
    const total = sumOfTransfers(standing);
    if (standing.length !== seen.payments || total !== seen.total) throw new Problem(409, 'payoutRunChanged');
    const { isSecondNeeded, refusal } = await releaseOf(tx, run, standing, doing);
    if (refusal) throw new Problem(409, 'secondPersonNeeded');
    const day = executionDayOf(run.executionDay, doing.now);
    await writeFiles(deps, tx, run, { payouts: standing, day, now: doing.now });
    const released = { state: 'released' as const, executionDay: day, releasedAt: doing.now, releasedBy: by };
    await tx
      .update(payoutRuns)
      .set({ ...released, byTwo: isSecondNeeded })
      .where(eq(payoutRuns.id, runId));
    await tx
      .update(payouts)
      .set({ state: 'ordered', stateAt: doing.now, stateBy: by })
      .where(and(eq(payouts.runId, runId), eq(payouts.state, 'composed')));
    const offerIds = standing.map(({ offerId }) => offerId);
    await keepSaleRows(tx, offerIds, states);
    await tellSales(deps, tx, 'payoutChanged', doing.now, offerIds);
    // A booking may be told of before somebody lets go here what went at the bank.
    await planSettlingAgain(
      deps,
      tx,
      standing.map(({ id }) => id),
    );
  });
}

async function readChosen(tx: Tx, runId: string): Promise<PayoutDbRow[]> {
  return (await readPayouts(tx, runId)).filter(({ state }) => state === 'composed');
}

interface Checking {
  readonly run: RunRow;
  readonly chosen: readonly PayoutDbRow[];
  readonly doing: PayoutDoing;
  readonly states: Map<string, OfferState>;
}

/** The payments that still stand; the others fall out with their reason. Nothing changes their sales any more before the transaction ends. */
async function dropChanged(
  deps: ReleaseDeps,
  tx: Tx,
  { run, chosen, doing, states }: Checking,
): Promise<readonly PayoutDbRow[]> {
  const offerIds = chosen.map(({ offerId }) => offerId);
  if (offerIds.length > 0) await lockSales(tx, offerIds);
  const reasons = await runDoubts(tx, chosen, { runId: run.id, now: doing.now, states });
  const dropped = chosen.filter(({ id }) => reasons.has(id));
  for (const { id } of dropped) {
    await tx
      .update(payouts)
      .set({ state: 'dropped', stateAt: doing.now, stateBy: doing.by, reason: reasons.get(id) ?? null })
      .where(eq(payouts.id, id));
  }
  const told = dropped.map(({ offerId }) => offerId);
  await tellSales(deps, tx, 'payoutChanged', doing.now, told);
  return chosen.filter(({ id }) => !reasons.has(id));
}

/** Why chosen payments could not be made as they were chosen, by their ids: nothing of those that still stand. */
export async function runDoubts(
  db: Queryable,
  chosen: readonly PayoutDbRow[],
  asked: Parameters<typeof readDue>[1],
): Promise<ReadonlyMap<string, string>> {
  if (chosen.length === 0) return new Map();
  const offerIds = chosen.map(({ offerId }) => offerId);
  const due = new Map((await readDue(db, { ...asked, offerIds })).map((one) => [one.offerId, one]));
  return new Map(
    chosen.flatMap((row): [string, string][] => {
      const reason = dropReasonOf(paymentOf(row), due.get(row.offerId));
      return reason === undefined ? [] : [[row.id, reason]];
    }),
  );
}

/** Whether a run needs a second person, and why somebody is not that. */
export async function releaseOf(
  db: Queryable,
  { composedBy }: Pick<RunRow, 'composedBy'>,
  standing: readonly Pick<PayoutDbRow, 'offerId' | 'amount'>[],
  { by, now }: PayoutDoing,
): Promise<{ isSecondNeeded: boolean; refusal: ReleaseRefusal | undefined }> {
  const isSecondNeeded = runNeedsSecondPerson(sumOfTransfers(standing), await aloneToday(db, by, now), payoutRules);
  if (!isSecondNeeded) return { isSecondNeeded, refusal: undefined };
  const offerIds = standing.map(({ offerId }) => offerId);
  const passed = await db
    .selectDistinct({ by: payeeReleases.by })
    .from(payeeReleases)
    .where(isOneOf(payeeReleases.offerId, offerIds));
  const involved = {
    composedBy,
    gaveAccount: await accountGivers(db, offerIds),
    releasedPayee: new Set(passed.map((one) => one.by)),
  };
  return { isSecondNeeded, refusal: releaseRefusalOf(by, involved, isSecondNeeded) };
}

/** Cents that somebody has let go today without a second person; also what is said not to have been carried out since: the file was theirs. */
async function aloneToday(db: Queryable, by: string, now: string): Promise<number> {
  const since = new Date(Date.parse(now) - 36 * 3_600_000).toISOString();
  const rows = await db
    .select({ at: payoutRuns.releasedAt, cents: sql<string>`sum(${payouts.amount})` })
    .from(payoutRuns)
    .innerJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .where(
      and(
        ...[eq(payoutRuns.releasedBy, by), eq(payoutRuns.byTwo, false), gte(payoutRuns.releasedAt, since)],
        notInArray(payouts.state, ['composed', 'dropped']),
      ),
    )
    .groupBy(payoutRuns.id);
  const today = dayOf(now);
  const ofToday = rows.filter(({ at }) => at !== null && dayOf(new Date(at).toISOString()) === today);
  return ofToday.reduce((sum, { cents }) => sum + Number(cents), 0);
}
