import { z } from 'zod';
import type { NewJob } from '#server/jobs.ts';

/** The names under which the work on shipments lies in the queue. */
export const shipmentMaking = 'shipment-making';
export const shipmentSearch = 'shipment-search';
export const shipmentTracking = 'shipment-tracking';

export const shipmentMakingSchema = z.strictObject({ shipmentId: z.uuid() });
export const shipmentSearchSchema = z.strictObject({
  shipmentId: z.uuid(),
  parcel: z.string(),
  /** Which asking of the carrier is meant, and how often it was searched for since. */
  attempt: z.int(),
  round: z.int(),
});
export const shipmentTrackingSchema = z.strictObject({ shipmentId: z.uuid(), parcel: z.string(), round: z.int() });

/** `why` tells one order from the next. A carrier that hangs holds up no mail and no bid: its line is its own. */
export function planMaking(shipmentId: string, why: string, startAfter?: Date): NewJob {
  const key = `${shipmentId}:${why}`;
  return {
    ...{ name: shipmentMaking, key, data: { shipmentId }, line: 'outside' },
    ...(startAfter && { startAfter }),
  };
}

const minutes = 60_000;
/** After how many minutes a parcel of which nobody knows is searched for, from one time to the next; then only by hand. */
const searchPauses = [2, 10, 60, 360, 1_440];

/** The next search; none after the last. */
export function planSearch(search: z.infer<typeof shipmentSearchSchema>, now: Date): NewJob[] {
  const pause = searchPauses[search.round];
  if (pause === undefined) return [];
  const key = `${search.shipmentId}:${search.parcel}:${search.attempt}:${search.round}`;
  return [
    { name: shipmentSearch, key, data: search, startAfter: new Date(now.getTime() + pause * minutes), line: 'outside' },
  ];
}

/** Carriers bound how often they are asked; nobody unpacks a parcel by the hour. */
const usualPause = { seconds: 6 * 3_600 };
/** Thirty days of it: what has not come by then is a matter for people. */
const lastTracking = 120;

/** The next question where a parcel is; none after thirty days. */
export function planTracking(
  tracking: z.infer<typeof shipmentTrackingSchema>,
  now: Date,
  { seconds }: { readonly seconds: number } = usualPause,
): NewJob[] {
  const { shipmentId, parcel, round } = tracking;
  if (round > lastTracking) return [];
  const startAfter = new Date(now.getTime() + seconds * 1_000);
  return [
    { name: shipmentTracking, key: `${shipmentId}:${parcel}:${round}`, data: tracking, startAfter, line: 'outside' },
  ];
}
