import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GoodsInView } from '#contract/devices/units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { sameContent } from '#domain/offer/commands/decision.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { sellerNameOf } from '#domain/offer/parties/seller-name.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { receiptOf } from '#domain/units/received.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { scans } from '#server/db/schema/units.ts';
import { announcedParcels, declaredLines } from '#server/units/declared-lines.ts';
import { placesNow } from '#server/units/places-now.ts';
import { readUnits } from '#server/units/unit-rows.ts';

interface Asked {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  readonly now: string;
}

/** What the ramp has to know of a sale: what was announced, and what is here. */
export async function readGoodsIn(db: Queryable, { offerId, state, catalogue, now }: Asked): Promise<GoodsInView> {
  const units = await readUnits(db, offerId);
  const arrived = await arrivedParcels(db, offerId);
  const items = new Map(state.items.map((item) => [item.id, item]));
  const numbers = new Set([...announcedParcels(state), ...arrived.keys()]);
  return {
    offerId,
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    seller: sellerNameOf(state),
    phase: state.phase,
    isOpen:
      sideRecordActions.receiveUnits.from.includes(state.phase) &&
      !sideRecordActions.receiveUnits.guard(state, { actor: 'provider', now }),
    lines: declaredLines(state, catalogue).map((line) => {
      const { configuration, site } = items.get(line.itemId) ?? {};
      return {
        ...{ itemId: line.itemId, title: line.title, quantity: line.quantity },
        description: configuration ? describeConfiguration(configuration) : '',
        serialNumbers: [...line.serialNumbers],
        inventoryNumbers: [...line.inventoryNumbers],
        articleCodes: [...line.articleCodes],
        ...(site !== undefined && { site }),
      };
    }),
    units: units.map((unit) => ({ ...unit, photos: [...unit.photos] })),
    parcels: [...numbers].map((number) => {
      const at = arrived.get(number);
      return { number, ...(at !== undefined && { arrivedAt: at }) };
    }),
    places: placesNow(),
    ...(state.receipt && { receipt: { at: state.receipt.at, isCurrent: isCurrent(state, units) } }),
  };
}

/** Whether the newest receipt says what stands in the house now. */
function isCurrent({ receipt, agreement }: OfferState, units: readonly Unit[]): boolean {
  if (!receipt || !agreement) return false;
  if (units.length === 0) return true;
  const { lines, foreign } = receiptOf(agreement, units);
  return sameContent({ lines: receipt.lines, foreign: receipt.foreign }, { lines, foreign });
}

/** When each parcel of a sale was scanned. */
async function arrivedParcels(db: Queryable, offerId: string): Promise<ReadonlyMap<string, string>> {
  const number = sql<string>`${scans.told} ->> 'parcel'`;
  const rows = await db
    .select({ number, at: sql<string>`min(${scans.receivedAt})` })
    .from(scans)
    .where(and(eq(scans.offerId, offerId), isNull(scans.undoneAt), sql`${scans.told} ->> 'kind' = 'parcel'`))
    .groupBy(number);
  return new Map(rows.map((row) => [row.number, new Date(row.at).toISOString()]));
}
