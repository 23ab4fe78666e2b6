import { addHours, type Instant } from '#domain/values/day.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { canBeSerial } from '#domain/values/placeholder.ts';
import type { Doubt } from './doubts.ts';
import { comparedSerial, type Erasure, withLevel } from './medium.ts';
import type { ReportRow } from './report.ts';
import type { Technique } from './technique.ts';

/**
 * What a row of a report proves: that the medium is erased, that its erasure failed, or nothing, with all reasons. A row
 * before a later one about the same medium counts for nothing and is kept.
 */
export interface BelievedVerdict {
  readonly verdict: 'erased' | 'failed' | 'check' | 'superseded';
  readonly doubts: readonly Doubt[];
  /** As it goes into the record of the medium; absent where nothing is proved. */
  readonly erasure?: Erasure;
}

/** Clocks of stations are not all right. */
const toleratedHours = 24;

/** Judges each row of a report at an instant: only what is said positively for that serial number is believed (DEL-01). */
export function judgeReport(rows: readonly ReportRow[], now: Instant): BelievedVerdict[] {
  const verdicts = rows.map((row) => judge(row, now));
  const bySerial = Map.groupBy(rows.keys(), (index) => comparedSerial(rows[index]?.medium.serial ?? ''));
  return rows.map((row, index) =>
    amongOthers(row, index, { same: bySerial.get(comparedSerial(row.medium.serial ?? '')) ?? [], rows, verdicts }),
  );
}

function judge(row: ReportRow, now: Instant): BelievedVerdict {
  const doubts = doubtsOf(row, now);
  const erasure = (result: Erasure['result']) => withLevel({ ...row.run, result }, row.medium.mediaType);
  if (doubts.length === 0) return { verdict: 'erased', doubts, erasure: erasure('erased') };
  const isFailure = row.said === 'failed' || row.said === 'aborted';
  const concernsIdentity = doubts.some((doubt) => identity.has(doubt));
  return isFailure && !concernsIdentity
    ? { verdict: 'failed', doubts, erasure: erasure('failed') }
    : { verdict: 'check', doubts };
}

/** With one of these it is not known of which medium, or of which run, the row speaks. */
const identity: ReadonlySet<Doubt> = new Set(['serialMissing', 'serialOfDevice', 'notBacked', 'rowsContradict']);

function doubtsOf({ medium, run, said, percent, errors, flaws }: ReportRow, now: Instant): Doubt[] {
  const { serial, parentDevice } = medium;
  const found: (Doubt | false)[] = [
    !isSerial(serial) && 'serialMissing',
    isSerial(serial) && isSame(serial, parentDevice?.serial) && 'serialOfDevice',
    said === 'failed' && 'notErased',
    said === 'aborted' && 'aborted',
    said === 'unsaid' && 'outcomeUnsaid',
    percent === undefined ? 'extentUnsaid' : percent < 100 && 'incomplete',
    errors === undefined ? 'errorsUnsaid' : errors > 0 && 'errors',
    (run.ioErrors ?? 0) > 0 && 'errors',
    (run.passesRequested ?? 0) > (run.passesCompleted ?? run.passesRequested ?? 0) && 'passesMissing',
    run.verificationResult === 'failed' && 'verificationFailed',
    isUnverified(run) && 'unverified',
    isVerificationUnsaid(run) && 'verificationUnsaid',
    run.technique === undefined && 'techniqueUnsaid',
    run.finishedAt === undefined && 'endUnsaid',
    areImpossible(run, now) && 'timesImpossible',
    ...flaws,
  ];
  return [...new Set(found.filter((one) => one !== false))];
}

/** Where there is nothing left to be read, nobody reads it again. */
const unreadable: ReadonlySet<Technique | undefined> = new Set<Technique>(['degauss', 'shred']);

/** NIST SP 800-88, whose levels we certify, asks for it as all the others do: what its report calls unverified is no proof. */
function isUnverified({ verification, technique }: ReportRow['run']): boolean {
  return verification === 'none' && !unreadable.has(technique);
}

/** By a standard that asks for it, overwriting is done when it was read again, and the report has to say so. A command of the firmware ends with a state of its own. */
function isVerificationUnsaid({ verification, technique, standard }: ReportRow['run']): boolean {
  return technique === 'overwrite' && verification === undefined && standard !== undefined && standard !== 'other';
}

function areImpossible({ startedAt, finishedAt }: ReportRow['run'], now: Instant): boolean {
  if (finishedAt === undefined) return false;
  return (startedAt !== undefined && startedAt > finishedAt) || finishedAt > addHours(now, toleratedHours);
}

/** Several rows of one report may speak of the same medium: its newest run counts, and none where that cannot be told. */
function amongOthers(
  row: ReportRow,
  index: number,
  {
    same,
    rows,
    verdicts,
  }: { same: readonly number[]; rows: readonly ReportRow[]; verdicts: readonly BelievedVerdict[] },
): BelievedVerdict {
  const own = verdicts[index] ?? { verdict: 'check', doubts: [] };
  if (!isSerial(row.medium.serial) || same.length === 1) return own;
  const ends = same.map((at) => rows[at]?.run.finishedAt);
  const newest = ends.reduce((one, other) => (one === undefined || other === undefined || one > other ? one : other));
  const atTheEnd = same.filter((at) => rows[at]?.run.finishedAt === newest);
  const isTold = ends.every((end) => end !== undefined);
  const agree = new Set(atTheEnd.map((at) => verdicts[at]?.verdict)).size === 1;
  if (!isTold || !agree) return { verdict: 'check', doubts: [...new Set<Doubt>([...own.doubts, 'rowsContradict'])] };
  return atTheEnd[0] === index ? own : { verdict: 'superseded', doubts: ['laterRunCounts'] };
}

function isSame(serial: string, other: string | undefined): boolean {
  return other !== undefined && deviceNumber(other) === deviceNumber(serial);
}

const fewestSigns = 4;

/** Whether a text can be the serial number of one medium: not empty, too short, half read, or what tools write in its place. */
export function isSerial(text: string | undefined): text is string {
  return text !== undefined && comparedSerial(text).length >= fewestSigns && canBeSerial(text);
}
