import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { isAbout } from '#domain/erasure/match-rows.ts';
import type { Medium } from '#domain/erasure/medium.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { erasureReportRows, erasureReports } from '#server/db/schema/media.ts';

/** A run that waits in the inbox and names a number of a sale. */
export type OpenRun = Awaited<ReturnType<typeof waitingRuns>>[number];

interface Known {
  readonly state: Pick<OfferState, 'items'>;
  readonly units: readonly Unit[];
  readonly media: readonly Medium[];
}

/** The runs that wait for somebody and may be about this sale: they name a device or a carrier that is here, or a device that was announced. */
export async function openRunsOf(db: Queryable, { state, units, media }: Known): Promise<OpenRun[]> {
  const serials = [...units, ...media].flatMap(({ serial }) => serial ?? []);
  const announced = state.items.flatMap(({ serialNumbers = [] }) => serialNumbers);
  if (serials.length + announced.length === 0) return [];
  const about = isAbout([...serials, ...announced]);
  return (await waitingRuns(db)).filter(({ row }) => about(row.medium));
}

/** Of all sales: the inbox is worked off, so they are few. */
function waitingRuns(db: Queryable) {
  return db
    .select({
      id: erasureReportRows.id,
      row: erasureReportRows.row,
      verdict: erasureReportRows.verdict,
      report: erasureReports.name,
    })
    .from(erasureReportRows)
    .innerJoin(erasureReports, eq(erasureReports.id, erasureReportRows.reportId))
    .where(and(isNotNull(erasureReportRows.waitsFor), isNull(erasureReportRows.settledAt)))
    .orderBy(asc(erasureReportRows.id));
}
