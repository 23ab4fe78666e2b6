import type { FateLine } from '#domain/reuse/device-fate.ts';

/** What tells it, as stored or as the desk sees it. */
interface Tested {
  readonly receipt?: { readonly lines: readonly { readonly itemId: string; readonly received: number }[] } | undefined;
  readonly testing?: { readonly results: readonly { readonly itemId: string; readonly result: string }[] } | undefined;
}

/** What becomes of devices in the demonstration: they are sold on, but for one of each line that was not as described. */
export function demoFates({ receipt, testing }: Tested): FateLine[] {
  const flawed = new Set(
    (testing?.results ?? []).filter(({ result }) => result !== 'passed').map(({ itemId }) => itemId),
  );
  return (receipt?.lines ?? [])
    .filter(({ received }) => received > 0)
    .map(({ itemId, received }) => {
      const recycled = flawed.has(itemId) ? 1 : 0;
      return { itemId, resold: received - recycled, parts: 0, recycled, destroyed: 0 };
    });
}
