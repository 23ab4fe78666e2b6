import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { destructions, erasureReportRows, erasureReports, media } from '#server/db/schema/media.ts';
import type { Jobs } from '#server/jobs.ts';
import { removeLater } from '#server/uploads/erase-uploads.ts';

/** Forgets the media of a sale and what reports say of them; a report that tells of no other sale's media, and of which nothing waits, goes with its file (INV-42). */
export async function eraseMedia(jobs: Jobs, tx: Tx, offerId: string): Promise<void> {
  const own = tx.select({ id: media.id }).from(media).where(eq(media.offerId, offerId));
  const gone = await tx
    .delete(erasureReportRows)
    .where(inArray(erasureReportRows.mediumId, own))
    .returning({ reportId: erasureReportRows.reportId });
  await tx.delete(destructions).where(eq(destructions.offerId, offerId));
  await tx.delete(media).where(eq(media.offerId, offerId));
  const touched = [...new Set(gone.map(({ reportId }) => reportId))];
  if (touched.length === 0) return;
  const rest = tx
    .select({ one: sql`1` })
    .from(erasureReportRows)
    .where(
      and(
        eq(erasureReportRows.reportId, erasureReports.id),
        or(
          isNotNull(erasureReportRows.mediumId),
          and(isNotNull(erasureReportRows.waitsFor), isNull(erasureReportRows.settledAt)),
        ),
      ),
    );
  const empty = await tx
    .delete(erasureReports)
    .where(and(inArray(erasureReports.id, touched), notExists(rest)))
    .returning({ storedAs: erasureReports.storedAs });
  await removeLater(
    jobs,
    tx,
    empty.map(({ storedAs }) => storedAs),
  );
}
