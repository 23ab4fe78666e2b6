import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TestedUnitView } from '#contract/devices/desk-testing.ts';
import { mediumEventText } from '#contract/devices/medium-words.ts';
import { unitEventText } from '#contract/devices/unit-words.ts';
import type { foundUnitsSchema, unitPageSchema } from '#contract/devices/units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { resultOf } from '#domain/erasure/medium.ts';
import { sellerNameOf } from '#domain/offer/parties/seller-name.ts';
import { findingRecords } from '#domain/testing/finding-codes.ts';
import { readPlate } from '#domain/units/plate.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { inOrder } from '#domain/values/in-order.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { mediumEvents } from '#server/db/schema/media.ts';
import { offers } from '#server/db/schema/offers.ts';
import { unitEvents, units } from '#server/db/schema/units.ts';
import { type MediumRow, mediumOf, readMediaOfUnit } from '#server/media/medium-rows.ts';
import { questionsAt } from '#server/settings/questions-then.ts';
import { placesNow } from '#server/units/places-now.ts';
import { unitOf } from '#server/units/unit-rows.ts';
import { readTestedUnits } from './testing-view.ts';

/** A unit with its whole way; undefined where there is none of this plate. */
export async function readUnitPage(
  db: Queryable,
  plate: string,
  catalogue: Catalogue,
): Promise<z.infer<typeof unitPageSchema> | undefined> {
  const [found] = await db
    .select({ unit: units, state: offerState })
    .from(units)
    .innerJoin(offers, eq(offers.id, units.offerId))
    .where(eq(units.plate, plate));
  if (!found) return undefined;
  const { unit, state } = found;
  const { offerId } = unit;
  const title = state.items.find(({ id }) => id === unit.itemId)?.title;
  const media = await readMediaOfUnit(db, plate);
  const [test] = await readTestedUnits(db, { offerId, state, catalogue }, [plate]);
  return {
    ...{ unit: unitOf(unit), offerId, seller: sellerNameOf(state), media: media.map(toldMedium) },
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    ...(title !== undefined && { title }),
    ...(unit.removedAt !== null && { removed: true }),
    ...(test?.at !== undefined && { test: toldTest(test) }),
    places: placesNow(),
    history: await readHistory(
      db,
      plate,
      media.map(({ id }) => id),
    ),
  };
}

function toldMedium(row: MediumRow) {
  const medium = mediumOf(row);
  const result = resultOf(medium);
  const { manufacturer, model, serial } = medium;
  const name = [manufacturer, model, serial].filter(Boolean).join(' ') || 'Datenträger ohne Nummer';
  return { id: row.id, name, next: row.nextAction, ...(result !== undefined && { result }) };
}

function toldTest({ functional, cosmetic, findings }: TestedUnitView) {
  return {
    ...{ functional: functional.grade, cosmetic: cosmetic.grade },
    findings: findings.map(({ code, deduction }) => ({
      text: findingRecords[code].text,
      ...(deduction !== undefined && { deduction }),
    })),
  };
}

/** What was done with the unit and with its media, in the order in which it was done. */
async function readHistory(db: Queryable, plate: string, mediumIds: readonly string[]) {
  const { at, by, what, data } = unitEvents;
  const ofUnit = await db
    .select({ at, by, what, data })
    .from(unitEvents)
    .where(eq(unitEvents.plate, plate))
    .orderBy(asc(unitEvents.id));
  const ofMedia = await db
    .select({ at: mediumEvents.at, by: mediumEvents.by, what: mediumEvents.what, data: mediumEvents.data })
    .from(mediumEvents)
    .where(inArray(mediumEvents.mediumId, [...mediumIds]))
    .orderBy(asc(mediumEvents.id));
  const all = [
    ...ofUnit.map((one) => ({ ...one, text: unitEventText(one.what, one.data, questionsAt(one.at)) })),
    ...ofMedia.map((one) => ({ ...one, text: `Datenträger: ${mediumEventText(one.what, one.data)}` })),
  ];
  const names = await staffNamesOf(
    db,
    all.map((one) => one.by),
  );
  return all
    .map(({ text, ...one }) => ({ at: new Date(one.at).toISOString(), by: names.get(one.by) ?? one.by, text }))
    .toSorted((one, other) => inOrder(one.at, other.at));
}

/** Most units that a search answers. */
const maxFound = 20;

/** Units by plate, serial or inventory number, over all sales. */
export async function findUnits(db: Queryable, number: string): Promise<z.infer<typeof foundUnitsSchema>> {
  const plate = readPlate(number);
  // What was counted before long barcodes were read has the whole of them as its key.
  const keys = [...new Set([deviceNumber(number), bareNumber(number)])];
  const rows = await db
    .select({ unit: units, items: sql<{ id: string; title: string }[]>`${offers.state} -> 'items'` })
    .from(units)
    .innerJoin(offers, eq(offers.id, units.offerId))
    .where(
      and(
        isNull(units.removedAt),
        plate === undefined
          ? or(inArray(units.serialKey, keys), inArray(units.inventoryKey, keys))
          : eq(units.plate, plate),
      ),
    )
    .limit(maxFound);
  return {
    units: rows.map(({ unit, items }) => ({
      plate: unit.plate,
      offerId: unit.offerId,
      title: unit.model ?? items.find(({ id }) => id === unit.itemId)?.title ?? 'Nicht angekündigt',
      ...(unit.serial !== null && { serial: unit.serial }),
    })),
  };
}
