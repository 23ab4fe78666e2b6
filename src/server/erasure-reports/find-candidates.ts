import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { KnownDevice } from '#domain/erasure/match-rows.ts';
import { mediaPhases } from '#domain/erasure/media-phases.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { ReportRow } from '#domain/erasure/report.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Queryable } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import { offers } from '#server/db/schema/offers.ts';
import { units } from '#server/db/schema/units.ts';
import type { MediumRow } from '#server/media/medium-rows.ts';

export interface Candidates {
  readonly media: readonly MediumRow[];
  readonly devices: readonly (KnownDevice & { readonly offerId: string })[];
}

/** The media and devices here whose whole serial number stands in a report; what was here for an earlier sale is not. */
export async function findCandidates(db: Queryable, rows: readonly ReportRow[]): Promise<Candidates> {
  const serials = rows.flatMap(({ medium }) => [medium.serial, medium.parentDevice?.serial]);
  const told = serials.flatMap((serial) => serial ?? []);
  if (told.length === 0) return { media: [], devices: [] };
  const keys = [...new Set(told.map(comparedSerial))];
  const deviceKeys = [...new Set([...told.map(deviceNumber), ...keys])];
  const isHere = (offerId: typeof media.offerId | typeof units.offerId) =>
    inArray(
      offerId,
      db
        .select({ id: offers.id })
        .from(offers)
        .where(inArray(sql<string>`${offers.state} ->> 'phase'`, [...mediaPhases])),
    );
  const foundMedia = await db
    .select()
    .from(media)
    .where(and(isNull(media.removedAt), sql`${media.serialKey} = any(${sql.param(keys)})`, isHere(media.offerId)));
  const foundUnits = await db
    .select({ plate: units.plate, offerId: units.offerId, serial: units.serial })
    .from(units)
    .where(
      and(isNull(units.removedAt), sql`${units.serialKey} = any(${sql.param(deviceKeys)})`, isHere(units.offerId)),
    );
  return {
    media: foundMedia,
    devices: foundUnits.map(({ plate, offerId, serial }) => ({ plate, offerId, ...(serial !== null && { serial }) })),
  };
}
