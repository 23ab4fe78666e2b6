import type { Deps } from '#server/deps.ts';

/** Calls of one system within a minute, in each process: beside the ceiling of its network. */
export const callsPerMinute = 600;

/** Counts the calls of each system; its minute begins with its first call. */
export function systemPace({ clock, env }: Pick<Deps, 'clock'> & { readonly env: Pick<Deps['env'], 'rateLimits'> }) {
  const minutes = new Map<string, { readonly until: number; calls: number }>();
  return (systemId: string): boolean => {
    if (!env.rateLimits) return true;
    const now = clock.now().getTime();
    const running = minutes.get(systemId);
    const minute = running === undefined || running.until <= now ? { until: now + 60_000, calls: 0 } : running;
    minutes.set(systemId, minute);
    minute.calls += 1;
    return minute.calls <= callsPerMinute;
  };
}
