import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addHours, type Instant } from '#domain/values/day.ts';
import type { ReminderMail, ReminderTime } from '#mail/reminder-mail.ts';

/** A mail at one of its times, if the customer still owes what it reminds of. */
export interface Reminder {
  /** Part of the job's key and of the Message-ID: never renamed. */
  name: string;
  mail: ReminderMail;
  time: ReminderTime;
}

/** When the reminder goes out; undefined when there is none, or its time was over before the event. */
export function dueAt({ mail, time }: Reminder, event: OfferEvent): Instant | undefined {
  const due = instantOf(mail, event, time.at);
  return due !== undefined && due > event.at ? due : undefined;
}

/** Whether to send it now: nobody is reminded of what is decided, replaced or over, or twice after an outage. */
export function isStillDue({ mail, time }: Reminder, event: OfferEvent, state: OfferState, now: Instant): boolean {
  const tooLate = instantOf(mail, event, time.until);
  return tooLate !== undefined && now < tooLate && mail.isOpen(state, event);
}

/** Hours until the deadline, where the reminder has one. */
export function hoursLeft({ time }: Reminder): { hoursLeft?: number } {
  return time.at < 0 ? { hoursLeft: -time.at } : {};
}

function instantOf(mail: ReminderMail, event: OfferEvent, hours: number): Instant | undefined {
  const anchor = mail.anchorOf(event);
  return anchor === undefined ? undefined : addHours(anchor, hours);
}
