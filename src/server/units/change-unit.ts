import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { UnitChange } from '#contract/devices/units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { outstandingQuantity } from '#domain/units/missing.ts';
import { batteryPlace } from '#domain/units/unit.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Tx } from '#server/db/client.ts';
import { unitEvents, units } from '#server/db/schema/units.ts';
import { Problem } from '#server/problem.ts';
import { declaredLines } from './declared-lines.ts';
import { readUnits, type UnitRecord } from './unit-rows.ts';

interface Changing {
  readonly row: UnitRecord;
  readonly change: UnitChange;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  readonly by: string;
  readonly now: string;
}

/**
 * Changes a unit of a sale that the caller has locked, and says so in its history; false where all of it stands there already. Throws
 * where the line has no room for it, where its line stands in results, and where another unit of the sale has its serial number.
 */
export async function changeUnit(tx: Tx, { row, change, state, catalogue, by, now }: Changing): Promise<boolean> {
  const { itemId, serial } = change;
  // After the test receipt, results and price name the line: they cannot follow any more.
  if (itemId !== undefined && itemId !== row.itemId && !sideRecordActions.receiveUnits.from.includes(state.phase))
    throw new Problem(409, 'notAllowedInPhase');
  if (itemId !== undefined && itemId !== null && itemId !== row.itemId) {
    const line = declaredLines(state, catalogue).find((one) => one.itemId === itemId);
    if (!line) throw new Problem(409, 'unitLineUnknown');
    if (outstandingQuantity(line, await readUnits(tx, row.offerId)) < 1) throw new Problem(409, 'unitLineFull');
  }
  if (typeof serial === 'string' && (await isSerialTaken(tx, row, serial))) throw new Problem(409, 'unitSerialTaken');
  const next = { ...row, ...columnsOf(row, change, now) };
  const changed = Object.fromEntries(Object.entries(change).filter(([key]) => differs(key, row, next)));
  if (Object.keys(changed).length === 0) return false;
  await tx.update(units).set(next).where(eq(units.plate, row.plate));
  await tx.insert(unitEvents).values({ plate: row.plate, at: now, by, what: 'changed', data: changed });
  return true;
}

function differs(key: string, before: UnitRecord, after: UnitRecord): boolean {
  const read = (row: UnitRecord): unknown => {
    if (key === 'batteryDamaged') return row.batteryDamagedAt !== null;
    if (key === 'hold') return row.hold?.reason ?? null;
    return key in row ? Reflect.get(row, key) : undefined;
  };
  return JSON.stringify(read(before)) !== JSON.stringify(read(after));
}

function columnsOf(
  row: UnitRecord,
  { hold, batteryDamaged, photos, serial, inventoryNumber, ...plain }: UnitChange,
  now: string,
): Partial<UnitRecord> {
  const isNewlyDamaged = batteryDamaged === true && row.batteryDamagedAt === null;
  return {
    ...plain,
    ...(serial !== undefined && { serial, serialKey: serial === null ? null : deviceNumber(serial) }),
    ...(inventoryNumber !== undefined && {
      inventoryNumber,
      inventoryKey: inventoryNumber === null ? null : deviceNumber(inventoryNumber),
    }),
    ...(hold !== undefined && { hold: hold === null ? null : { reason: hold, at: row.hold?.at ?? now } }),
    ...(isNewlyDamaged && { batteryDamagedAt: now, ...(plain.place === undefined && { place: batteryPlace }) }),
    ...(batteryDamaged === false && { batteryDamagedAt: null }),
    ...(photos && { photos: [...new Set([...row.photos, ...photos])] }),
  };
}

async function isSerialTaken(tx: Tx, { offerId, plate }: UnitRecord, serial: string): Promise<boolean> {
  const same = and(
    eq(units.offerId, offerId),
    eq(units.serialKey, deviceNumber(serial)),
    ne(units.plate, plate),
    isNull(units.removedAt),
  );
  const [found] = await tx.select({ one: sql`1` }).from(units).where(same).limit(1);
  return found !== undefined;
}
