import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addDays, type Day, type Instant, startOfDay } from '#domain/values/day.ts';
import { type EventOf, type OfferMail, type OfferMailDescription, offerMail } from './offer-mail.ts';

/** One of the times at which a reminder goes out, in hours from its anchor: before it they are below zero. */
export interface ReminderTime {
  /** Part of the job's key and of the Message-ID: never renamed. */
  name: string;
  at: number;
  /** From when on it would come too late: the next one is due, or nothing is left to remind of. */
  until: number;
}

/** 48 and 24 hours before a deadline. */
export const beforeDeadline: readonly ReminderTime[] = [
  { name: '48', at: -48, until: -24 },
  { name: '24', at: -24, until: 0 },
];

/** When a deadline on this day is over. */
export function overAfter(day: Day): Instant {
  return startOfDay(addDays(day, 1));
}

/** A mail that reminds of what waits for the customer, as its file describes it. */
interface ReminderMailDescription<T extends EventType> extends OfferMailDescription<T> {
  /** From when the hours are counted: the end of a deadline's day, or when something began to wait. */
  anchorOf: (event: EventOf<T>) => Instant | undefined;
  times: readonly ReminderTime[];
  /** Whether it is still this event's question that waits for the customer. */
  isOpen: (state: OfferState, event: EventOf<T>) => boolean;
}

export interface ReminderMail extends OfferMail {
  times: readonly ReminderTime[];
  /** From when this event has its reminders count, if it has any. */
  anchorOf(event: OfferEvent): Instant | undefined;
  /** Whether what the event began still waits for the customer. */
  isOpen(state: OfferState, event: OfferEvent): boolean;
}

/** Makes a described reminder a mail that knows its times; each can be switched off. */
export function reminderMail<T extends EventType>(description: ReminderMailDescription<T>): ReminderMail {
  const { anchorOf, isOpen, times, triggers, isMeant } = description;
  const triggering = (event: OfferEvent): event is EventOf<T> => triggers.some((trigger) => trigger === event.type);
  const mail = offerMail(description);
  return {
    ...mail,
    times,
    compose: (facts) => mail.compose({ ...facts, isReminder: true }),
    anchorOf: (event) => (triggering(event) && (isMeant?.(event) ?? true) ? anchorOf(event) : undefined),
    isOpen: (state, event) => triggering(event) && isOpen(state, event),
  };
}
