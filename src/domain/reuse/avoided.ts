import { type FootprintKind, footprints } from './footprints.ts';

/** What selling devices on has avoided at most: each takes the place of a new one of its kind. */
export interface Avoided {
  /** Kilograms of CO₂e with two digits: the source gives orders of magnitude. Absent where no resold device has a published figure. */
  readonly kilograms?: number;
  /** Resold units by kind, of kinds with a published figure. */
  readonly kinds: readonly { readonly kind: FootprintKind; readonly units: number }[];
  /** Resold units without one: nothing is said of them. */
  readonly without: number;
}

interface Resold {
  readonly units: number;
  readonly kind: FootprintKind | undefined;
}

/** Sums the making of as many new devices as were resold. */
export function avoidedBy(resold: readonly Resold[]): Avoided {
  const byKind = new Map<FootprintKind, number>();
  let without = 0;
  for (const { units, kind } of resold) {
    if (kind === undefined) without += units;
    else if (units > 0) byKind.set(kind, (byKind.get(kind) ?? 0) + units);
  }
  const kinds = [...byKind].map(([kind, units]) => ({ kind, units }));
  if (kinds.length === 0) return { kinds, without };
  const kilograms = kinds.reduce((sum, { kind, units }) => sum + units * footprints[kind].kilograms, 0);
  return { kinds, without, kilograms: toTwoDigits(kilograms) };
}

/** With two digits that count: 1,461 becomes 1,500. */
export function toTwoDigits(count: number): number {
  return Number(count.toPrecision(2));
}
