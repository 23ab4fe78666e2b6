import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { KnownDevice, KnownMedium, RowMatch } from '#domain/erasure/match-rows.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { ReportRow } from '#domain/erasure/report.ts';
import { mediaPhases } from '#domain/offer/media/media-phases.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Queryable } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import { offers } from '#server/db/schema/offers.ts';
import { units } from '#server/db/schema/units.ts';
import type { MediumRow } from '#server/media/medium-rows.ts';
import { sinceOfMedium } from '#server/media/since-of-medium.ts';

export interface Candidates {
  readonly media: readonly (MediumRow & Arrived)[];
  readonly devices: readonly (KnownDevice & Arrived & { readonly offerId: string })[];
}

/** Since when it is here at the latest, as an instant. */
interface Arrived {
  readonly since: string;
}

/** The media and devices here whose whole serial number stands in a report; what was here for an earlier sale is not. */
export async function findCandidates(db: Queryable, rows: readonly ReportRow[]): Promise<Candidates> {
  const serials = rows.flatMap(({ medium }) => [medium.serial, medium.parentDevice?.serial]);
  return findHere(
    db,
    serials.flatMap((serial) => serial ?? []),
  );
}

/** The media and devices here that bear one of these serial numbers. */
export async function findHere(db: Queryable, told: readonly string[]): Promise<Candidates> {
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
    .select({ medium: media, since: sinceOfMedium })
    .from(media)
    .innerJoin(offers, eq(offers.id, media.offerId))
    .leftJoin(units, eq(units.plate, media.plate))
    .where(and(isNull(media.removedAt), sql`${media.serialKey} = any(${sql.param(keys)})`, isHere(media.offerId)));
  const foundUnits = await db
    .select({ plate: units.plate, offerId: units.offerId, serial: units.serial, since: units.arrivedAt })
    .from(units)
    .where(
      and(isNull(units.removedAt), sql`${units.serialKey} = any(${sql.param(deviceKeys)})`, isHere(units.offerId)),
    );
  return {
    media: foundMedia.map(({ medium, since }) => ({ ...medium, since: instant(since) })),
    devices: foundUnits.map(({ plate, offerId, serial, since }) => ({
      ...{ plate, offerId, since: instant(since) },
      ...(serial !== null && { serial }),
    })),
  };
}

const instant = (at: string) => new Date(at).toISOString();

/** A medium's row as rows of reports are matched to it. */
export function knownMedium({ id, serial }: Pick<MediumRow, 'id' | 'serial'>): KnownMedium {
  return { id, ...(serial !== null && { serial }) };
}

/** Since when that is here to which a row belongs. */
export function sinceOf(match: RowMatch, { media: known, devices }: Candidates): string | undefined {
  if (match.kind === 'waits') return undefined;
  return match.kind === 'medium'
    ? known.find(({ id }) => id === match.mediumId)?.since
    : devices.find(({ plate }) => plate === match.plate)?.since;
}
