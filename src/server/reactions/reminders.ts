import { reminderMails } from '#mail/reminder-mails.ts';
import type { Reminder } from './reminder.ts';

const times = [
  { hoursLeft: 48, tooLateAt: 24 },
  { hoursLeft: 24, tooLateAt: 0 },
] as const;

/** 48 and 24 hours before the end of a bid and of an adjusted bid. */
export const reminders: readonly Reminder[] = reminderMails.flatMap((mail) =>
  times.map((time) => ({ ...time, mail, name: `${mail.name}-${time.hoursLeft}` })),
);
