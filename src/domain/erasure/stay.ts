import { dayOf, type Instant } from '#domain/values/day.ts';
import type { Destruction } from './destruction.ts';
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

/** The times that a record names. */
export const timesIn = ({ startedAt, finishedAt, destruction }: DatedRecords['media'][number]): Instant[] =>
  [startedAt, finishedAt, destruction?.at].filter((at) => at !== undefined);

/** What records say of the times at which something was done to data carriers, one by one and in lots. */
export interface DatedRecords {
  readonly media: readonly (Pick<ErasureRun, 'startedAt' | 'finishedAt'> & {
    readonly destruction?: Pick<Destruction, 'at'>;
  })[];
  readonly lots?: readonly { readonly destruction: Pick<Destruction, 'at'> }[] | undefined;
}

/**
 * The fields that name a time at which the goods were not here, as the call of the records names them: 'media.3.finishedAt'; none of the times
 * that are `known`.
 */
export function fieldsOutside(
  { media, lots = [] }: DatedRecords,
  stay: Stay,
  known: ReadonlySet<Instant> = new Set(),
): string[] {
  const isOutside = (at: Instant | undefined) =>
    at !== undefined && !known.has(at) && outsideStay({ finishedAt: at }, stay) !== undefined;
  const ofList = (name: string, list: DatedRecords['media']) =>
    list.flatMap(({ startedAt, finishedAt, destruction }, place) =>
      Object.entries({ startedAt, finishedAt, 'destruction.at': destruction?.at }).flatMap(([field, at]) =>
        isOutside(at) ? [`${name}.${place}.${field}`] : [],
      ),
    );
  return [...ofList('media', media), ...ofList('lots', lots)];
}
