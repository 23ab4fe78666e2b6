import { desc, eq, sql } from 'drizzle-orm';
import type { Packaging, PackagingUsed } from '#contract/parcels/packaging.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { packagingMovements } from '#server/db/schema/packing.ts';
import type { Ids } from '#server/ids.ts';
import { Problem } from '#server/problem.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';

const listedMovements = 100;
type Movement = typeof packagingMovements.$inferInsert;

/** How much there is of each kind of the setting, and what must be there. */
export async function packagingKinds(db: Queryable): Promise<Packaging['kinds']> {
  const { packaging } = logisticsRules;
  if (packaging.length === 0) return [];
  const { kind, pieces } = packagingMovements;
  const rows = await db
    .select({ kind, stock: sql<number>`sum(${pieces})::int` })
    .from(packagingMovements)
    .groupBy(kind);
  const stocks = new Map(rows.map((row) => [row.kind, row.stock]));
  return packaging.map(({ name, minimum }) => ({ kind: name, minimum, stock: stocks.get(name) ?? 0 }));
}

/** The kinds of which too little is there. */
export const isLow = ({ stock, minimum }: Packaging['kinds'][number]): boolean => stock < minimum;

/** Stock and last movements, as the desk shows them. */
export async function packagingView(db: Queryable): Promise<Packaging> {
  const rows = await db
    .select({ movement: packagingMovements, number: offers.orderId })
    .from(packagingMovements)
    .leftJoin(offers, eq(offers.id, packagingMovements.saleId))
    .orderBy(desc(packagingMovements.at), desc(packagingMovements.id))
    .limit(listedMovements);
  const names = await staffNamesOf(
    db,
    rows.map(({ movement }) => movement.by),
  );
  return {
    kinds: await packagingKinds(db),
    movements: rows.map(({ movement: { id, kind, pieces, why, saleId, by, at }, number }) => ({
      ...{ id, kind, pieces, why, by: names.get(by) ?? by, at: new Date(at).toISOString() },
      ...(saleId !== null && number !== null && { sale: { id: saleId, number } }),
    })),
  };
}

/** Books what was delivered, or what somebody counted; the same id again books nothing. */
export async function recordPackaging(
  tx: Tx,
  { id, kind, why, pieces }: { id: string; kind: string; why: 'delivered' | 'counted'; pieces: number },
  { by, at }: Pick<Movement, 'by' | 'at'>,
): Promise<void> {
  requireKinds([kind], () => 'kind');
  // Two who count at once: the second goes by what the first has found.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`packaging ${kind}`}))`);
  const known = (await packagingKinds(tx)).find((one) => one.kind === kind)?.stock ?? 0;
  const change = why === 'counted' ? pieces - known : pieces;
  await tx.insert(packagingMovements).values({ id, kind, pieces: change, why, by, at }).onConflictDoNothing();
}

/** Takes off the stock what a dispatch took along, in the transaction of its event. */
export async function takePackaging(
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  tx: Tx,
  { offerId, by, material }: { readonly offerId: string; readonly by: string; readonly material: PackagingUsed },
): Promise<void> {
  requireKinds(
    material.map(({ kind }) => kind),
    (place) => `material.${place}.kind`,
  );
  const at = clock.now().toISOString();
  const taken = material
    .filter(({ pieces }) => pieces > 0)
    .map(({ kind, pieces }) => ({
      id: ids.uuid(),
      kind,
      pieces: -pieces,
      why: 'sent' as const,
      saleId: offerId,
      by,
      at,
    }));
  if (taken.length > 0) await tx.insert(packagingMovements).values(taken);
}

function requireKinds(kinds: readonly string[], fieldOf: (place: number) => string): void {
  const known = new Set(logisticsRules.packaging.map(({ name }) => name));
  const place = kinds.findIndex((kind) => !known.has(kind));
  if (place >= 0) throw new Problem(400, 'invalidBody', { [fieldOf(place)]: 'Diese Verpackung gibt es nicht mehr.' });
}
