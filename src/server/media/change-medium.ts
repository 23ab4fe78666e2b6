import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ChangeMedium } from '#contract/devices/media.ts';
import { impossibleFields } from '#domain/erasure/impossible-run.ts';
import { comparedSerial, type Erasure, isProvedByReport, withLevel } from '#domain/erasure/medium.ts';
import { outsideStay } from '#domain/erasure/stay.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Tx } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import { units } from '#server/db/schema/units.ts';
import { Problem } from '#server/problem.ts';
import { stepOf } from './apply-verdict.ts';
import { refuseCertified } from './certified.ts';
import { describedColumns, type MediumRow, noteMedium } from './medium-rows.ts';
import { sinceOfMedia } from './since-of-medium.ts';

interface Changing {
  readonly offerId: string;
  readonly change: ChangeMedium;
  readonly by: string;
  readonly now: string;
}

/**
 * Changes a medium of a sale that the caller has locked, and says in its history what, why and who. Throws where the sale has no such
 * medium or unit, where another medium has its number, where it stands on a paper that counts or is destroyed, and where a report speaks of it by its number and that would be
 * another one, or proves it erased and somebody's word would take its place.
 */
export async function changeMedium(tx: Tx, { offerId, change, by, now }: Changing): Promise<void> {
  const { mediumId, reason, plate, erasure, completes, nextAction, removed, sharesDeviceSerial, ...described } = change;
  const row = await mediumIn(tx, offerId, mediumId);
  await refuseCertified(tx, offerId, [row]);
  if (row.destruction) throw new Problem(409, 'mediumDestroyed');
  if (losesEvidence(row, described.serial))
    throw new Problem(409, 'mediumProved', { serial: 'steht so im Löschbericht' });
  if (erasure?.result === 'erased' && isProvedByReport(row.erasure)) throw new Problem(409, 'mediumProvedErased');
  await checkPlace(tx, {
    offerId,
    plate,
    serial: described.serial,
    mediumId,
    shares: sharesDeviceSerial ?? row.sharesDeviceSerial,
  });
  const { what, data } = removed ? { what: 'removed', data: { reason } } : { what: 'changed', data: change };
  await checkTimes(tx, mediumId, [erasure?.startedAt, erasure?.finishedAt, completes?.finishedAt], now);
  await noteMedium(tx, { mediumId, at: now, by, what, data });
  if (removed) return void (await tx.update(media).set({ removedAt: now }).where(eq(media.id, mediumId)));
  const columns = describedColumns({
    ...(row.serial !== null && { serial: row.serial }),
    ...row.description,
    ...described,
  });
  const { mediaType } = columns.description;
  const kept = completes ? completedErasure(row.erasure, completes) : row.erasure;
  const said = erasure ? { ...erasure, byHand: reason } : kept;
  const isSaid = erasure !== undefined || completes !== undefined || described.mediaType !== undefined;
  if (said && isSaid && (said.reportId === undefined || completes)) refuseImpossible({ ...said, mediaType });
  const seen = said && withLevel(said, mediaType);
  const isFailure = erasure?.result === 'failed';
  const failedWith = [...row.failedWith, ...(isFailure ? [erasure.technique ?? ''] : [])];
  const next = { ...row, ...columns, erasure: seen, failedWith };
  await tx
    .update(media)
    .set({
      ...columns,
      ...{ erasure: seen, failedWith, nextAction: nextAction ?? (erasure ? stepOf(next).action : row.nextAction) },
      ...(plate !== undefined && { plate }),
      ...(sharesDeviceSerial !== undefined && { sharesDeviceSerial }),
    })
    .where(eq(media.id, mediumId));
}

/** Throws where somebody's word about an erasure cannot be. What a report alone says was judged with it. */
function refuseImpossible(said: Parameters<typeof impossibleFields>[0]): void {
  const fields = impossibleFields(said);
  if (fields.length === 0) return;
  throw new Problem(
    409,
    'erasureImpossible',
    Object.fromEntries(fields.map((field) => [field, 'kann hier nicht sein'])),
  );
}

/** What a report proves, it proves of the number that it was matched by: it does not go over to another one (DEL-03). */
function losesEvidence({ erasure, serialKey }: MediumRow, serial: string | undefined): boolean {
  return serial !== undefined && erasure?.reportId !== undefined && comparedSerial(serial) !== serialKey;
}

/** A medium of this sale that is here. Throws where there is none. */
export async function mediumIn(tx: Tx, offerId: string, mediumId: string): Promise<MediumRow> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, mediumId), eq(media.offerId, offerId), isNull(media.removedAt)));
  if (!row) throw new Problem(404, 'notFound');
  return row;
}

/** Throws where a unit is not of this sale, or a serial number belongs to another medium or, unseen, to the device (DEL-03). */
export async function checkPlace(
  tx: Tx,
  asked: {
    readonly offerId: string;
    readonly plate: string | undefined;
    readonly serial: string | undefined;
    readonly mediumId?: string;
    readonly shares: boolean;
  },
): Promise<void> {
  const { offerId, plate, serial, mediumId = '', shares } = asked;
  const isHere = and(eq(units.offerId, offerId), isNull(units.removedAt));
  if (plate !== undefined) {
    const [unit] = await tx
      .select({ one: sql`1` })
      .from(units)
      .where(and(isHere, eq(units.plate, plate)));
    if (!unit) throw new Problem(409, 'mediumUnitUnknown');
  }
  if (serial === undefined) return;
  const key = comparedSerial(serial);
  const same = and(
    eq(media.offerId, offerId),
    eq(media.serialKey, key),
    isNull(media.removedAt),
    ne(media.id, mediumId),
  );
  const [other] = await tx.select({ one: sql`1` }).from(media).where(same);
  if (other) throw new Problem(409, 'mediumSerialTaken', { serial: 'gehört zu einem anderen Datenträger' });
  if (shares) return;
  const [device] = await tx
    .select({ one: sql`1` })
    .from(units)
    .where(and(isHere, inArray(units.serialKey, [deviceNumber(serial), key])));
  if (device) throw new Problem(409, 'mediumSerialOfDevice', { serial: 'ist die eines Geräts' });
}

/** Throws where somebody says that it was erased while it was not here: before the goods came, or on a day that has not begun. */
async function checkTimes(tx: Tx, mediumId: string, times: readonly (string | undefined)[], now: string) {
  const [since] = await sinceOfMedia(tx, [mediumId]);
  const isOutside = (at: string | undefined) =>
    at !== undefined && outsideStay({ finishedAt: at }, { ...(since !== undefined && { since }), now }) !== undefined;
  if (times.some(isOutside))
    throw new Problem(409, 'erasureTimeImpossible', { finishedAt: 'vor dem Eingang der Ware oder in der Zukunft' });
}

/** What a proof says with what it does not say. Throws where there is none, and where it says that already. */
function completedErasure(erasure: Erasure | null, completes: NonNullable<ChangeMedium['completes']>): Erasure {
  if (erasure?.result !== 'erased') throw new Problem(409, 'mediumNotErased');
  const said = keysOf(completes).filter((field) => erasure[field] !== undefined);
  if (said.length > 0)
    throw new Problem(409, 'mediumSaid', Object.fromEntries(said.map((field) => [field, 'steht schon im Nachweis'])));
  return { ...erasure, ...completes };
}
