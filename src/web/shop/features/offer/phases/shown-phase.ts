import type { OfferView } from '#contract/sale/offer-view.ts';
import type { Phase } from '#domain/offer/phase.ts';

/** What a screen can be about: a phase, or that the bid's day is over, which the clock tells and no phase. */
export type ShownPhase = Phase | 'deadlinePassed';

/** What the screen of an offer is about now. */
export function shownPhase({ phase, status }: Pick<OfferView, 'phase' | 'status'>): ShownPhase {
  return status === 'deadlinePassed' ? status : phase;
}
