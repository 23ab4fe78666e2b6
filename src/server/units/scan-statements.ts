import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ScanResult, scanResultSchema, type UnitView } from '#contract/devices/units.ts';
import type { Scan } from '#domain/units/scan.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Tx } from '#server/db/client.ts';
import { scans, unitEvents, units } from '#server/db/schema/units.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

/** A scan as it is kept. */
export interface KeptScan {
  readonly id: string;
  readonly offerId: string;
  readonly at: string;
  /** Null where it is known only by the word that takes it back. */
  readonly scan: Scan | null;
  readonly told: ScanResult | null;
  readonly isUndone: boolean;
}

const keptSchema = z.object({
  id: z.string(),
  offerId: z.string(),
  at: z.string(),
  scan: z.custom<Scan>((value) => typeof value === 'object').nullable(),
  told: scanResultSchema.nullable(),
  isUndone: z.boolean(),
});
const unitSchema = z.tuple([z.string(), z.string().nullable(), z.string().nullable(), z.string().nullable()]);
const readSchema = z.tuple([
  z.object({
    units: z.array(unitSchema),
    gone: z.array(z.tuple([z.string(), z.string()])),
    last: z.int(),
    kept: z.array(keptSchema),
    used: z.array(z.string()),
  }),
]);

const given = (name: string) => sql`${sql.placeholder(name)}`;

const reading = makeStatement(
  'read_for_scans',
  sql`select
    (select coalesce(json_agg(json_build_array(plate, item_id, serial, inventory_number)), '[]') from ${units}
      where offer_id = ${given('offerId')} and removed_at is null) as units,
    (select coalesce(json_agg(json_build_array(serial_key, plate) order by removed_at), '[]') from ${units}
      where offer_id = ${given('offerId')} and removed_at is not null and serial_key is not null) as gone,
    (select coalesce(max(number), 0) from ${units} where offer_id = ${given('offerId')}) as last,
    (select coalesce(json_agg(json_build_object('id', id, 'offerId', offer_id, 'at', at, 'scan', scan, 'told', told,
      'isUndone', undone_at is not null)), '[]') from ${scans} where id = any(${given('ids')}::text[])) as kept,
    (select coalesce(json_agg(plate), '[]') from ${units} where plate = any(${given('plates')}::text[])) as used`,
);

/** What the counting of scans has to know of a sale, in one statement. */
export async function readForScans(
  tx: Tx,
  asked: { readonly offerId: string; readonly ids: readonly string[]; readonly plates: readonly string[] },
) {
  const [{ units: here, ...rest }] = readSchema.parse(await ask(tx, { statement: reading, values: { ...asked } }));
  const counted = here.map(([plate, itemId, serial, inventoryNumber]) => ({
    plate,
    ...(itemId !== null && { itemId }),
    ...(serial !== null && { serial }),
    ...(inventoryNumber !== null && { inventoryNumber }),
  }));
  return { ...rest, units: counted };
}

const writing = makeStatement(
  'write_scans',
  sql`with kept as (
      insert into ${scans} (id, offer_id, at, received_at, by, scan, told, undone_at)
      select id, ${given('offerId')}, at, ${given('now')}::timestamptz, ${given('by')}, scan, told,
        case when "isUndone" then ${given('now')}::timestamptz end
      from jsonb_to_recordset(${given('kept')}::jsonb) as one(id text, at timestamptz, scan jsonb, told jsonb, "isUndone" boolean)
      on conflict (id) do update set undone_at = excluded.undone_at),
    added as (
      insert into ${units} (plate, offer_id, item_id, serial, serial_key, inventory_number, inventory_key, arrived_at, parcel, scan_id, number)
      select plate, ${given('offerId')}, "itemId", serial, "serialKey", "inventoryNumber", "inventoryKey", "arrivedAt", parcel, "scanId", number
      from jsonb_to_recordset(${given('added')}::jsonb) as one(plate text, "itemId" text, serial text, "serialKey" text,
        "inventoryNumber" text, "inventoryKey" text, "arrivedAt" timestamptz, parcel text, "scanId" text, number int)
      -- Taken back and scanned again it has the plate that was printed for it.
      on conflict (plate) do update set item_id = excluded.item_id, serial = excluded.serial, serial_key = excluded.serial_key,
        inventory_number = excluded.inventory_number, inventory_key = excluded.inventory_key, arrived_at = excluded.arrived_at,
        parcel = excluded.parcel, scan_id = excluded.scan_id, number = excluded.number, removed_at = null)
    insert into ${unitEvents} (plate, at, by, what, data)
    select plate, ${given('now')}::timestamptz, ${given('by')}, 'arrived', jsonb_build_object('scanId', "scanId")
    from jsonb_to_recordset(${given('added')}::jsonb) as one(plate text, "scanId" text)`,
);

interface Written {
  readonly offerId: string;
  readonly by: string;
  readonly now: string;
  readonly kept: readonly KeptScan[];
  readonly added: readonly { readonly unit: UnitView; readonly scanId: string; readonly number: number }[];
}

/** Keeps scans with the units that they made and the first line of their histories, in one statement. */
export async function writeScans(tx: Tx, { kept, added, ...rest }: Written): Promise<void> {
  const rows = added.map(({ unit, scanId, number }) => ({
    ...unit,
    serialKey: unit.serial && deviceNumber(unit.serial),
    inventoryKey: unit.inventoryNumber && deviceNumber(unit.inventoryNumber),
    ...{ scanId, number },
  }));
  const values = { ...rest, kept: JSON.stringify(kept), added: JSON.stringify(rows) };
  await ask(tx, { statement: writing, values });
}
