import { takenBackOf } from '#domain/offer/price/taken-back.ts';
import type { OfferState } from '#domain/offer/state.ts';

/** What becomes of a device once it is the provider's. */
export const fates = ['resold', 'parts', 'recycled', 'destroyed'] as const;
export type Fate = (typeof fates)[number];

/** Units by what became of them. */
export type FateUnits = Readonly<Record<Fate, number>>;

/** What became of the units of one item; the rest of them is open. */
export interface FateLine extends FateUnits {
  readonly itemId: string;
}

/** What the provider has recorded of an offer so far, outside its event log. */
export interface KeptFates {
  readonly lines: readonly FateLine[];
  /** When it was last recorded: a UTC instant. */
  readonly at: string;
}

/** Units of each item that arrived and stayed with the provider, in the order of the sheet; none did of an item that is missing. What went back is not among them. */
export function boughtUnits({ receipt, agreement, adjustment }: OfferState): ReadonlyMap<string, number> {
  const received = new Map(receipt?.lines.map((line) => [line.itemId, line.received]));
  const back = new Map(takenBackOf(adjustment?.lines ?? []).map(({ itemId, units }) => [itemId, units]));
  return new Map(
    (agreement?.lines ?? []).flatMap(({ itemId }): [string, number][] => {
      const units = (received.get(itemId) ?? 0) - (back.get(itemId) ?? 0);
      return units > 0 ? [[itemId, units]] : [];
    }),
  );
}

/** Units of a line of which it is said what became of them. */
export function settledUnits(line: FateUnits): number {
  return fates.reduce((sum, fate) => sum + line[fate], 0);
}

/** Places of the lines that cannot be so: another item than was bought, one named twice, or more units than there are. */
export function impossibleLines(lines: readonly FateLine[], bought: ReadonlyMap<string, number>): number[] {
  const named = new Set<string>();
  return lines.flatMap((line, index) => {
    const isTwice = named.has(line.itemId);
    named.add(line.itemId);
    return isTwice || settledUnits(line) > (bought.get(line.itemId) ?? 0) ? [index] : [];
  });
}

/** All lines with these in place of what was recorded of the same items; a line that says nothing any more is left out. */
export function recordedWith(before: readonly FateLine[], lines: readonly FateLine[]): FateLine[] {
  const byItem = new Map([...before, ...lines].map((line) => [line.itemId, line]));
  return [...byItem.values()].filter((line) => settledUnits(line) > 0);
}

/** Whether these lines stand recorded as they are. */
export function areRecorded(lines: readonly FateLine[], before: readonly FateLine[]): boolean {
  const byItem = new Map(before.map((line) => [line.itemId, line]));
  return lines.every((line) => fates.every((fate) => (byItem.get(line.itemId)?.[fate] ?? 0) === line[fate]));
}
