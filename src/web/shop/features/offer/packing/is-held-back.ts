import type { PackingView } from '#contract/parcels/packing.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';

/** Whether nothing may leave yet: a battery nobody was asked about, or one that staff has to know of first (LOG-11). */
export function isHeldBack({ batteries, held }: PackingView): boolean {
  const unasked = batteries.some(({ kind, answer }) => kind !== 'looseLithium' && answer === undefined);
  return unasked || held.some(({ reason }) => blockingReasons.includes(reason));
}
