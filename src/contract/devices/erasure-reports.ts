import { z } from 'zod';
import { numberSchema, requiredTextSchema } from '#contract/fields.ts';
import { doubtTexts } from '#domain/erasure/doubts.ts';
import { waitingReasons } from '#domain/erasure/match-rows.ts';
import { reportFormats } from '#domain/erasure/report.ts';
import { unreadTexts } from '#domain/erasure/unread.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** Files in one call, and how large one may be. */
export const reportLimits = { files: 50, bytes: 10 * 1024 * 1024 } as const;

/** The calls about reports of erasure. */
export const reportCalls = {
  list: '/desk/api/erasureReports',
  /** Wipe stations send theirs here too, with a token in place of a log-in. */
  upload: '/desk/api/uploadErasureReports',
  file: (id: string) => `/desk/api/erasureReports/${id}/file`,
  template: '/desk/api/erasureTemplate',
  link: '/desk/api/linkReportRows',
  dismissRows: '/desk/api/dismissReportRows',
  dismiss: '/desk/api/dismissErasureReport',
} as const;

const unread = z.enum(keysOf(unreadTexts));
const instant = z.string();

/** What became of a file that was handed in: its runs by what they prove, and how many of them wait for somebody. */
export const takenReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The same file was handed in before: nothing was counted again. */
  isRepeat: z.boolean(),
  unread: unread.exactOptional(),
  erased: z.int(),
  failed: z.int(),
  check: z.int(),
  waiting: z.int(),
});
export type TakenReport = z.infer<typeof takenReportSchema>;

/** Answer of both upload calls: each file in its order. */
export const takenReportsSchema = z.object({ reports: z.array(takenReportSchema) });

/** A run of a report as the desk shows it. */
export const reportRowSchema = z.object({
  id: z.int(),
  serial: z.string().exactOptional(),
  title: z.string(),
  device: z.string().exactOptional(),
  method: z.string().exactOptional(),
  startedAt: instant.exactOptional(),
  finishedAt: instant.exactOptional(),
  verdict: z.enum(['erased', 'failed', 'check', 'superseded']),
  doubts: z.array(z.enum(keysOf(doubtTexts))),
  /** Why it waits for somebody; absent where it does not. */
  waitsFor: z.enum(waitingReasons).exactOptional(),
  /** When the goods came whose numbers it names, where it waits because it began before that. */
  arrivedAt: instant.exactOptional(),
  medium: z.object({ id: z.string(), offerId: z.string(), plate: z.string().exactOptional() }).exactOptional(),
  settled: z.object({ at: instant, by: z.string(), reason: z.string() }).exactOptional(),
});
export type ReportRowView = z.infer<typeof reportRowSchema>;

export const reportSchema = z.object({
  id: z.string(),
  name: z.string(),
  hash: z.string(),
  receivedAt: instant,
  by: z.string(),
  format: z.enum(reportFormats).exactOptional(),
  unread: unread.exactOptional(),
  settled: z.object({ at: instant, by: z.string(), reason: z.string() }).exactOptional(),
  rows: z.array(reportRowSchema),
});
export type ReportView = z.infer<typeof reportSchema>;

/** The reports that wait for somebody, or the newest ones. */
export const reportsQuery = z.strictObject({ show: z.enum(['waiting', 'all']).default('waiting') });

export const reportsSchema = z.object({
  /** How many rows and unread files wait. */
  waiting: z.int(),
  reports: z.array(reportSchema),
});

/** Runs that one call settles. */
export const maxRuns = 200;

const rowIds = z.array(z.int().min(1)).min(1).max(maxRuns);

/**
 * Body of POST /desk/api/linkReportRows: one reason for all of them. To a medium, to the unit in which the media were, by its plate or its
 * own serial number, or without either each to what its report names.
 */
export const linkReportRowsSchema = z.strictObject({
  rowIds,
  mediumId: z.uuid().exactOptional(),
  device: numberSchema(120).exactOptional(),
  reason: requiredTextSchema(500),
});
export type LinkReportRows = z.infer<typeof linkReportRowsSchema>;

/** Answer: what waits still, what the linked runs prove, and those that were left where they are, with why. */
export const linkedRunsSchema = reportsSchema.extend({
  erased: z.int(),
  failed: z.int(),
  check: z.int(),
  left: z.array(z.object({ rowId: z.int(), text: z.string() })),
});

export const dismissReportRowsSchema = z.strictObject({ rowIds, reason: requiredTextSchema(500) });
export const dismissReportSchema = z.strictObject({ reportId: z.uuid(), reason: requiredTextSchema(500) });
