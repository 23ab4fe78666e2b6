import { asc, eq } from 'drizzle-orm';
import { emailKey } from '#domain/values/email.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { contactMessages } from '#server/db/schema/contact.ts';

const sentBy = (email: string) => eq(contactMessages.emailKey, emailKey(email));

/** What was sent by the contact form under a holder's address; anybody can name any address, but only its owner reads it here. */
export const messagesOfAccount: PersonalData = {
  name: 'contactMessages',
  async moveTo(tx, owner, email) {
    await tx
      .update(contactMessages)
      .set({ emailKey: emailKey(email) })
      .where(sentBy(owner.email));
  },
  async exportFor(db, owner) {
    const { id, receivedAt, name, email, subject, message } = contactMessages;
    return db
      .select({ id, receivedAt, name, email, subject, message })
      .from(contactMessages)
      .where(sentBy(owner.email))
      .orderBy(asc(receivedAt), asc(id));
  },
  // Messages hang on the address, not on the account.
  dropOf: async () => {},
  async eraseFor(tx, owner) {
    await tx.delete(contactMessages).where(sentBy(owner.email));
  },
};
