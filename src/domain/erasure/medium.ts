import type { MediumResult } from '#domain/erasure/medium-result.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import type { Destruction } from './destruction.ts';
import type { MediaType } from './media-type.ts';
import { levelOf, type SanitizationLevel, type Technique } from './technique.ts';

export const erasureStandards = [
  'NIST_800_88_R1',
  'NIST_800_88_R2',
  'IEEE_2883_2022',
  'BSI_VSITR_legacy',
  'DOD_5220_22_M',
  'HMG_IS5',
  'other',
] as const;
export type ErasureStandard = (typeof erasureStandards)[number];

export const verifications = ['full', 'sample', 'none'] as const;
export type Verification = (typeof verifications)[number];

/** The device that a medium was in, as far as it is known. */
export interface ParentDevice {
  readonly manufacturer?: string;
  readonly model?: string;
  readonly serial?: string;
  readonly assetTag?: string;
}

/** What describes a medium itself, whatever became of it. */
export interface MediumDescription {
  readonly mediaType?: MediaType;
  readonly manufacturer?: string;
  readonly model?: string;
  readonly serial?: string;
  readonly firmware?: string;
  readonly interface?: string;
  readonly capacityBytes?: number;
  /** Bytes. */
  readonly logicalSector?: number;
  readonly hpaDcoStatus?: string;
  readonly parentDevice?: ParentDevice;
}

/** How a medium was erased, as its report or who did it says. */
export interface ErasureRun {
  readonly standard?: ErasureStandard;
  /** As the tool calls it. */
  readonly methodName?: string;
  readonly technique?: Technique;
  readonly passesRequested?: number;
  readonly passesCompleted?: number;
  /** What was written, or the generator of it. */
  readonly pattern?: string;
  readonly verification?: Verification;
  /** Of a sample, whole percent of the medium. */
  readonly verificationPercent?: number;
  readonly verificationResult?: 'passed' | 'failed';
  readonly ioErrors?: number;
  readonly reallocatedSectors?: number;
  /** UTC instants. */
  readonly startedAt?: string;
  readonly finishedAt?: string;
  readonly durationS?: number;
  readonly toolName?: string;
  readonly toolVersion?: string;
  readonly toolReportId?: string;
  readonly operator?: string;
  readonly validator?: string;
}

/** The evidence of how an erasure ended, with the report that it stands in. */
export interface Erasure extends ErasureRun {
  /** What the technique reaches on this kind of medium, whatever the report calls it. */
  readonly sanitizationLevel?: SanitizationLevel;
  readonly result: Exclude<MediumResult, 'destroyed'>;
  /** The report's row in `erasure_report`, and the SHA-256 of the kept file. */
  readonly reportId?: string;
  readonly reportHash?: string;
  /** Why this was taken without a report or against it; whoever did it stands in the audit. */
  readonly byHand?: string;
}

/** An erasure with the level that its technique reaches on this kind of medium; one that did not succeed reaches none. */
export function withLevel(
  { sanitizationLevel: _before, ...erasure }: Erasure,
  mediaType: MediaType | undefined,
): Erasure {
  const level = erasure.result === 'erased' ? levelOf(erasure.technique, mediaType) : undefined;
  return { ...erasure, ...(level !== undefined && { sanitizationLevel: level }) };
}

/** Whether a report proves that a medium is erased: nothing that somebody says takes its place. */
export function isProvedByReport(erasure: Pick<Erasure, 'result' | 'reportId'> | null | undefined): boolean {
  return erasure?.result === 'erased' && erasure.reportId !== undefined;
}

/** What is to be done with a medium. */
export const nextActions = ['erase', 'eraseAgain', 'check', 'destroy', 'none'] as const;
export type NextAction = (typeof nextActions)[number];

/** How it came to our knowledge. */
export const mediumSources = ['byHand', 'report', 'hardwareAudit'] as const;
export type MediumSource = (typeof mediumSources)[number];

/** A data carrier that is here, with what became of it. */
export interface Medium extends MediumDescription {
  readonly id: string;
  readonly offerId: string;
  /** Of the unit that it was in; absent where that is not known. */
  readonly plate?: string;
  readonly source: MediumSource;
  readonly erasure?: Erasure;
  readonly destruction?: Destruction;
  readonly nextAction: NextAction;
  /** Its serial number is that of the device, and somebody looked at it (DEL-03). */
  readonly sharesDeviceSerial?: true;
}

/** What became of a medium in the end; undefined while it has not been touched. */
export function resultOf({ erasure, destruction }: Pick<Medium, 'erasure' | 'destruction'>): MediumResult | undefined {
  return destruction ? 'destroyed' : erasure?.result;
}

/** Whether nothing on it can be read any more (DEL-01). */
export function isFinal(medium: Pick<Medium, 'erasure' | 'destruction'>): boolean {
  const result = resultOf(medium);
  return result === 'erased' || result === 'destroyed';
}

/** A medium's serial number as it is compared: the whole of it (DEL-03). Beside that of a device both are compared as `deviceNumber` has them. */
export function comparedSerial(serial: string): string {
  return bareNumber(serial);
}
