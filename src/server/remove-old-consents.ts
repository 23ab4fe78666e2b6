import { lt } from 'drizzle-orm';
import { consents } from './db/schema/consent.ts';
import type { Deps } from './deps.ts';

/** A choice is used for 182 days (its cookie), and its proof is kept for three years after that. */
const retentionDays = 182 + 3 * 365;

/** Removes proofs that nobody has to give any more. Says how many there were. */
export async function removeOldConsents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  const gone = await db.delete(consents).where(lt(consents.chosenAt, before)).returning({ number: consents.number });
  return gone.length;
}
