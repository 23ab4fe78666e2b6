import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { LinkReportRows, linkedRunsSchema } from '#contract/devices/erasure-reports.ts';
import { type BelievedVerdict, judgeReport } from '#domain/erasure/believed.ts';
import { matchRow } from '#domain/erasure/match-rows.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { readPlate } from '#domain/units/plate.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { erasureReportRows, erasureReports, media } from '#server/db/schema/media.ts';
import { units } from '#server/db/schema/units.ts';
import type { Deps } from '#server/deps.ts';
import { addMedia } from '#server/media/add-media.ts';
import { applyVerdict, contradicts } from '#server/media/apply-verdict.ts';
import { mediumIn } from '#server/media/change-medium.ts';
import { lockState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';
import { findCandidates, findHere, knownMedium } from './find-candidates.ts';

interface ByHand {
  readonly reason: string;
  readonly by: string;
}

type SettleDeps = Pick<Deps, 'database' | 'db' | 'clock' | 'ids' | 'notices'>;

/** Where a run belongs: to a medium, or to the unit in which its medium was. */
type Target = { readonly mediumId: string } | { readonly plate: string };

/**
 * Links runs that wait, each by itself, to one medium, one unit, or to what each of them names. One that cannot be linked is left with the
 * reason, and holds up no other; where it is the only one its refusal is thrown.
 */
export async function linkRows(
  deps: SettleDeps,
  { rowIds, mediumId, device, ...byHand }: LinkReportRows & ByHand,
): Promise<Omit<z.infer<typeof linkedRunsSchema>, 'waiting' | 'reports'>> {
  const plate = device === undefined ? undefined : await plateOf(deps.db, device);
  const named = mediumId !== undefined ? { mediumId } : plate !== undefined ? { plate } : undefined;
  const counts = { erased: 0, failed: 0, check: 0 };
  const left: { rowId: number; text: string }[] = [];
  for (const rowId of new Set(rowIds)) {
    try {
      const verdict = await linkRow(deps, { rowId, target: named ?? (await namedBy(deps.db, rowId)), ...byHand });
      if (verdict !== 'superseded') counts[verdict] += 1;
    } catch (error) {
      if (!(error instanceof Problem) || rowIds.length === 1) throw error;
      left.push({ rowId, text: error.document.detail });
    }
  }
  return { ...counts, left };
}

/** The unit here that has this plate, or this serial number of its own. Throws where there is none, or several. */
async function plateOf(db: Queryable, device: string): Promise<string> {
  const plate = readPlate(device);
  if (plate !== undefined) return plate;
  const { devices } = await findHere(db, [device]);
  const [found, second] = devices;
  if (second) throw new Problem(409, 'deviceAmbiguous');
  if (!found) throw new Problem(404, 'notFound');
  return found.plate;
}

/** What a run that waits names by its own numbers, whenever it ran. Throws where that is nothing here. */
async function namedBy(db: Queryable, rowId: number): Promise<Target> {
  const [run] = await db
    .select({ row: erasureReportRows.row })
    .from(erasureReportRows)
    .where(eq(erasureReportRows.id, rowId));
  if (!run) throw new Problem(404, 'notFound');
  const { media: known, devices } = await findCandidates(db, [run.row]);
  const match = matchRow(run.row.medium, known.map(knownMedium), devices);
  if (match.kind === 'waits') throw new Problem(409, 'runUnplaced');
  return match;
}

/**
 * Links a run that waits to a medium, or to the unit in which its medium was: whoever does it vouches for whose run it is, and not for
 * how it ended, which is answered. Throws where it waits no more, or where there is no such medium or unit here.
 */
async function linkRow(
  deps: SettleDeps,
  { rowId, target, reason, by }: ByHand & { readonly rowId: number; readonly target: Target },
): Promise<BelievedVerdict['verdict']> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    const offerId = await offerOf(tx, target);
    const locked = offerId === undefined ? undefined : await lockState(tx, offerId);
    if (offerId === undefined || !locked) throw new Problem(404, 'notFound');
    const refusal = sideRecordActions.noteMedia.guard(locked.state, { actor: 'provider', now });
    if (refusal) throw new Problem(409, refusal);
    const { run, report } = await waiting(tx, rowId);
    const added =
      'plate' in target
        ? await addMedia(deps, tx, { offerId, plate: target.plate, source: 'report', by, now }, [run.row.medium])
        : [await mediumIn(tx, offerId, target.mediumId)];
    const [medium] = added;
    if (!medium) throw new Problem(409, 'mediumSerialTaken');
    const named = medium.serial === null ? run.row.medium : { ...run.row.medium, serial: medium.serial };
    const [verdict] = judgeReport([{ ...run.row, medium: named }], now);
    if (!verdict) throw new Error('A run was not judged');
    if (contradicts(medium, verdict)) throw new Problem(409, 'mediumAlreadyFinal');
    await applyVerdict(tx, medium, { verdict, described: run.row.medium, report, by, now, byHand: reason });
    await tx
      .update(erasureReportRows)
      .set({
        ...{ mediumId: medium.id, verdict: verdict.verdict, doubts: [...verdict.doubts] },
        ...{ settledAt: now, settledBy: by, settledFor: reason },
      })
      .where(eq(erasureReportRows.id, rowId));
    await tellSales(deps, tx, 'mediaChanged', now, [offerId]);
    return verdict.verdict;
  });
}

/** Lays runs aside that belong to nothing here, all of them or none. */
export async function dismissRows(
  deps: Pick<Deps, 'database' | 'clock'>,
  { rowIds, reason, by }: ByHand & { readonly rowIds: readonly number[] },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    // In one order: two who lay the same ones aside wait for each other, and one of them hears of it.
    for (const rowId of [...new Set(rowIds)].toSorted((one, other) => one - other)) await waiting(tx, rowId);
    await tx
      .update(erasureReportRows)
      .set({ settledAt: deps.clock.now().toISOString(), settledBy: by, settledFor: reason })
      .where(inArray(erasureReportRows.id, [...rowIds]));
  });
}

/** Lays a file aside of which nothing was read. */
export async function dismissReport(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { reportId, reason, by }: ByHand & { readonly reportId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const [report] = await tx.select().from(erasureReports).where(eq(erasureReports.id, reportId)).for('update');
    if (!report || report.unread === null) throw new Problem(404, 'notFound');
    if (report.dismissedAt !== null) throw new Problem(409, 'reportSettled');
    const settled = { dismissedAt: clock.now().toISOString(), dismissedBy: by, dismissedFor: reason };
    await tx.update(erasureReports).set(settled).where(eq(erasureReports.id, reportId));
  });
}

async function waiting(tx: Tx, rowId: number) {
  const [run] = await tx.select().from(erasureReportRows).where(eq(erasureReportRows.id, rowId)).for('update');
  if (!run || run.waitsFor === null) throw new Problem(404, 'notFound');
  if (run.settledAt !== null) throw new Problem(409, 'reportSettled');
  const [report] = await tx
    .select({ id: erasureReports.id, hash: erasureReports.hash })
    .from(erasureReports)
    .where(eq(erasureReports.id, run.reportId));
  if (!report) throw new Error('A run without its report');
  return { run, report };
}

async function offerOf(tx: Tx, target: Target): Promise<string | undefined> {
  if ('mediumId' in target) {
    const [medium] = await tx.select({ offerId: media.offerId }).from(media).where(eq(media.id, target.mediumId));
    return medium?.offerId;
  }
  const [unit] = await tx
    .select({ offerId: units.offerId })
    .from(units)
    .where(and(eq(units.plate, target.plate), isNull(units.removedAt)));
  return unit?.offerId;
}
