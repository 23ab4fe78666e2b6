import { eq } from 'drizzle-orm';
import type { BelievedVerdict } from '#domain/erasure/believed.ts';
import { isFinal, type MediumDescription, withLevel } from '#domain/erasure/medium.ts';
import { nextStep } from '#domain/erasure/next-step.ts';
import { type Technique, techniques } from '#domain/erasure/technique.ts';
import type { Tx } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import { type MediumRow, mediumOf, noteMedium } from './medium-rows.ts';

interface Evidence {
  readonly verdict: BelievedVerdict;
  /** What the report says of the medium: it fills in what we do not know yet. */
  readonly described: MediumDescription;
  readonly report: { readonly id: string; readonly hash: string };
  readonly by: string;
  readonly now: string;
  /** Why somebody linked it by hand. */
  readonly byHand?: string;
}

/** Whether a row says something else about a medium than what is proved of it already. */
export function contradicts(row: MediumRow, { verdict }: BelievedVerdict): boolean {
  return isFinal(mediumOf(row)) && verdict !== 'erased' && verdict !== 'superseded';
}

/** Writes what a report proves into the record of a medium; what is proved already is not written over. */
export async function applyVerdict(tx: Tx, row: MediumRow, evidence: Evidence): Promise<void> {
  const { verdict, described, report, by, now, byHand } = evidence;
  const data = { report: report.id, verdict: verdict.verdict, doubts: verdict.doubts, ...(byHand && { byHand }) };
  await noteMedium(tx, { mediumId: row.id, at: now, by, what: 'reported', data });
  if (isFinal(mediumOf(row)) || verdict.verdict === 'superseded') return;
  const { serial: _serial, ...rest } = described;
  const description = { ...rest, ...row.description };
  const { erasure } = verdict;
  if (!erasure)
    return void (await tx.update(media).set({ description, nextAction: 'check' }).where(eq(media.id, row.id)));
  const isNewFailure = erasure.result === 'failed' && !verdict.doubts.includes('aborted');
  const failedWith = [...row.failedWith, ...(isNewFailure ? [erasure.technique ?? ''] : [])];
  // By what we know the carrier to be, also where its report calls it otherwise.
  const kept = {
    ...withLevel(erasure, description.mediaType),
    reportId: report.id,
    reportHash: report.hash,
    ...(byHand && { byHand }),
  };
  await tx
    .update(media)
    .set({
      description,
      erasure: kept,
      failedWith,
      nextAction: stepOf({ ...row, description, erasure: kept, failedWith }).action,
    })
    .where(eq(media.id, row.id));
}

/** What is to be done with a medium, as its row tells. */
export function stepOf({
  description,
  erasure,
  destruction,
  failedWith,
}: Pick<MediumRow, 'description' | 'erasure' | 'destruction' | 'failedWith'>) {
  return nextStep({
    ...(description.mediaType !== undefined && { mediaType: description.mediaType }),
    ...(erasure && { erasure }),
    isDestroyed: destruction !== null,
    failedWith: failedWith.map(techniqueOf),
  });
}

function techniqueOf(word: string): Technique | undefined {
  return techniques.find((technique) => technique === word);
}
