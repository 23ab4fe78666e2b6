import type { OfferEvent } from '#domain/offer/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addDays, addHours, type Instant, startOfDay } from '#domain/values/day.ts';
import type { ReminderMail } from '#mail/reminder-mail.ts';

/** A mail some hours before a deadline, if the customer still owes the answer. */
export interface Reminder {
  /** Part of the job's key and of the Message-ID: never renamed. */
  name: string;
  mail: ReminderMail;
  hoursLeft: number;
  /** Hours before the deadline from which on this reminder would come too late: the next one, or the end. */
  tooLateAt: number;
}

/** When the reminder goes out; undefined when there is none, or its time was over before the event. */
export function dueAt(reminder: Reminder, event: OfferEvent): Instant | undefined {
  const due = beforeDeadline(reminder, event, reminder.hoursLeft);
  return due !== undefined && due > event.at ? due : undefined;
}

/** Whether to send it now: nobody is reminded of what is decided, replaced or over, or twice after an outage. */
export function isStillDue(reminder: Reminder, event: OfferEvent, state: OfferState, now: Instant): boolean {
  const tooLate = beforeDeadline(reminder, event, reminder.tooLateAt);
  return tooLate !== undefined && now < tooLate && reminder.mail.isOpen(state, event);
}

function beforeDeadline(reminder: Reminder, event: OfferEvent, hours: number): Instant | undefined {
  const day = reminder.mail.dayOf(event);
  return day === undefined ? undefined : addHours(startOfDay(addDays(day, 1)), -hours);
}
