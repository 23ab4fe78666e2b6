import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/values/email.ts';
import type { DataOwner, PersonalData } from '#server/accounts/personal-data.ts';
import type { Tx } from '#server/db/client.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';

/** Mails about offers go to the address as its owner wrote it. */
const sentTo = (email: string) => eq(sql`lower(${mailDeliveries.recipient})`, emailKey(email));

async function forget(tx: Tx, { email }: DataOwner): Promise<void> {
  await tx.update(mailDeliveries).set({ recipient: null }).where(sentTo(email));
}

/** What is noted about mails that have not reached an account holder. */
export function mailsOfAccount(): PersonalData {
  return {
    name: 'undeliveredMails',
    // What is tried again notes the address it then goes to; what was refused says nothing of the new one.
    moveTo: forget,
    async exportFor(db, { email }) {
      return db.select().from(mailDeliveries).where(sentTo(email));
    },
    dropOf: async () => {},
    eraseFor: forget,
  };
}
