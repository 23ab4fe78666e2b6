import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { NewJob } from '#server/jobs.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';

/** The name under which the finishing of private sales lies in the queue. */
export const offerFinishing = 'offer-finishing';
export const offerFinishingSchema = z.strictObject({ offerId: offerIdSchema });

/** A private seller owes nothing once the Ankaufbeleg stands, and was told beforehand that nothing is asked any more (decision 0430). */
export function finishingJobs(offerId: string, event: OfferEvent): NewJob[] {
  if (event.type !== 'creditNoteAdded' || event.data.kind !== 'purchaseReceipt') return [];
  return [{ name: offerFinishing, key: `${offerId}:${event.version}:${offerFinishing}`, data: { offerId } }];
}

/** How the server finishes in the seller's name. A refusal is no failure: somebody was faster, or the sale has ended. */
export function offerFinisher(deps: HandleDeps): (job: z.infer<typeof offerFinishingSchema>) => Promise<void> {
  return async ({ offerId }) => {
    await handle(deps, {
      offerId,
      actor: 'system',
      allows: (state) => state !== undefined,
      command: (_tx, state) => ({ type: 'finishOffer', orderId: state?.orderId ?? '' }),
    });
  };
}
