import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type Avoided, avoidedBy } from './avoided.ts';
import { boughtUnits, type FateLine, type FateUnits, fates, settledUnits } from './device-fate.ts';
import { type FootprintKind, footprintKindOf } from './footprints.ts';

/** What can be said of bought devices: a fate, or that it is open. */
export const fatesOrOpen = [...fates, 'open'] as const;
export type FateOrOpen = (typeof fatesOrOpen)[number];

/** The bought units of one position and what became of them. */
export interface ReuseRow {
  /** From 1, in the order of the inquiry. */
  readonly position: number;
  readonly item: OfferItem;
  readonly quantity: number;
  readonly units: Readonly<Record<FateOrOpen, number>>;
  /** Kilograms of one packed unit, as estimated; absent where nobody can tell. */
  readonly weight?: number;
  /** The kind under which the making of such a device is published; absent where it is not. */
  readonly footprint?: FootprintKind;
}

/** Units of one fate, and what they weigh. */
export interface FateSum {
  readonly units: number;
  /** Kilograms with packaging, as estimated, of those whose weight can be told. */
  readonly kilograms: number;
  /** Units whose weight nobody can tell. */
  readonly unweighed: number;
}

/** What became of the devices of a sale, by position and in all. */
export interface ReuseReport {
  /** When the provider last recorded something: a UTC instant; absent while nothing is. */
  readonly recordedAt?: string;
  readonly rows: readonly ReuseRow[];
  readonly sums: Readonly<Record<FateOrOpen, FateSum>>;
  readonly total: FateSum;
  readonly avoided: Avoided;
}

/** What is known of the goods beside the offer itself. */
interface Known {
  readonly fates: { readonly lines: readonly FateLine[]; readonly at: string } | undefined;
  readonly kindOf: (itemId: string) => GoodsKind | undefined;
  /** Kilograms of one packed unit. */
  readonly weightOf: (kind: GoodsKind) => number;
}

/** What became of the goods that the provider bought; undefined where nothing was bought. */
export function reuseReportOf(state: OfferState, { fates: kept, kindOf, weightOf }: Known): ReuseReport | undefined {
  const bought = boughtUnits(state);
  if (bought.size === 0) return undefined;
  const recorded = new Map(kept?.lines.map((line) => [line.itemId, line]));
  const rows = (state.offered ?? state.items).flatMap((item, index): ReuseRow[] => {
    const quantity = bought.get(item.id);
    if (quantity === undefined) return [];
    const kind = kindOf(item.id);
    const units = unitsOf(recorded.get(item.id) ?? nothingYet, quantity);
    const footprint = kind && footprintKindOf(kind);
    return [
      {
        ...{ position: index + 1, item, quantity, units },
        ...(kind && { weight: weightOf(kind) }),
        ...(footprint && { footprint }),
      },
    ];
  });
  const sums = {
    resold: sumOf(rows, ({ units }) => units.resold),
    parts: sumOf(rows, ({ units }) => units.parts),
    recycled: sumOf(rows, ({ units }) => units.recycled),
    destroyed: sumOf(rows, ({ units }) => units.destroyed),
    open: sumOf(rows, ({ units }) => units.open),
  };
  const total = sumOf(rows, ({ quantity }) => quantity);
  const avoided = avoidedBy(rows.map(({ units, footprint: kind }) => ({ units: units.resold, kind })));
  return { rows, sums, total, avoided, ...(kept && { recordedAt: kept.at }) };
}

const nothingYet: FateUnits = { resold: 0, parts: 0, recycled: 0, destroyed: 0 };

function unitsOf({ resold, parts, recycled, destroyed }: FateUnits, quantity: number): ReuseRow['units'] {
  const line = { resold, parts, recycled, destroyed };
  return { ...line, open: quantity - settledUnits(line) };
}

function sumOf(rows: readonly ReuseRow[], unitsIn: (row: ReuseRow) => number): FateSum {
  let [units, kilograms, unweighed] = [0, 0, 0];
  for (const row of rows) {
    const some = unitsIn(row);
    units += some;
    if (row.weight === undefined) unweighed += some;
    else kilograms += some * row.weight;
  }
  return { units, kilograms: toHundredGrams(kilograms), unweighed };
}

/** Kilograms with one decimal: estimates have no more of them. */
export function toHundredGrams(kilograms: number): number {
  return Math.round(kilograms * 10) / 10;
}
