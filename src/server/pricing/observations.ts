import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { AdjustedLine } from '#domain/offer/facts.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { groupLines } from '#domain/pricing/price-group.ts';
import {
  type Observation,
  type ObservationKind,
  observationKeys,
  observationsOf,
  openHistory,
  type PriceHistory,
} from '#domain/pricing/price-history.ts';
import type { PricedGoods } from '#domain/pricing/priced-goods.ts';
import type { Day } from '#domain/values/day.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { priceObservations } from '#server/db/schema/pricing.ts';

/** The engine looks at no more of a key. */
const newestOfKey = 400;

/** What is known of an offer's prices so far: the lines of the sheet by kind. */
function linesOf({ bid, agreement, adjustment, phase }: OfferState) {
  const paid = adjustment?.answer === 'accepted' ? keptLines(adjustment.lines) : agreement?.lines;
  return { bid: bid?.lines, agreed: agreement?.lines, paid: phase === 'completed' ? paid : undefined } satisfies Record<
    ObservationKind,
    unknown
  >;
}

/** An adjusted line pays for the units that arrived and stayed. */
function keptLines(lines: readonly AdjustedLine[]) {
  return lines.flatMap(({ itemId, received, returned = 0, total }) => {
    const quantity = received - returned;
    return quantity > 0 ? [{ itemId, quantity, total }] : [];
  });
}

/** Keeps what an offer tells about prices of a kind, in place of what it told before. */
export async function keepObservations(
  tx: Tx,
  { catalogue: { catalogue } }: { readonly catalogue: Pick<LoadedCatalogue, 'catalogue'> },
  { offerId, state, kind, day }: { offerId: string; state: OfferState; kind: ObservationKind; day: Day },
): Promise<void> {
  const groups = groupLines(state.items, { find: (entryId) => catalogue.byId.get(entryId) });
  const observations = observationsOf({ offerId, name: '', kind, day }, groups, linesOf(state)[kind] ?? []);
  await tx
    .delete(priceObservations)
    .where(and(eq(priceObservations.offerId, offerId), eq(priceObservations.kind, kind)));
  if (observations.length === 0) return;
  await tx.insert(priceObservations).values(
    observations.map(({ unitCents, quantity, goods }, index) => ({
      offerId,
      kind,
      number: index + 1,
      day,
      unitCents,
      quantity,
      goods,
      ...columnsFor(goods),
    })),
  );
}

const columns = ['exactKey', 'modelKey', 'seriesKey', 'categoryKey'] as const;
type KeyColumn = (typeof columns)[number];

function columnsFor(goods: PricedGoods): Partial<Record<KeyColumn, string>> {
  return Object.fromEntries(observationKeys(goods).map((key) => [columnOf(key), hashOf(key)]));
}

function columnOf(key: string): KeyColumn {
  return columns.find((column) => key.startsWith(column.slice(0, -'Key'.length))) ?? 'exactKey';
}

/** A key may be long and hold what was said about the goods. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

/** Everything observed under these keys that a price can go by, an offer of its own left out; one statement, however many keys. */
export async function readHistory(
  db: Queryable,
  keys: readonly string[],
  withoutOfferId?: string,
): Promise<PriceHistory> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return openHistory([]);
  const parts = columns.flatMap((column) => {
    const hashes = wanted.filter((key) => columnOf(key) === column).map(hashOf);
    return hashes.length === 0 ? [] : [newest(column, hashes)];
  });
  const rows = await db
    .select({
      offerId: priceObservations.offerId,
      kind: priceObservations.kind,
      day: priceObservations.day,
      unitCents: priceObservations.unitCents,
      quantity: priceObservations.quantity,
      goods: priceObservations.goods,
      name: sql<string>`coalesce(${offers.orderId}, ${offers.inquiryId}, '')`,
    })
    .from(priceObservations)
    .innerJoin(offers, eq(offers.id, priceObservations.offerId))
    .where(
      and(
        sql`(${priceObservations.offerId}, ${priceObservations.kind}, ${priceObservations.number}) in (${sql.join(parts, sql` union `)})`,
        withoutOfferId === undefined ? undefined : ne(priceObservations.offerId, withoutOfferId),
      ),
    );
  return openHistory(rows satisfies readonly Observation[]);
}

function newest(column: KeyColumn, hashes: readonly string[]) {
  const key = priceObservations[column];
  const list = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return sql`select found.offer_id, found.kind, found.number from unnest(array[${list}]::text[]) wanted(key)
    cross join lateral (select ${priceObservations.offerId}, ${priceObservations.kind}, ${priceObservations.number}
      from ${priceObservations} where ${key} = wanted.key order by ${priceObservations.day} desc limit ${newestOfKey}) found`;
}
