import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/values/email.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';

/** Mails about offers go to the address as its owner wrote it. */
const sentTo = (email: string) => eq(sql`lower(${mailDeliveries.recipient})`, emailKey(email));

/** What is noted about mails that have not reached an account holder. */
export function mailsOfAccount(): PersonalData {
  return {
    name: 'undeliveredMails',
    // A mail that is tried again reads its address anew; what was refused was refused at the old one.
    async moveTo() {},
    async exportFor(db, { email }) {
      return db.select().from(mailDeliveries).where(sentTo(email));
    },
    async eraseFor(tx, { email }) {
      await tx.update(mailDeliveries).set({ recipient: null }).where(sentTo(email));
    },
  };
}
