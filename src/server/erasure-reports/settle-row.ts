import { and, eq, isNull } from 'drizzle-orm';
import { judgeReport } from '#domain/erasure/believed.ts';
import { sideRecordActions } from '#domain/offer/side-record-actions.ts';
import type { Tx } from '#server/db/client.ts';
import { erasureReportRows, erasureReports, media } from '#server/db/schema/media.ts';
import { units } from '#server/db/schema/units.ts';
import type { Deps } from '#server/deps.ts';
import { addMedia } from '#server/media/add-media.ts';
import { applyVerdict, contradicts } from '#server/media/apply-verdict.ts';
import { mediumIn } from '#server/media/change-medium.ts';
import { lockState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { Problem } from '#server/problem.ts';

interface ByHand {
  readonly reason: string;
  readonly by: string;
}

/**
 * Links a run that waits to a medium, or to the unit in which its medium was: whoever does it vouches for whose run it is, and not for
 * how it ended. Throws where it waits no more, or where there is no such medium or unit here.
 */
export async function linkRow(
  deps: Pick<Deps, 'database' | 'clock' | 'ids' | 'notices'>,
  {
    rowId,
    mediumId,
    plate,
    reason,
    by,
  }: ByHand & { readonly rowId: number; readonly mediumId?: string; readonly plate?: string },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.now().toISOString();
    const offerId = await offerOf(tx, { mediumId, plate });
    const locked = offerId === undefined ? undefined : await lockState(tx, offerId);
    if (offerId === undefined || !locked) throw new Problem(404, 'notFound');
    const refusal = sideRecordActions.noteMedia.guard(locked.state, { actor: 'provider', now });
    if (refusal) throw new Problem(409, refusal);
    const { run, report } = await waiting(tx, rowId);
    const added =
      mediumId === undefined
        ? await addMedia(deps, tx, { offerId, plate, source: 'report', by, now }, [run.row.medium])
        : [await mediumIn(tx, offerId, mediumId)];
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
  });
}

/** Lays a run aside that belongs to nothing here. */
export async function dismissRow(
  deps: Pick<Deps, 'database' | 'clock'>,
  { rowId, reason, by }: ByHand & { readonly rowId: number },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await waiting(tx, rowId);
    await tx
      .update(erasureReportRows)
      .set({ settledAt: deps.clock.now().toISOString(), settledBy: by, settledFor: reason })
      .where(eq(erasureReportRows.id, rowId));
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

async function offerOf(
  tx: Tx,
  { mediumId, plate }: { readonly mediumId: string | undefined; readonly plate: string | undefined },
): Promise<string | undefined> {
  if (mediumId !== undefined) {
    const [medium] = await tx.select({ offerId: media.offerId }).from(media).where(eq(media.id, mediumId));
    return medium?.offerId;
  }
  if (plate === undefined) throw new Problem(400, 'invalidBody', { mediumId: 'Datenträger oder Gerät nennen' });
  const [unit] = await tx
    .select({ offerId: units.offerId })
    .from(units)
    .where(and(eq(units.plate, plate), isNull(units.removedAt)));
  return unit?.offerId;
}
