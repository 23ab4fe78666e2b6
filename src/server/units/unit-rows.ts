import { and, asc, eq, isNull } from 'drizzle-orm';
import type { UnitView } from '#contract/devices/units.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { units } from '#server/db/schema/units.ts';

export type UnitRecord = typeof units.$inferSelect;

/** The units of a sale that are in the house, in the order in which they came. */
export async function readUnits(db: Queryable, offerId: string): Promise<Unit[]> {
  const rows = await db
    .select()
    .from(units)
    .where(and(eq(units.offerId, offerId), isNull(units.removedAt)))
    .orderBy(asc(units.number));
  return rows.map(unitOf);
}

/** A row as the domain knows it. */
export function unitOf(row: UnitRecord): UnitView {
  const { plate, arrivedAt, batteryDamagedAt, photos, ...rest } = row;
  const { itemId, serial, inventoryNumber, model, parcel, place, hold, note } = rest;
  return {
    plate,
    arrivedAt: new Date(arrivedAt).toISOString(),
    ...(itemId !== null && { itemId }),
    ...(serial !== null && { serial }),
    ...(inventoryNumber !== null && { inventoryNumber }),
    ...(model !== null && { model }),
    ...(parcel !== null && { parcel }),
    ...(place !== null && { place }),
    ...(hold !== null && { hold }),
    ...(batteryDamagedAt !== null && { batteryDamaged: true }),
    ...(note !== null && { note }),
    photos,
  };
}
