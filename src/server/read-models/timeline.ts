import type { TimelineEntry } from '#contract/offer-view.ts';
import { type OfferEvent, sentenceOf } from '#domain/offer/events.ts';

/** The history of an offer in plain sentences, newest first. */
export function timelineOf(events: readonly OfferEvent[]): TimelineEntry[] {
  return events
    .map((event) => ({
      version: event.version,
      type: event.type,
      actor: event.actor,
      at: event.at,
      text: sentenceOf(event),
    }))
    .toReversed();
}
