import { adjustmentReminderMail } from './adjustment-reminder.tsx';
import { bidReminderMail } from './bid-reminder.tsx';
import type { ReminderMail } from './reminder-mail.ts';

/** Mails that remind of a question which nobody has answered, 48 and 24 hours before its deadline. */
export const reminderMails: readonly ReminderMail[] = [bidReminderMail, adjustmentReminderMail];
