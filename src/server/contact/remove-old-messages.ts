import { lt } from 'drizzle-orm';
import { contactMessages } from '#server/db/schema/contact.ts';
import type { Deps } from '#server/deps.ts';

/** As the privacy page says: until then a question is answered. */
const retentionDays = 180;

/** Removes messages of the contact form whose matter is settled. Says how many there were. */
export async function removeOldMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  const gone = await db.delete(contactMessages).where(lt(contactMessages.receivedAt, before)).returning();
  return gone.length;
}
