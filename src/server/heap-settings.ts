import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** The room of young objects grows once, from 1 MB to 4. */
const growing = '--semi-space-growth-factor=4';
const grown = '--semi-space-growth-factor=1';

/**
 * Tells V8 before anything is loaded how to keep its heap; it takes that while it runs, so no way of starting the server goes past it
 * (docs/decisions/0394). What lives may grow by 30 % before V8 looks through it. Young objects have room for 4 MB and, but for moments of collecting, no more: left alone it
 * grew to 128 MB with the start already, and what it had grown by was never given back; in 1 MB whatever answers wait for grows old with them.
 */
export function settleHeap(): void {
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString(growing);
  const begun = roomOfYoung();
  const alive: object[] = [];
  // A room grows when as much as it holds has stayed alive. It is left once it has, or where a later version of V8 goes another way.
  for (let filled = 0; roomOfYoung() === begun && filled < 400; filled++)
    for (let one = 0; one < 1_000; one++) alive.push({ one });
  setFlagsFromString(grown);
}

/** In bytes. */
function roomOfYoung(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return (young?.space_used_size ?? 0) + (young?.space_available_size ?? 0);
}
