import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';

/** A command of the provider's that took effect, as what is kept beside it needs to know it. */
export interface DeskDeed {
  readonly offerId: string;
  readonly before: OfferState | undefined;
  readonly events: readonly OfferEvent[];
  readonly staffId: string;
  readonly body: unknown;
}
