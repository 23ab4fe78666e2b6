import { dayOf, type Instant } from '#domain/values/day.ts';
import type { ErasureRun } from './medium.ts';

/** Why a run cannot have been of goods while they were here. */
export type OutsideStay = 'beforeArrival' | 'inFuture';

/** Since when goods are here at the latest, as far as anybody noted it, and what time it is. */
export interface Stay {
  readonly since?: Instant;
  readonly now: Instant;
}

/**
 * Why a run lies outside the stay of the goods, or undefined: it began on a day before they came, or ended on one that has not begun.
 * Days of Berlin are compared and not hours: tools write local time, clocks of stations are off, and goods are counted after they were unloaded
 * (docs/decisions/0600). Of a run without any time nothing is said here.
 */
export function outsideStay(
  { startedAt, finishedAt }: Pick<ErasureRun, 'startedAt' | 'finishedAt'>,
  { since, now }: Stay,
): OutsideStay | undefined {
  const times = [startedAt, finishedAt].filter((time) => time !== undefined).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (last !== undefined && dayOf(last) > dayOf(now)) return 'inFuture';
  const isBefore = first !== undefined && since !== undefined && dayOf(first) < dayOf(since);
  return isBefore ? 'beforeArrival' : undefined;
}
