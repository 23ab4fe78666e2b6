import type { OfferEvent } from './events.ts';

/**
 * The same event with another address of its seller. An address is personal data, which may be set right in the log
 * (offer-process.md); everything else of an event stands for ever.
 */
export function withEmail(event: OfferEvent, email: string): OfferEvent {
  switch (event.type) {
    case 'submitted':
      return { ...event, data: { ...event.data, email } };
    case 'createdFromInquiry':
      return { ...event, data: { ...event.data, email } };
    case 'createdFromOrder':
      return { ...event, data: { ...event.data, email } };
    default:
      return event;
  }
}
