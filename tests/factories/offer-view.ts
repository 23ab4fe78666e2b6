import type { OfferView } from '#contract/sale/offer-view.ts';
import type { Phase } from '#domain/offer/phase.ts';
import { offerView } from '#server/read-models/offer-detail.ts';
import { type OfferKind, usualKind } from './offer-command.ts';
import { offerIn } from './offer-in-phase.ts';
import type { OfferStory } from './offer-story.ts';

export const offerId = 'offer-00000000-0000-4000-8000-000000000001';

/** What the owner's screen gets of a story. */
export function viewOf(story: OfferStory, now = story.now): OfferView {
  return offerView(offerId, story.state, story.events, new Map(), now);
}

/** What the owner's screen gets of an offer that real commands brought into a phase. */
export function viewIn(phase: Phase, kind: OfferKind = usualKind): OfferView {
  return viewOf(offerIn(phase, kind));
}
