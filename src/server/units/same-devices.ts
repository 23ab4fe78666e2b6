import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { endPhases } from '#domain/offer/phase.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { units } from '#server/db/schema/units.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

/** More sales than these are no help to anybody. */
const most = 20;

/** A device that another sale has too: announced there, or here for it. */
const sameDevice = z.object({
  /** Its serial number, as numbers are compared. */
  key: z.string(),
  offerId: z.string(),
  /** Number of the order, else of the inquiry. */
  sale: z.string().nullable(),
  /** Whose that sale is. */
  holder: z.string(),
});
type SameDevice = z.infer<typeof sameDevice>;

/** An expression: devices with these keys in other sales that are not over; a device that left may come again. */
function sameDevicesOf(keys: SQL, offerId: SQL): SQL {
  const open = sql.join(
    endPhases.map((phase) => sql.raw(`'${phase}'`)),
    sql`, `,
  );
  return sql`(select coalesce(json_agg(json_build_object('key', key, 'offerId', id, 'sale', coalesce(order_id, inquiry_id), 'holder', holder)), '[]') from (
      select key, other.id, other.order_id, other.inquiry_id, other.holder from ${offers} other, unnest(other.device_keys) key
        where other.device_keys && ${keys} and key = any(${keys}) and other.id <> ${offerId}
      union
      select here.serial_key, other.id, other.order_id, other.inquiry_id, other.holder from ${units} here join ${offers} other on other.id = here.offer_id
        where here.serial_key = any(${keys}) and here.removed_at is null and other.id <> ${offerId} and other.phase not in (${open})
      order by 1, 2 limit ${sql.raw(String(most))}) same)`;
}

const statement = makeStatement(
  'same_devices',
  sql`select ${sameDevicesOf(sql`${sql.placeholder('keys')}::text[]`, sql`${sql.placeholder('offerId')}`)} as same`,
);

/** The devices of a sale that another one has too which is not over. */
export async function readSameDevices(
  db: Queryable,
  asked: { readonly offerId: string; readonly keys: readonly string[] },
): Promise<readonly SameDevice[]> {
  if (asked.keys.length === 0) return [];
  const rows = z.tuple([z.object({ same: z.array(sameDevice) })]).parse(await ask(db, { statement, values: asked }));
  return rows[0].same;
}
