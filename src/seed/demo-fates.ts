import type { FateLine } from '#domain/reuse/device-fate.ts';

interface Tested {
  readonly results: readonly { readonly itemId: string; readonly result: string }[];
}

/** What becomes of bought devices in the demonstration: they are sold on, but for one of each line that was not as described. */
export function demoFates(bought: ReadonlyMap<string, number>, testing: Tested | undefined): FateLine[] {
  const flawed = new Set(
    (testing?.results ?? []).filter(({ result }) => result !== 'passed').map(({ itemId }) => itemId),
  );
  return [...bought].map(([itemId, units]) => {
    const recycled = flawed.has(itemId) ? 1 : 0;
    return { itemId, resold: units - recycled, parts: 0, recycled, destroyed: 0 };
  });
}
