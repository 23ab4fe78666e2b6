import { type EventData, type EventType, events, type OfferEvent } from './events.ts';

/** The same event without what points to a person, as its record says; its place in the log and its prices stay. */
export function eraseEvent(event: OfferEvent): OfferEvent {
  return erasedByRecord(event);
}

/**
 * The same event with another address of its seller. An address is personal data, which may be set right in the log
 * (docs/offer-process.md); everything else of an event stands for ever.
 */
export function withEmail(event: OfferEvent, email: string): OfferEvent {
  return namesSeller(event) ? moved(event, email) : event;
}

function erasedByRecord<T extends EventType, E extends OfferEvent>(event: E & { type: T; data: EventData[T] }): E {
  const { personal } = events[event.type];
  return typeof personal === 'function' ? { ...event, data: personal(event.data) } : event;
}

type SellerEvent = Extract<OfferEvent, { data: { email: string } }>;

/** By what it carries, so that none is forgotten. */
function namesSeller(event: OfferEvent): event is SellerEvent {
  return 'email' in event.data;
}

function moved<E extends SellerEvent>(event: E, email: string): E {
  return { ...event, data: { ...event.data, email } };
}
