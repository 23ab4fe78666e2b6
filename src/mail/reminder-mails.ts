import { addressReminderMail } from './address-reminder.tsx';
import { adjustmentReminderMail } from './adjustment-reminder.tsx';
import { appointmentReminderMail } from './appointment-reminder.tsx';
import { bidReminderMail } from './bid-reminder.tsx';
import { finishReminderMail } from './finish-reminder.tsx';
import type { ReminderMail } from './reminder-mail.ts';
import { shippingReminderMail } from './shipping-reminder.tsx';

/** Mails that remind of what waits for the customer, as long as it does. */
export const reminderMails: readonly ReminderMail[] = [
  bidReminderMail,
  adjustmentReminderMail,
  addressReminderMail,
  shippingReminderMail,
  appointmentReminderMail,
  finishReminderMail,
];
