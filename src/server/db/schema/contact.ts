import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was sent by the contact form, for whoever asks what is kept about them (Art. 15 DSGVO). */
export const contactMessages = pgTable(
  'contact_message',
  {
    /** Chosen by the browser: a message sent twice is one. */
    id: text('id').primaryKey(),
    /** The named address in lower case: whoever has confirmed it is told of the message. */
    emailKey: text('email_key').notNull(),
    name: text('name'),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_message_of_sender').on(table.emailKey), index('contact_message_age').on(table.receivedAt)],
);
