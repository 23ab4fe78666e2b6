import { reminderMails } from '#mail/reminder-mails.ts';
import type { Reminder } from './reminder.ts';

/** Each reminder at each of its times. */
export const reminders: readonly Reminder[] = reminderMails.flatMap((mail) =>
  mail.times.map((time) => ({ mail, time, name: `${mail.name}-${time.name}` })),
);
