import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SentScan, SentUndo, ToldScan, UnitView } from '#contract/units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type NewUnit, outcomeOf, type ScanOutcome } from '#domain/units/scan.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import type { Tx } from '#server/db/client.ts';
import { scans, unitEvents, units } from '#server/db/schema/units.ts';
import type { Ids } from '#server/ids.ts';
import { announcedParcels, declaredLines } from './declared-lines.ts';
import { newPlates } from './new-plates.ts';
import { readUnits } from './unit-rows.ts';

interface Receiving {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  readonly ids: Ids;
  /** Id of the member of staff. */
  readonly by: string;
  readonly now: string;
}

type Sent = SentScan | SentUndo;
type NewScan = typeof scans.$inferInsert;

interface Received {
  readonly scans: ToldScan[];
  readonly made: UnitView[];
  readonly removed: string[];
}

/**
 * Counts what was scanned of a sale that the caller has locked, in the order in which it is sent. What came before is answered as it
 * was and counts nothing; a scan that was taken back before it came counts nothing either.
 */
export async function receiveScans(tx: Tx, receiving: Receiving, sent: readonly Sent[]): Promise<Received> {
  const { offerId, state, catalogue, ids, by, now } = receiving;
  const named = [...new Set(sent.flatMap((one) => ('undo' in one ? [one.id, one.undo] : one.id)))];
  const rows = await tx.select().from(scans).where(inArray(scans.id, named)).for('update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const lines = declaredLines(state, catalogue);
  const parcels = announcedParcels(state);
  const standing = await readUnits(tx, offerId);
  const here = new Map<string, UnitView>(standing.map((unit) => [unit.plate, { ...unit, photos: [...unit.photos] }]));
  const [added, kept] = [new Map<string, { unit: UnitView; scanId: string }>(), new Map<string, NewScan>()];
  const removed = new Set<string>();
  const told: ToldScan[] = [];

  for (const one of sent) {
    const before = kept.get(one.id) ?? known.get(one.id);
    // Of another sale: its id is nothing to this one.
    if (before && before.offerId !== offerId) told.push({ id: one.id, kind: 'unreadable', plates: [] });
    else if ('undo' in one) told.push(takeBack(one));
    else told.push(before ? repeated(one.id, before) : await count(one));
  }

  function repeated(id: string, { told: first }: Pick<NewScan, 'told'>): ToldScan {
    return first ?? { id, kind: 'undone', plates: [] };
  }

  function takeBack({ id, at, undo }: SentUndo): ToldScan {
    const scan = kept.get(undo) ?? known.get(undo);
    const word: ToldScan = { id, kind: 'undone', plates: scan?.told?.plates ?? [] };
    if (scan && scan.offerId !== offerId) return { ...word, plates: [] };
    kept.set(id, row({ id, at }, word));
    if (scan?.undoneAt) return word;
    kept.set(undo, { ...(scan ?? row({ id: undo, at }, null)), undoneAt: now });
    if (scan?.told?.kind !== 'arrived' && scan?.told?.kind !== 'unannounced') return { ...word, plates: [] };
    for (const plate of word.plates) {
      here.delete(plate);
      if (!added.delete(plate)) removed.add(plate);
    }
    return word;
  }

  async function count({ id, at, ...scan }: SentScan): Promise<ToldScan> {
    const outcome = outcomeOf({ ...scan, code: scan.code ?? '' }, { lines, parcels, units: [...here.values()] });
    const plates = 'made' in outcome ? await make(outcome.made, { id, at }) : 'plate' in outcome ? [outcome.plate] : [];
    const word = toldOf(id, outcome, plates);
    kept.set(id, { ...row({ id, at }, word), scan: { ...scan, code: scan.code ?? '' } });
    return word;
  }

  async function make(
    fresh: readonly NewUnit[],
    scan: { readonly id: string; readonly at: string },
  ): Promise<string[]> {
    const plates = await newPlates(tx, ids, fresh.length, added);
    for (const [index, unit] of fresh.entries()) {
      const plate = plates[index] ?? '';
      const whole = { ...unit, plate, arrivedAt: arrivalOf(scan.at, now), photos: [...unit.photos] };
      here.set(plate, whole);
      added.set(plate, { unit: whole, scanId: scan.id });
    }
    return plates;
  }

  function row({ id, at }: { readonly id: string; readonly at: string }, word: ToldScan | null): NewScan {
    return { id, offerId, at, receivedAt: now, by, told: word };
  }

  await write(tx, { offerId, by, now, added, removed, kept });
  return { scans: told, made: [...added.values()].map(({ unit }) => unit), removed: [...removed] };
}

/** How far the clock of a tablet may be off, or a queue behind, in milliseconds. */
const longestWait = 7 * 24 * 60 * 60 * 1_000;

/** When a unit arrived: as the tablet says, unless its clock cannot be right. */
function arrivalOf(at: string, now: string): string {
  const behind = Date.parse(now) - Date.parse(at);
  return behind >= 0 && behind < longestWait ? at : now;
}

function toldOf(id: string, outcome: ScanOutcome, plates: string[]): ToldScan {
  const { kind } = outcome;
  const word = { id, kind, plates };
  switch (kind) {
    case 'whichLine':
      return { ...word, itemIds: [...outcome.itemIds] };
    case 'article':
    case 'full':
      return { ...word, itemIds: [outcome.itemId] };
    case 'parcel':
      return { ...word, parcel: outcome.parcel, isAnnounced: outcome.isAnnounced };
    default:
      return word;
  }
}

interface Writing extends Pick<Receiving, 'offerId' | 'by' | 'now'> {
  readonly added: ReadonlyMap<string, { readonly unit: UnitView; readonly scanId: string }>;
  readonly removed: ReadonlySet<string>;
  readonly kept: ReadonlyMap<string, NewScan>;
}

async function write(tx: Tx, { offerId, by, now, added, removed, kept }: Writing): Promise<void> {
  if (kept.size > 0)
    await tx
      .insert(scans)
      .values([...kept.values()])
      .onConflictDoUpdate({ target: scans.id, set: { undoneAt: sql`excluded.undone_at` } });
  if (removed.size > 0)
    await tx
      .update(units)
      .set({ removedAt: now })
      .where(and(inArray(units.plate, [...removed]), isNull(units.removedAt)));
  if (added.size > 0) {
    const last = sql<number>`coalesce(max(${units.number}), 0)::int`;
    const [{ number } = { number: 0 }] = await tx
      .select({ number: last })
      .from(units)
      .where(eq(units.offerId, offerId));
    await tx.insert(units).values(
      [...added.values()].map(({ unit, scanId }, index) => ({
        ...unit,
        ...keysOfNumbers(unit),
        offerId,
        scanId,
        number: number + index + 1,
      })),
    );
  }
  const events = [
    ...[...added].map(([plate, { scanId }]) => ({ plate, what: 'arrived', data: { scanId } })),
    ...[...removed].map((plate) => ({ plate, what: 'removed', data: {} })),
  ];
  if (events.length > 0) await tx.insert(unitEvents).values(events.map((one) => ({ ...one, at: now, by })));
}

/** Numbers of a unit as they are compared. */
function keysOfNumbers({ serial, inventoryNumber }: Pick<UnitView, 'serial' | 'inventoryNumber'>) {
  return {
    serialKey: serial === undefined ? null : bareNumber(serial),
    inventoryKey: inventoryNumber === undefined ? null : bareNumber(inventoryNumber),
  };
}
