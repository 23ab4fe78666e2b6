import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type ObservationKind, observationKinds } from '#domain/pricing/price-history.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import { bidBooks } from '#server/db/schema/bids.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { NewJob } from '#server/jobs.ts';
import { loadState } from '#server/offers/store.ts';
import { keepObservations } from '#server/pricing/observations.ts';
import { keepOverrides } from '#server/pricing/overrides.ts';

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
      if (!found) return;
      const { state } = found;
      await keepObservations(tx, deps, { offerId, state, kind, day: dayOf(at) });
      if (kind === 'bid') await observeOverrides(deps, tx, { offerId, state, at });
    });
  };
}

/** Where the bid differs from what the book proposed for it, in the version and the groups that were on the screen, and who sent it. */
async function observeOverrides(
  deps: Deps,
  tx: Tx,
  { offerId, state, at }: { offerId: string; state: OfferState; at: string },
): Promise<void> {
  const [sent] = await tx
    .select({ by: offerEvents.by, version: bidBooks.priceBook, apart: bidBooks.apart })
    .from(offerEvents)
    .leftJoin(bidBooks, and(eq(bidBooks.offerId, offerEvents.offerId), eq(bidBooks.version, offerEvents.version)))
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.type, 'bidSubmitted')))
    .orderBy(desc(offerEvents.version))
    .limit(1);
  const { version, priced } = await deps.pricing.priceLines(tx, {
    items: state.items,
    date: dayOf(at),
    offerId,
    version: sent?.version ?? undefined,
    apart: new Set(sent?.apart),
  });
  await keepOverrides(tx, { offerId, state, priced, version, by: sent?.by ?? '', at });
}
