import type { z } from 'zod';
import { type FirmDevices, firmDevicesOnPage, type firmDevicesQuery } from '#contract/account/firm-api.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { findingsOfUnits, readUnitEntries, type UnitEntry, type WantedUnits } from './unit-list.ts';

/** What became of each device of a sale, as a firm's own systems read it. */
export async function readFirmDevices(
  db: Queryable,
  wanted: WantedUnits,
  { state, page }: z.output<typeof firmDevicesQuery>,
): Promise<FirmDevices> {
  const entries = wanted.state.agreement ? await readUnitEntries(db, wanted) : [];
  const found = entries.filter(({ unit }) => state === undefined || unit.state === state);
  const end = page * firmDevicesOnPage;
  return {
    isClosed: wanted.state.receipt !== undefined,
    found: found.length,
    devices: found.slice(end - firmDevicesOnPage, end).map(deviceOf),
    ...(found.length > end && { next: page + 1 }),
  };
}

function deviceOf({ unit, test, price, certificates }: UnitEntry): FirmDevices['devices'][number] {
  const { title, units, state, inventoryNumber, serial, arrivedAt, media } = unit;
  return {
    ...{ title, quantity: units, state },
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    ...(serial !== undefined && { serialNumber: serial }),
    ...(arrivedAt !== undefined && { arrivedAt }),
    media: media.map(({ serial: serialNumber, result, method, finishedAt, destruction }) => {
      const at = destruction?.at ?? finishedAt;
      return {
        ...{ serialNumber, result, method },
        ...(at !== undefined && { finishedAt: at }),
        certificates: (certificates.get(serialNumber) ?? []).map(({ number, isWithdrawn }) => ({
          number,
          ...(isWithdrawn && { isWithdrawn }),
        })),
      };
    }),
    ...(test && { test: { functional: test.functional, cosmetic: test.cosmetic, findings: findingsOfUnits(test) } }),
    ...(price !== undefined && { price: toEuros(price) }),
  };
}
