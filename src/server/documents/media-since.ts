import { asc, eq } from 'drizzle-orm';
import { comparedSerial, isFinal } from '#domain/erasure/medium.ts';
import { completeMedium, missingIn } from '#domain/offer/media/complete-media.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import { refuseRecords } from '#domain/offer/media/recorded-media.ts';
import type { MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { documentOfMedium } from '#domain/offer/papers/documents.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { composeMedia } from '#domain/units/compose-media.ts';
import type { Tx } from '#server/db/client.ts';
import { media, mediumEvents } from '#server/db/schema/media.ts';
import { readCertified } from '#server/media/certified.ts';
import { type MediumRow, mediumOf } from '#server/media/medium-rows.ts';
import { missingFields, Problem } from '#server/problem.ts';
import { readUnits } from '#server/units/unit-rows.ts';

interface Paper {
  readonly offerId: string;
  readonly state: OfferState;
  readonly issuedAt: string;
  readonly snapshot: MediaSnapshot;
}

type Media = MediaSnapshot['media'];

/**
 * The data carriers of a paper that counts no longer, each on the paper that it belongs on now: what somebody noted of one since it was
 * issued stands in its place, what was taken back is left out, and all others stay as it named them. Throws where one of them is not final
 * or lacks something (DEL-01), or none is left.
 */
export async function mediaSince(
  tx: Tx,
  { offerId, state, issuedAt, snapshot }: Paper,
): Promise<Record<'same' | 'other', Media>> {
  const touched = await touchedSince(tx, offerId, issuedAt);
  const rows = snapshot.media.flatMap(({ serial }) => touched.get(comparedSerial(serial)) ?? []);
  if (rows.length === 0) return { same: snapshot.media, other: [] };
  const certified = await readCertified(tx, offerId);
  const isOpen = ({ removedAt, serialKey }: MediumRow) =>
    removedAt === null && certified.get(serialKey ?? '') === undefined;
  const changed = rows.filter(isOpen).map(mediumOf);
  if (!changed.every(isFinal)) throw new Problem(409, 'mediumNotErased');
  const { deletion: _before, ...sale } = state;
  const given = composeMedia(sale, changed, await readUnits(tx, offerId));
  const missing = missingIn(given);
  if (missing.length > 0) throw new Problem(409, 'recordIncomplete', missingFields(missing));
  const records = new Map(given.flatMap((one, at) => [[changed[at]?.id, completeMedium(one)] as const]));
  const own: MediumRecord['result'] = snapshot.kind === 'deletionCertificate' ? 'erased' : 'destroyed';
  const all = snapshot.media.flatMap((medium): MediumRecord[] => {
    const row = touched.get(comparedSerial(medium.serial));
    const record = row ? records.get(row.id) : { ...medium, result: own };
    return record ? [record] : [];
  });
  const refusal = all.length === 0 ? 'mediaMissing' : refuseRecords(all);
  if (refusal) throw new Problem(409, refusal);
  const on = (isSame: boolean) =>
    all
      .filter((one) => (documentOfMedium(one) === snapshot.kind) === isSame)
      .map(({ result: _own, itemId: _line, ...one }) => one);
  return { same: on(true), other: on(false) };
}

/** Data carriers of which something was noted since an instant, by the serial number that each had then. */
async function touchedSince(tx: Tx, offerId: string, instant: string): Promise<Map<string, MediumRow>> {
  const noted = await tx
    .select({ row: media, at: mediumEvents.at, data: mediumEvents.data })
    .from(mediumEvents)
    .innerJoin(media, eq(media.id, mediumEvents.mediumId))
    .where(eq(media.offerId, offerId))
    .orderBy(asc(mediumEvents.id));
  const isLater = ({ at }: { at: string }) => new Date(at) > new Date(instant);
  const touched = new Map<string, MediumRow>();
  for (const ofMedium of Map.groupBy(noted, ({ row }) => row.id).values()) {
    const then = ofMedium.filter((one) => !isLater(one)).findLast(({ data }) => typeof data.serial === 'string');
    const [later] = ofMedium.filter(isLater);
    if (then && later) touched.set(comparedSerial(String(then.data.serial)), later.row);
  }
  return touched;
}
