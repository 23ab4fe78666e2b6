import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TakenReport } from '#contract/devices/erasure-reports.ts';
import { type BelievedVerdict, judgeReport } from '#domain/erasure/believed.ts';
import { matchRow, type ReportWaitingReason } from '#domain/erasure/match-rows.ts';
import type { ReportRow } from '#domain/erasure/report.ts';
import { outsideStay } from '#domain/erasure/stay.ts';
import type { Tx } from '#server/db/client.ts';
import { erasureReportRows, erasureReports } from '#server/db/schema/media.ts';
import type { Deps } from '#server/deps.ts';
import { addMedia } from '#server/media/add-media.ts';
import { applyVerdict, contradicts } from '#server/media/apply-verdict.ts';
import type { MediumRow } from '#server/media/medium-rows.ts';
import { lockState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import { type Candidates, findCandidates, knownMedium, sinceOf } from './find-candidates.ts';
import type { ReportAnswer } from './read-report.ts';

/** A file as it was handed in. */
export interface HandedIn {
  readonly name: string;
  readonly content: Uint8Array;
  /** The id of a member of staff, or the name of a station. */
  readonly by: string;
}

/** A certificate of a whole system with all its pages takes two seconds and 300 MB. */
const bounds = { milliseconds: 30_000, megabytes: 500 };

type TakingDeps = Pick<Deps, 'database' | 'db' | 'ids' | 'clock' | 'files' | 'notices'>;

/** Keeps a report, reads it and writes what it proves into the records; one that was handed in before is told, not counted again. */
export async function takeReport(deps: TakingDeps, handedIn: HandedIn, signal: AbortSignal): Promise<TakenReport> {
  const key = hash('sha256', handedIn.content, 'hex');
  const before = await alreadyTaken(deps.db, key);
  if (before) return { ...before, name: handedIn.name, isRepeat: true };
  const answer = await read(handedIn.content, signal);
  // Named by its content: a process that dies before the row is written leaves what the next try writes.
  const storedAs = `erasure-report-${key}`;
  await deps.files.put(storedAs, handedIn.content, 'application/octet-stream');
  return deps.database.transaction(async (tx) => {
    const id = deps.ids.uuid();
    const now = deps.clock.now().toISOString();
    const unread = 'unread' in answer ? answer.unread : null;
    const format = 'unread' in answer ? null : answer.format;
    const { name, content, by } = handedIn;
    const written = await tx
      .insert(erasureReports)
      .values({ id, hash: key, name, size: content.length, storedAs, format, unread, receivedAt: now, by })
      .onConflictDoNothing()
      .returning({ id: erasureReports.id });
    if (written.length === 0) {
      const meanwhile = await alreadyTaken(tx, key);
      if (!meanwhile) throw new Error('The report was taken and is gone');
      return { ...meanwhile, name, isRepeat: true };
    }
    if ('unread' in answer) return { ...none, id, name, isRepeat: false, unread: answer.unread };
    const counts = await settleRows(deps, tx, answer.rows, { report: { id, hash: key }, by, now });
    return { id, name, isRepeat: false, ...counts };
  });
}

const none = { erased: 0, failed: 0, check: 0, waiting: 0 };

async function read(content: Uint8Array, signal: AbortSignal): Promise<ReportAnswer> {
  try {
    return await runTask('readReport', { content }, { ...bounds, signal });
  } catch (error) {
    if (error instanceof TaskEnded && error.reason !== 'aborted') return { unread: 'tooLarge' };
    throw error;
  }
}

async function alreadyTaken(db: Deps['db'], key: string): Promise<Omit<TakenReport, 'name' | 'isRepeat'> | undefined> {
  const [found] = await db
    .select({ id: erasureReports.id, unread: erasureReports.unread })
    .from(erasureReports)
    .where(eq(erasureReports.hash, key));
  if (!found) return undefined;
  const rows = await db.select().from(erasureReportRows).where(eq(erasureReportRows.reportId, found.id));
  const counts = { ...none };
  for (const row of rows) count(counts, row.verdict, row.waitsFor !== null && row.settledAt === null);
  return { id: found.id, ...counts, ...(found.unread !== null && { unread: found.unread }) };
}

function count(counts: typeof none, verdict: BelievedVerdict['verdict'], waits: boolean): void {
  if (waits) counts.waiting += 1;
  else if (verdict !== 'superseded') counts[verdict] += 1;
}

interface Settling {
  readonly report: { readonly id: string; readonly hash: string };
  readonly by: string;
  readonly now: string;
}

async function settleRows(
  deps: Pick<Deps, 'ids' | 'notices'>,
  tx: Tx,
  rows: readonly ReportRow[],
  settling: Settling,
): Promise<typeof none> {
  const first = await findCandidates(tx, rows);
  const offerIds = [...first.media, ...first.devices].map(({ offerId }) => offerId);
  const locked = [...new Set(offerIds)].toSorted();
  for (const offerId of locked) await lockState(tx, offerId);
  // What was found before the sales were locked may have changed since.
  let candidates = await findCandidates(tx, rows);
  const verdicts = judgeReport(rows, settling.now);
  const counts = { ...none };
  for (const [number, row] of rows.entries()) {
    const verdict = verdicts[number];
    if (!verdict) continue;
    const settled = await settleRow(deps, tx, { row, verdict, candidates, settling });
    if (settled.added) candidates = { ...candidates, media: [...candidates.media, settled.added] };
    const { mediumId = null, waitsFor = null } = settled;
    await tx.insert(erasureReportRows).values({
      ...{ reportId: settling.report.id, number, row, mediumId, waitsFor },
      ...{ verdict: verdict.verdict, doubts: [...verdict.doubts] },
    });
    count(counts, verdict.verdict, waitsFor !== null);
  }
  await tellSales(deps, tx, 'mediaChanged', settling.now, [...locked]);
  return counts;
}

interface Settled {
  readonly mediumId?: string;
  readonly waitsFor?: ReportWaitingReason;
  readonly added?: Candidates['media'][number];
}

async function settleRow(
  deps: Pick<Deps, 'ids'>,
  tx: Tx,
  {
    row,
    verdict,
    candidates,
    settling,
  }: { row: ReportRow; verdict: BelievedVerdict; candidates: Candidates; settling: Settling },
): Promise<Settled> {
  const match = matchRow(row.medium, candidates.media.map(knownMedium), candidates.devices);
  if (match.kind === 'waits') return verdict.verdict === 'superseded' ? {} : { waitsFor: match.why };
  const since = sinceOf(match, candidates);
  const outside = outsideStay(row.run, { ...(since !== undefined && { since }), now: settling.now });
  // Belongs to nothing until somebody says so: a medium does not show, and a device does not get, what was elsewhere.
  if (outside) return verdict.verdict === 'superseded' ? {} : { waitsFor: outside };
  const isNew = match.kind === 'device';
  const medium = isNew
    ? await foundIn(deps, tx, { plate: match.plate, row, candidates, settling })
    : candidates.media.find(({ id }) => id === match.mediumId);
  if (!medium) return { waitsFor: 'unknownSerial' };
  if (contradicts(medium, verdict)) return { mediumId: medium.id, waitsFor: 'alreadyFinal' };
  await applyVerdict(tx, medium, { verdict, described: row.medium, ...settling });
  return { mediumId: medium.id, ...(isNew && { added: { ...medium, since: since ?? settling.now } }) };
}

async function foundIn(
  deps: Pick<Deps, 'ids'>,
  tx: Tx,
  { plate, row, candidates, settling }: { plate: string; row: ReportRow; candidates: Candidates; settling: Settling },
): Promise<MediumRow | undefined> {
  const device = candidates.devices.find((one) => one.plate === plate);
  if (!device) return undefined;
  const { by, now } = settling;
  const [added] = await addMedia(deps, tx, { offerId: device.offerId, plate, source: 'report', by, now }, [row.medium]);
  return added;
}
