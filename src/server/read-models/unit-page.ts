import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { unitEventText } from '#contract/unit-words.ts';
import type { foundUnitsSchema, unitPageSchema } from '#contract/units.ts';
import { sellerNameOf } from '#domain/offer/desk-task.ts';
import { readPlate } from '#domain/units/plate.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { unitEvents, units } from '#server/db/schema/units.ts';
import { unitOf } from '#server/units/unit-rows.ts';

/** A unit with its whole way; undefined where there is none of this plate. */
export async function readUnitPage(db: Queryable, plate: string): Promise<z.infer<typeof unitPageSchema> | undefined> {
  const [found] = await db
    .select({ unit: units, state: offers.state })
    .from(units)
    .innerJoin(offers, eq(offers.id, units.offerId))
    .where(eq(units.plate, plate));
  if (!found) return undefined;
  const { unit, state } = found;
  const title = state.items.find(({ id }) => id === unit.itemId)?.title;
  return {
    unit: unitOf(unit),
    offerId: unit.offerId,
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    seller: sellerNameOf(state),
    ...(title !== undefined && { title }),
    ...(unit.removedAt !== null && { removed: true }),
    history: await readHistory(db, plate),
  };
}

async function readHistory(db: Queryable, plate: string) {
  const rows = await db
    .select({
      at: unitEvents.at,
      what: unitEvents.what,
      data: unitEvents.data,
      by: sql<string>`coalesce(${staff.email}, ${formerStaff.email}, ${unitEvents.by})`,
    })
    .from(unitEvents)
    .leftJoin(staff, eq(staff.id, unitEvents.by))
    .leftJoin(formerStaff, eq(formerStaff.id, unitEvents.by))
    .where(eq(unitEvents.plate, plate))
    .orderBy(asc(unitEvents.id));
  return rows.map(({ at, by, what, data }) => ({
    ...{ at: new Date(at).toISOString(), by, what },
    text: unitEventText(what, data),
  }));
}

/** Most units that a search answers. */
const mostFound = 20;

/** Units by plate, serial or inventory number, over all sales. */
export async function findUnits(db: Queryable, number: string): Promise<z.infer<typeof foundUnitsSchema>> {
  const plate = readPlate(number);
  const key = bareNumber(number);
  const rows = await db
    .select({ unit: units, items: sql<{ id: string; title: string }[]>`${offers.state} -> 'items'` })
    .from(units)
    .innerJoin(offers, eq(offers.id, units.offerId))
    .where(
      and(
        isNull(units.removedAt),
        plate === undefined ? or(eq(units.serialKey, key), eq(units.inventoryKey, key)) : eq(units.plate, plate),
      ),
    )
    .limit(mostFound);
  return {
    units: rows.map(({ unit, items }) => ({
      plate: unit.plate,
      offerId: unit.offerId,
      title: unit.model ?? items.find(({ id }) => id === unit.itemId)?.title ?? 'Nicht angekündigt',
      ...(unit.serial !== null && { serial: unit.serial }),
    })),
  };
}
