import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

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
