import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReportRowView, ReportView, reportsSchema } from '#contract/devices/erasure-reports.ts';
import { matchRow } from '#domain/erasure/match-rows.ts';
import type { ReportRow } from '#domain/erasure/report.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { media, erasureReports as reports, erasureReportRows as rows } from '#server/db/schema/media.ts';
import { type Candidates, findCandidates, knownMedium, sinceOf } from '#server/erasure-reports/find-candidates.ts';

/** Reports on one page; who wants older ones looks at the medium. */
const maxReports = 100;

const rowWaits = and(isNotNull(rows.waitsFor), isNull(rows.settledAt));
const reportWaits = and(isNotNull(reports.unread), isNull(reports.dismissedAt));

/** The reports that wait for somebody, the oldest first, or the newest ones of all. */
export async function readReports(db: Queryable, show: 'waiting' | 'all'): Promise<z.infer<typeof reportsSchema>> {
  const hasWaiting = exists(
    db
      .select({ one: sql`1` })
      .from(rows)
      .where(and(eq(rows.reportId, reports.id), rowWaits)),
  );
  const found = await db
    .select()
    .from(reports)
    .where(show === 'waiting' ? or(reportWaits, hasWaiting) : undefined)
    .orderBy(show === 'waiting' ? asc(reports.receivedAt) : desc(reports.receivedAt), asc(reports.id))
    .limit(maxReports);
  const [ofRows] = await db.select({ waiting: count() }).from(rows).where(rowWaits);
  const [ofReports] = await db.select({ waiting: count() }).from(reports).where(reportWaits);
  const ids = found.map(({ id }) => id);
  const runs =
    ids.length === 0
      ? []
      : await db
          .select({ run: rows, medium: { id: media.id, offerId: media.offerId, plate: media.plate } })
          .from(rows)
          .leftJoin(media, eq(media.id, rows.mediumId))
          .where(inArray(rows.reportId, ids))
          .orderBy(asc(rows.number));
  const names = await staffNamesOf(db, [
    ...found.flatMap(({ by, dismissedBy }) => [by, dismissedBy]),
    ...runs.map(({ run }) => run.settledBy),
  ]);
  const early = runs.flatMap(({ run }) => (run.waitsFor === 'beforeArrival' ? run.row : []));
  const arrivals = await findCandidates(db, early);
  return {
    waiting: (ofRows?.waiting ?? 0) + (ofReports?.waiting ?? 0),
    reports: found.map((report) =>
      viewOf(
        report,
        runs.filter(({ run }) => run.reportId === report.id),
        { names, arrivals },
      ),
    ),
  };
}

type Run = {
  readonly run: typeof rows.$inferSelect;
  readonly medium: { readonly id: string; readonly offerId: string; readonly plate: string | null } | null;
};

interface Beside {
  readonly names: ReadonlyMap<string, string>;
  /** What is here of that which early runs name. */
  readonly arrivals: Candidates;
}

function viewOf(report: typeof reports.$inferSelect, runs: readonly Run[], beside: Beside): ReportView {
  const { names } = beside;
  const { id, name, hash, format, unread, by } = report;
  return {
    ...{ id, name, hash, by: names.get(by) ?? by },
    receivedAt: new Date(report.receivedAt).toISOString(),
    ...(format !== null && { format }),
    ...(unread !== null && { unread }),
    ...settledOf({ at: report.dismissedAt, by: report.dismissedBy, reason: report.dismissedFor }, names),
    rows: runs.map((run) => rowOf(run, beside)),
  };
}

function rowOf({ run, medium }: Run, { names, arrivals }: Beside): ReportRowView {
  const { row, waitsFor, settledAt } = run;
  const arrivedAt = waitsFor === 'beforeArrival' ? arrivalOf(row, arrivals) : undefined;
  const { parentDevice, serial, manufacturer, model } = row.medium;
  const device = [parentDevice?.model, parentDevice?.serial].filter(Boolean).join(', ');
  return {
    id: run.id,
    ...(serial !== undefined && { serial }),
    title: [manufacturer, model].filter(Boolean).join(' ') || 'Datenträger',
    ...(device !== '' && { device }),
    ...(row.run.methodName !== undefined && { method: row.run.methodName }),
    ...(row.run.startedAt !== undefined && { startedAt: row.run.startedAt }),
    ...(row.run.finishedAt !== undefined && { finishedAt: row.run.finishedAt }),
    verdict: run.verdict,
    doubts: run.doubts,
    ...(waitsFor !== null && settledAt === null && { waitsFor, ...(arrivedAt !== undefined && { arrivedAt }) }),
    ...(medium && {
      medium: { id: medium.id, offerId: medium.offerId, ...(medium.plate !== null && { plate: medium.plate }) },
    }),
    ...settledOf({ at: settledAt, by: run.settledBy, reason: run.settledFor }, names),
  };
}

function arrivalOf({ medium }: ReportRow, { media: known, devices }: Candidates): string | undefined {
  return sinceOf(matchRow(medium, known.map(knownMedium), devices), { media: known, devices });
}

function settledOf(
  { at, by, reason }: { at: string | null; by: string | null; reason: string | null },
  names: ReadonlyMap<string, string>,
) {
  if (at === null || by === null) return {};
  return { settled: { at: new Date(at).toISOString(), by: names.get(by) ?? by, reason: reason ?? '' } };
}
