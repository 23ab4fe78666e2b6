import { isSerial } from '#domain/erasure/believed.ts';
import { comparedSerial, type MediumDescription, type MediumSource } from '#domain/erasure/medium.ts';
import type { Tx } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import type { Deps } from '#server/deps.ts';
import { describedColumns, type MediumRow, noteMedium, readMediumRows } from './medium-rows.ts';

interface Adding {
  readonly offerId: string;
  /** Of the unit that they were found in. */
  readonly plate?: string | undefined;
  readonly source: MediumSource;
  readonly by: string;
  readonly now: string;
  readonly sharesDeviceSerial?: boolean;
}

/**
 * Notes media of a sale that the caller has locked, and answers those that are new. One whose serial number the sale knows is not
 * noted again; found in another unit's audit it stays where it was noted first.
 */
export async function addMedia(
  { ids }: Pick<Deps, 'ids'>,
  tx: Tx,
  { offerId, plate, source, by, now, sharesDeviceSerial = false }: Adding,
  found: readonly MediumDescription[],
): Promise<MediumRow[]> {
  const known = new Set((await readMediumRows(tx, offerId)).flatMap(({ serialKey }) => serialKey ?? []));
  const added: MediumRow[] = [];
  for (const one of found) {
    const { serial, ...rest } = one;
    const key = isSerial(serial) ? comparedSerial(serial) : undefined;
    if (key !== undefined && known.has(key)) continue;
    if (key !== undefined) known.add(key);
    const described = describedColumns(key === undefined ? rest : one);
    const own = { id: ids.uuid(), offerId, plate: plate ?? null, source, sharesDeviceSerial, addedAt: now };
    const [row] = await tx
      .insert(media)
      .values({ ...own, ...described, nextAction: 'erase' })
      .returning();
    if (!row) throw new Error('The row was not written');
    await noteMedium(tx, { mediumId: row.id, at: now, by, what: 'added', data: { source, ...one } });
    added.push(row);
  }
  return added;
}
