import { levelOf } from '#domain/erasure/technique.ts';
import { techniqueNames } from '#domain/erasure/technique-names.ts';
import type { MediumRecord } from './medium-record.ts';

/** What a certificate names of each medium and a record may lack. */
export const certifiedFields = [
  'serial',
  'model',
  'method',
  'finishedAt',
  'verification',
  'operator',
  'destruction.witness',
] as const;
export type CertifiedField = (typeof certifiedFields)[number];

/** A record as it is handed in: what a certificate names of each medium may still be missing, or follow from the rest. */
export type GivenMedium = Omit<MediumRecord, 'serial' | 'model' | 'method'> &
  Partial<Pick<MediumRecord, 'serial' | 'model' | 'method'>>;

/** The record as the certificate names it: method and level follow from the technique. Undefined where something is missing. */
export function completeMedium(given: GivenMedium): MediumRecord | undefined {
  const { serial, model, method = methodOf(given) } = given;
  if (serial === undefined || model === undefined || method === undefined) return undefined;
  if (missingMediumFields(given).length > 0) return undefined;
  const sanitizationLevel = given.sanitizationLevel ?? levelOf(given.technique, given.mediaType);
  return { ...given, serial, model, method, ...(sanitizationLevel && { sanitizationLevel }) };
}

function methodOf({ methodName, technique, destruction }: GivenMedium): string | undefined {
  return destruction?.technique ?? methodName ?? (technique && techniqueNames[technique]);
}

/**
 * Whether a record says in its sender's own words how something was erased, and nothing of the run: the short form of the API. One that names a
 * technique, or the method alone as its tool calls it, stands on a run.
 */
function isShortForm({ method, methodName, technique }: GivenMedium): boolean {
  return technique === undefined && (method !== undefined || methodName === undefined);
}

/** Fields that the certificate needs and the record lacks: what stands on a run says when, by whom or by what, and how it was verified. */
export function missingMediumFields(given: GivenMedium): CertifiedField[] {
  const { serial, model, result, finishedAt, verification, operator, toolName, destruction } = given;
  const isErasedByRun = result === 'erased' && !isShortForm(given);
  const lacks: Readonly<Record<CertifiedField, boolean>> = {
    serial: serial === undefined,
    model: model === undefined,
    method: (given.method ?? methodOf(given)) === undefined,
    finishedAt: isErasedByRun && finishedAt === undefined,
    verification: isErasedByRun && verification === undefined,
    operator: isErasedByRun && operator === undefined && toolName === undefined,
    'destruction.witness': destruction !== undefined && isOnePerson(destruction),
  };
  return certifiedFields.filter((field) => lacks[field]);
}

/** Four eyes are those of two people. */
function isOnePerson({ operator, witness }: { operator: string; witness: string }): boolean {
  const key = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return key(operator) === key(witness);
}

/** Names of all that is missing in records, as their call names it: 'media.3.model'. */
export function missingIn(media: readonly GivenMedium[]): string[] {
  return media.flatMap((medium, index) => missingMediumFields(medium).map((field) => `media.${index}.${field}`));
}
