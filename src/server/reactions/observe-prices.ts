import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { type ObservationKind, observationKinds } from '#domain/pricing/price-history.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Deps } from '#server/deps.ts';
import type { NewJob } from '#server/jobs.ts';
import { loadState } from '#server/offers/store.ts';
import { keepObservations } from '#server/pricing/observations.ts';

/** The name under which the learning of prices lies in the queue. */
export const priceObserving = 'price-observing';
export const priceObservingSchema = z.strictObject({
  offerId: offerIdSchema,
  kind: z.enum(observationKinds),
  at: z.string(),
});

const kindOf: Partial<Record<OfferEvent['type'], ObservationKind>> = {
  bidSubmitted: 'bid',
  bidAccepted: 'agreed',
  counterbidAccepted: 'agreed',
  completed: 'paid',
};

/** What was bid, agreed and paid tells the price book what the next one is worth. */
export function observingJobs(offerId: string, { type, version, at }: OfferEvent): NewJob[] {
  const kind = kindOf[type];
  if (kind === undefined) return [];
  return [{ name: priceObserving, key: `${offerId}:${version}:${priceObserving}`, data: { offerId, kind, at } }];
}

/** How it is kept: anew from the offer as it stands, so that twice is once. */
export function priceObserver(deps: Deps): (job: z.infer<typeof priceObservingSchema>) => Promise<void> {
  return async ({ offerId, kind, at }) => {
    await deps.database.transaction(async (tx) => {
      const found = await loadState(tx, offerId);
      if (found) await keepObservations(tx, deps, { offerId, state: found.state, kind, day: dayOf(at) });
    });
  };
}
