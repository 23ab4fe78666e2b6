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
  /** Given by whoever notes one medium, so that the same call again finds it there. */
  readonly id?: string;
}

/**
 * Notes media of a sale that the caller has locked, and answers those that are new. One whose serial number the sale knows is not
 * noted again; found in another unit's audit it stays where it was noted first. Of those without a number a unit gets no more than a report or an
 * audit finds in it.
 */
export async function addMedia(
  { ids }: Pick<Deps, 'ids'>,
  tx: Tx,
  { offerId, plate, source, by, now, sharesDeviceSerial = false, id }: Adding,
  found: readonly MediumDescription[],
): Promise<MediumRow[]> {
  const before = await readMediumRows(tx, offerId);
  if (before.some((row) => row.id === id)) return [];
  const known = new Set(before.flatMap(({ serialKey }) => serialKey ?? []));
  const nameless = before.filter((row) => row.serialKey === null && row.plate === (plate ?? null));
  const added: MediumRow[] = [];
  for (const one of found) {
    const { serial, ...rest } = one;
    const key = isSerial(serial) ? comparedSerial(serial) : undefined;
    if (key !== undefined && known.has(key)) continue;
    if (key === undefined && source !== 'byHand' && takeLike(nameless, one.model)) continue;
    if (key !== undefined) known.add(key);
    const described = describedColumns(key === undefined ? rest : one);
    const own = { id: id ?? ids.uuid(), offerId, plate: plate ?? null, source, sharesDeviceSerial, addedAt: now };
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

/** Takes one of the same model out of those that are left; false where there is none. */
function takeLike(left: MediumRow[], model: string | undefined): boolean {
  const at = left.findIndex(({ description }) => description.model === model);
  return at >= 0 && left.splice(at, 1).length > 0;
}
