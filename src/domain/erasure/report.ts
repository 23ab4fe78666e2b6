import type { Doubt } from './doubts.ts';
import type { ErasureRun, MediumDescription } from './medium.ts';

/** What kinds of reports are read. */
export const reportFormats = ['blancco', 'nwipeLog', 'nwipePdf', 'transcript', 'wipeDrive', 'template'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** How a run ended in the words of its tool: one of the three, or nothing that is known to mean one of them. */
export type SaidOutcome = 'erased' | 'failed' | 'aborted' | 'unsaid';

/** What a report says of one run on one medium, as its reader found it; nothing is concluded from it yet. */
export interface ReportRow {
  readonly medium: MediumDescription;
  readonly run: ErasureRun;
  readonly said: SaidOutcome;
  /** The word of the tool. */
  readonly word?: string;
  /** How much of the medium was reached, in percent; absent where the report does not say it. */
  readonly percent?: number;
  /** All errors that the report counts; absent where it does not say. */
  readonly errors?: number;
  /** What its reader itself found to be wrong. */
  readonly flaws: readonly Doubt[];
}

/** A report as it was read: every run that stands in it, in its order. */
export interface ReadReport {
  readonly format: ReportFormat;
  readonly rows: readonly ReportRow[];
}
