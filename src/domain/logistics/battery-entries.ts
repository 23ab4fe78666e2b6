import type { BatteryAnswer } from './battery-answer.ts';

/** What may be said of some batteries among many; what nothing is said of is sound. */
export const batteryConcerns = ['defective', 'loose', 'large', 'unchecked'] as const satisfies readonly BatteryAnswer[];
export type BatteryConcern = (typeof batteryConcerns)[number];

/** One step in saying it: these lines have this, or are sound after all. */
export interface BatteryEntry {
  readonly answer: BatteryConcern | 'fine';
  readonly itemIds: readonly string[];
}

/** What the steps come to, line by line: the last word on each counts. */
export function concernsIn(entries: readonly BatteryEntry[]): ReadonlyMap<string, BatteryConcern> {
  const concerns = new Map<string, BatteryConcern>();
  for (const { answer, itemIds } of entries) {
    for (const id of itemIds) {
      if (answer === 'fine') concerns.delete(id);
      else concerns.set(id, answer);
    }
  }
  return concerns;
}

/** An answer for each line that is asked about (LOG-11). */
export function answersIn(
  asked: readonly string[],
  entries: readonly BatteryEntry[],
): { itemId: string; answer: BatteryAnswer }[] {
  const concerns = concernsIn(entries);
  return asked.map((itemId) => ({ itemId, answer: concerns.get(itemId) ?? 'fine' }));
}

/** The steps that lead to answers given before. */
export function entriesFrom(
  answered: readonly { readonly itemId: string; readonly answer?: BatteryAnswer | undefined }[],
): BatteryEntry[] {
  return batteryConcerns.flatMap((concern) => {
    const itemIds = answered.filter(({ answer }) => answer === concern).map(({ itemId }) => itemId);
    return itemIds.length === 0 ? [] : [{ answer: concern, itemIds }];
  });
}
