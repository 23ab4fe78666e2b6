import { keysOf } from '#domain/values/keys-of.ts';
import type { EventRecord, Recorded } from './event-record.ts';
import { handoverEvents } from './handover.ts';
import { inspectionEvents } from './inspection.ts';
import { negotiationEvents } from './negotiation.ts';
import { payoutEvents } from './payout.ts';

const records = { ...negotiationEvents, ...handoverEvents, ...inspectionEvents, ...payoutEvents };

export type EventType = keyof typeof records;

type DataOf<R> = { [T in keyof R]: R[T] extends EventRecord<infer Data> ? Data : never };

/** What each event carries, as its record says. */
export interface EventData extends DataOf<typeof records> {}

/** Every event of an offer by its name: `evolve` folds by these records alone. */
export const events: { readonly [T in EventType]: EventRecord<EventData[T]> } = records;

/** The names of all events, as the live notices carry them. */
export const eventTypes: readonly EventType[] = keysOf(records);

/** A fact as decided, not yet numbered. */
export type NewEvent = { [T in EventType]: { type: T; data: EventData[T] } }[EventType];
export type NewEventOf<T extends EventType> = Extract<NewEvent, { type: T }>;

/** A past fact in an offer's log; `version` counts 1, 2, 3 …, `at` is a UTC instant. */
export type OfferEvent = NewEvent & Recorded;

/** What happened, told to the seller in a sentence. */
export function sentenceOf(event: OfferEvent): string {
  return byRecord(event);
}

function byRecord<T extends EventType>(event: Recorded & { type: T; data: EventData[T] }): string {
  return events[event.type].told(event.data, event);
}
