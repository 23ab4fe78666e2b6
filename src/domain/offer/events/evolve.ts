import { checkedOffer, type OfferFacts, type OfferState } from '../state.ts';
import { type NextPhase, phaseAfter, type Recorded, without } from './event-record.ts';
import { type EventData, type EventType, events, type OfferEvent } from './events.ts';

/** The offer after one more event; `undefined` is the offer that does not exist yet. Throws on an event that cannot follow. */
export function evolve(state: OfferState | undefined, event: OfferEvent): OfferState {
  const before = state ?? start(event);
  const { ends, atMost } = events[event.type];
  const next = phaseAfter(directionOf(before, event), before.phase);
  return checkedOffer({
    ...without(before, ends),
    ...changes(before, event),
    ...(atMost !== undefined && { times: countedWith(before, event.type) }),
    phase: next === 'same' ? before.phase : next,
    version: event.version,
  });
}

/** The offer as all its events in order tell it, or undefined without any. */
export function foldEvents(log: readonly OfferEvent[]): OfferState | undefined {
  return log.reduce<OfferState | undefined>(evolve, undefined);
}

function changes<T extends EventType>(
  state: OfferState,
  event: Recorded & { type: T; data: EventData[T] },
): Partial<OfferFacts> {
  return events[event.type].change(state, event.data, event);
}

function directionOf<T extends EventType>(
  state: OfferState,
  event: Recorded & { type: T; data: EventData[T] },
): NextPhase {
  const { to, unless } = events[event.type];
  return unless?.when(state, event.data) ? unless.to : to;
}

function countedWith({ times = {} }: OfferState, type: EventType): Readonly<Record<string, number>> {
  return { ...times, [type]: (times[type] ?? 0) + 1 };
}

/** The empty offer that its first event fills. */
function start(event: OfferEvent): OfferState {
  return {
    version: 0,
    phase: 'submitted',
    createdAt: event.at,
    email: '',
    offeredAsBusiness: false,
    draftItems: 0,
    items: [],
    priceVersion: 0,
    declarations: [],
    returns: [],
  };
}
