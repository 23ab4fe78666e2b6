import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { TrackingCarrier } from '#domain/values/tracking-number.ts';

/** How one packed unit of a kind travels; weight and size are estimates until somebody weighs. */
export interface PackedKind {
  /** Kilograms with its packaging. */
  readonly weight: number;
  /** Centimetres with its packaging, in any order. */
  readonly size: readonly [number, number, number];
  /** Units of this kind alone that fill one carton. */
  readonly perCarton: number;
  /** Goods that share no carton with others. */
  readonly alone?: true;
  /** File of the packing instructions in content/help/verpackung/, without its ending. */
  readonly guide: string;
}

/** What a carrier takes by the provider's contract with it (LOG-12). */
export interface CarrierRules {
  readonly name: string;
  /** Kilograms of one parcel. */
  readonly weight: number;
  /** Longest sides of one parcel in centimetres, longest first. */
  readonly size: readonly [number, number, number];
  /** Length plus girth (length + 2 × width + 2 × height) in centimetres, where the carrier limits it. */
  readonly girth?: number;
  /** Whether the contract lets devices with a built-in lithium battery travel. */
  readonly takesBuiltInLithium: boolean;
}

/** What a provider decides about parcels and pallets, kept in logistics.config.ts. */
export interface LogisticsRules {
  readonly kinds: Readonly<Record<GoodsKind, PackedKind>>;
  readonly carriers: Readonly<Record<TrackingCarrier, CarrierRules>>;
  /** Whose label is planned with until one is sent. */
  readonly usualCarrier: TrackingCarrier;
  /** Beyond these an offer is collected on pallets (LOG-30). */
  readonly parcelsUpTo: { readonly weight: number; readonly parcels: number };
  /** One pallet: kilograms, base and height of the load in centimetres, share of that space that goods really fill. */
  readonly pallet: { readonly weight: number; readonly size: readonly [number, number, number]; readonly used: number };
  /** Battery devices in one parcel from which it carries the battery mark (LOG-10). */
  readonly markFrom: number;
  /** Where devices stand in the house, by the names on its shelves; empty where nobody named any. */
  readonly storagePlaces: readonly string[];
  /** Packaging that sellers are sent, by its name, and how much of it has to be there; empty where nobody counts it. */
  readonly packaging: readonly { readonly name: string; readonly minimum: number }[];
}

/** Whether a packed piece is within a carrier's weight and size. */
export function fitsCarrier({ weight, size }: PackedKind, carrier: CarrierRules): boolean {
  const [length, width, height] = sorted(size);
  const [maxLength, maxWidth, maxHeight] = carrier.size;
  if (weight > carrier.weight || length > maxLength || width > maxWidth || height > maxHeight) return false;
  return carrier.girth === undefined || length + 2 * width + 2 * height <= carrier.girth;
}

function sorted([one, two, three]: readonly [number, number, number]): [number, number, number] {
  const longest = Math.max(one, two, three);
  const shortest = Math.min(one, two, three);
  return [longest, one + two + three - longest - shortest, shortest];
}
