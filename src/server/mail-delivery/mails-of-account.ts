import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';

/** What is noted about mails that have not reached an account holder. */
export function mailsOfAccount(): PersonalData {
  return {
    name: 'undeliveredMails',
    // A mail that is tried again reads its address anew; what was refused was refused at the old one.
    async moveTo() {},
    async exportFor(db, { email }) {
      return db.select().from(mailDeliveries).where(eq(mailDeliveries.recipient, email));
    },
    async eraseFor(tx, { email }) {
      await tx.update(mailDeliveries).set({ recipient: null }).where(eq(mailDeliveries.recipient, email));
    },
  };
}
