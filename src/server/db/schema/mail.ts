import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails of the demo mode, which has no SMTP server. The message id makes a mail exist once however often it is sent. */
export const capturedMail = pgTable(
  'captured_mail',
  {
    messageId: text('message_id').primaryKey(),
    /** In the order of sending, also within one instant. */
    number: serial('number').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captured_mail_newest').on(table.sentAt)],
);

/** What became of a mail that goes out by SMTP: the note that keeps it from being sent twice, and the staff's list. */
export const mailDeliveries = pgTable(
  'mail_delivery',
  {
    messageId: text('message_id').primaryKey(),
    state: text('state', { enum: ['sent', 'deferred', 'refused'] }).notNull(),
    /** Kept only until the mail is delivered. */
    recipient: text('recipient'),
    attempts: integer('attempts').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** Codes of the last refusal. */
    reply: text('reply'),
  },
  (table) => [index('mail_delivery_by_state').on(table.state, table.lastAt)],
);
