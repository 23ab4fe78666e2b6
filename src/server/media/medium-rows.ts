import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Medium, MediumDescription } from '#domain/erasure/medium.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { media, mediumEvents } from '#server/db/schema/media.ts';

export type MediumRow = typeof media.$inferSelect;

/** The media of a sale that are here, in the order in which they came to our knowledge. */
export async function readMedia(db: Queryable, offerId: string): Promise<Medium[]> {
  return (await readMediumRows(db, offerId)).map(mediumOf);
}

/** The same as rows. */
export function readMediumRows(db: Queryable, offerId: string): Promise<MediumRow[]> {
  return db
    .select()
    .from(media)
    .where(and(eq(media.offerId, offerId), isNull(media.removedAt)))
    .orderBy(asc(media.number));
}

/** Those that were in a unit. */
export function readMediaOfUnit(db: Queryable, plate: string): Promise<MediumRow[]> {
  return db
    .select()
    .from(media)
    .where(and(eq(media.plate, plate), isNull(media.removedAt)))
    .orderBy(asc(media.number));
}

/** A row as the domain knows it. */
export function mediumOf({ id, offerId, ...row }: MediumRow): Medium {
  return {
    ...row.description,
    ...{ id, offerId, source: row.source, nextAction: row.nextAction },
    ...(row.serial !== null && { serial: row.serial }),
    ...(row.plate !== null && { plate: row.plate }),
    ...(row.erasure !== null && { erasure: row.erasure }),
    ...(row.destruction !== null && { destruction: row.destruction }),
    ...(row.sharesDeviceSerial && { sharesDeviceSerial: true }),
  };
}

/** The columns of what describes a medium. */
export function describedColumns({ serial, ...description }: MediumDescription) {
  return { serial: serial ?? null, serialKey: serial === undefined ? null : comparedSerial(serial), description };
}

interface Noted {
  readonly mediumId: string;
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Writes into the history of a medium. */
export async function noteMedium(tx: Tx, noted: Noted): Promise<void> {
  await tx.insert(mediumEvents).values(noted);
}
