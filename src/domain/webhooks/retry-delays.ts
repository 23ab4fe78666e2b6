/** Seconds from one try to the next, as the Standard Webhooks propose them: some three days in all. */
const retryDelays = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Share of a pause by which it is longer or shorter, so that what failed together does not come back together. */
const jitter = 0.1;

/** How long a target may fail without a break before nothing more is sent there, in milliseconds. */
export const givesUpAfter = 3 * 86_400_000;

const [shortestRest, longestRest] = [30_000, 600_000];

/**
 * How long nobody knocks at a target that let us wait in vain, by how long it has failed, both in milliseconds: the longer, the rarer, since
 * each time all that waits for it is looked at.
 */
export function backoffDelay(failingFor: number): number {
  return Math.min(Math.max(failingFor / 10, shortestRest), longestRest);
}

/** How often a message is sent at most. */
export const maxAttempts = retryDelays.length + 1;

/**
 * Seconds until a message is sent again that has failed `tries` times; undefined where it was the last time. `chance` is between 0
 * and 1.
 */
export function retryDelayAfter(tries: number, chance: number): number | undefined {
  const pause = retryDelays[tries - 1];
  return pause === undefined ? undefined : pause * (1 - jitter + 2 * jitter * chance);
}
