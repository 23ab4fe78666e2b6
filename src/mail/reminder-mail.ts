import type { EventType, OfferEvent } from '#domain/offer/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Day } from '#domain/values/day.ts';
import { type EventOf, type OfferMail, type OfferMailDescription, offerMail } from './offer-mail.ts';

/** A mail that reminds of a question some hours before its deadline, as its file describes it. */
interface ReminderMailDescription<T extends EventType> extends OfferMailDescription<T> {
  /** The day whose end is the deadline that the event sets. */
  deadlineOf: (event: EventOf<T>) => Day;
  /** The phase in which the question waits for the customer's answer. */
  openIn: OfferState['phase'];
}

export interface ReminderMail extends OfferMail {
  /** The day whose end is the deadline, if this event sets one. */
  dayOf(event: OfferEvent): Day | undefined;
  /** Whether this event's question is still the one that waits for the customer's answer. */
  isOpen(state: OfferState, event: OfferEvent): boolean;
}

/** Makes a described reminder a mail that knows its deadline. */
export function reminderMail<T extends EventType>(description: ReminderMailDescription<T>): ReminderMail {
  const { deadlineOf, openIn, triggers } = description;
  const triggering = (event: OfferEvent): event is EventOf<T> => triggers.some((trigger) => trigger === event.type);
  return {
    ...offerMail(description),
    dayOf: (event) => (triggering(event) ? deadlineOf(event) : undefined),
    isOpen: (state, event) => state.phase === openIn && state.priceVersion === event.version,
  };
}
