import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkedKinds } from '#contract/papers/certificate-check.ts';
import type { WithdrawCertificate } from '#contract/papers/withdraw-certificate.ts';
import { reissuedSnapshot } from '#documents/media-document.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import { type Stay, timesIn } from '#domain/erasure/stay.ts';
import { completeMedium, missingIn } from '#domain/offer/media/complete-media.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import { refuseRecords } from '#domain/offer/media/recorded-media.ts';
import type { MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { documentOfMedium } from '#domain/offer/papers/documents.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Tx } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Jobs } from '#server/jobs.ts';
import { checkRecords } from '#server/media/check-records.ts';
import { nextNumber } from '#server/numbers.ts';
import { missingFields, Problem } from '#server/problem.ts';
import { newCheck } from './check-code.ts';
import { planDocument } from './document-job.ts';
import { type IssueDeps, processing } from './issue-documents.ts';
import { mediaSince } from './media-since.ts';
import { termsOf } from './terms-of.ts';

interface Withdrawal {
  readonly offerId: string;
  readonly state: OfferState;
  readonly ownName: string | undefined;
  readonly staffId: string;
  readonly now: string;
  readonly body: WithdrawCertificate;
}

/**
 * Takes back a certificate that is wrong, and issues it anew under a number of its own where that is wanted, now or once its data carriers
 * were set right; the old file stays as it is (INV-41). To be called with the offer locked; throws where there is no such certificate, or
 * it was withdrawn for another reason or replaced before.
 */
export async function withdrawCertificate(
  deps: IssueDeps & { readonly jobs: Jobs },
  tx: Tx,
  { offerId, state, ownName, staffId, now, body }: Withdrawal,
): Promise<{ number: string; replacedBy?: string }> {
  const { number, reason, reissue, media } = body;
  const ofOffer = and(eq(documents.offerId, offerId), eq(documents.number, number));
  const [old] = await tx
    .select()
    .from(documents)
    .where(and(ofOffer, inArray(documents.kind, [...checkedKinds])));
  if (!old || !isMediaSnapshot(old.snapshot)) throw new Problem(404, 'notFound');
  const { snapshot: before, version, issuedAt } = old;
  const answer = (replacedBy: string | null) => ({ number, ...(replacedBy !== null && { replacedBy }) });
  if (old.withdrawnAt !== null) {
    const isAnother = old.withdrawnFor !== reason || (old.replacedBy !== null && !reissue);
    if (isAnother) throw new Problem(409, 'certificateWithdrawn');
    if (old.replacedBy !== null || !reissue) return answer(old.replacedBy);
  }
  const write = (change: Partial<typeof old>) => tx.update(documents).set(change).where(eq(documents.id, old.id));
  if (old.withdrawnAt === null) await write({ withdrawnAt: now, withdrawnBy: staffId, withdrawnFor: reason });
  if (!reissue) return answer(null);
  const since = state.goodsDispatchedAt ?? state.receipt?.at;
  const stay = { now, ...(since !== undefined && { since }) };
  const { same, other } = media
    ? { same: corrected(media, before, stay), other: [] }
    : await mediaSince(tx, { offerId, state, issuedAt, snapshot: before });
  const issue = async (own: Pick<MediaSnapshot, 'kind' | 'media' | 'others'>) => {
    const { kind } = own;
    const [id, anew] = [deps.ids.uuid(), await nextNumber(tx, kind, now)];
    const head = { number: anew, issuedAt: now, state, provider: deps.provider(), termsOf, processing: processing() };
    const source = { ...head, ...(ownName !== undefined && { ownName }), check: newCheck(deps, anew) };
    const edition = sql`(select coalesce(max(${documents.edition}), 0) + 1 from ${documents}
      where ${documents.offerId} = ${offerId} and ${documents.version} = ${version} and ${documents.kind} = ${kind})`;
    const snapshot = reissuedSnapshot(before, source, own);
    await tx.insert(documents).values({ id, offerId, version, kind, number: anew, issuedAt: now, snapshot, edition });
    await deps.jobs.enqueue(tx, [planDocument(id)]);
    return anew;
  };
  const stays = { kind: before.kind, media: same, others: before.others + other.length };
  const moves = { kind: otherKind[before.kind], media: other, others: same.length };
  const stayed = same.length > 0 || other.length === 0 ? await issue(stays) : undefined;
  const moved = other.length > 0 ? await issue(moves) : undefined;
  const replacedBy = stayed ?? moved ?? null;
  await write({ replacedBy });
  return answer(replacedBy);
}

const otherKind = {
  deletionCertificate: 'destructionProof',
  destructionProof: 'deletionCertificate',
} as const satisfies Record<MediaSnapshot['kind'], MediaSnapshot['kind']>;

function isMediaSnapshot(snapshot: { kind: string }): snapshot is MediaSnapshot {
  return checkedKinds.some((kind) => kind === snapshot.kind);
}

/** Records in the place of the old ones: each whole and possible, none twice, and all of what the paper is about. */
function corrected(
  media: NonNullable<WithdrawCertificate['media']>,
  { kind, media: before }: MediaSnapshot,
  stay: Stay,
): MediaSnapshot['media'] {
  checkRecords({ media }, stay, new Set(before.flatMap(timesIn)));
  const missing = [...new Set([...missingIn(media), ...lostEvidence(media, before)])];
  if (missing.length > 0) throw new Problem(409, 'recordIncomplete', missingFields(missing));
  const records = media.flatMap((medium) => completeMedium(medium) ?? []);
  const refusal = records.length === 0 ? 'mediaMissing' : refuseRecords(records);
  if (refusal) throw new Problem(409, refusal);
  if (records.some((medium) => documentOfMedium(medium) !== kind)) throw new Problem(409, 'mediumOfOtherPaper');
  return records.map(({ result: _result, itemId: _line, ...medium }) => medium);
}

/** What a paper says of an erasure and its successor may not leave out: when, how it was verified, by whom or by what. */
const evidence = {
  finishedAt: ({ finishedAt }) => finishedAt,
  verification: ({ verification }) => verification,
  operator: ({ operator, toolName }) => operator ?? toolName,
} satisfies Record<
  string,
  (medium: Pick<MediumRecord, 'finishedAt' | 'verification' | 'operator' | 'toolName'>) => unknown
>;

/** Fields of that kind which the paper named and the records in its place do not: of the same carrier, else, where its number is another, of all. */
function lostEvidence(media: NonNullable<WithdrawCertificate['media']>, before: MediaSnapshot['media']): string[] {
  return media.flatMap((medium, index) => {
    if (medium.result !== 'erased') return [];
    const key = comparedSerial(medium.serial ?? '');
    const same = before.filter(({ serial }) => comparedSerial(serial) === key);
    const old = same.length > 0 ? same : before;
    return keysOf(evidence)
      .filter(
        (field) => evidence[field](medium) === undefined && old.every((one) => evidence[field](one) !== undefined),
      )
      .map((field) => `media.${index}.${field}`);
  });
}
