import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { emailKey } from '#domain/values/email.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import type { Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { eraseUploads } from './erase-uploads.ts';

const sentBy = (accountId: string) => and(eq(uploads.ownerKind, 'account'), eq(uploads.ownerKey, accountId));

/** The files of an account holder; those of an inquiry go and stay with it. */
export function uploadsOfAccount(deps: Pick<Deps, 'jobs'>): PersonalData {
  async function eraseUnused(tx: Tx, accountId: string): Promise<void> {
    await eraseUploads(deps.jobs, tx, and(sentBy(accountId), isNull(uploads.usedByOffer)));
  }
  return {
    name: 'uploads',
    async moveTo() {
      // They belong to the account or to its offers, and name no address.
    },
    async exportFor(db, { accountId, email }) {
      const own = db
        .select({ id: offers.id })
        .from(offers)
        .where(and(eq(offers.emailKey, emailKey(email)), isNull(offers.lockedAt)));
      const { url, name, type, size, createdAt, usedByOffer } = uploads;
      return db
        .select({ url, name, type, size, createdAt, usedByOffer })
        .from(uploads)
        .where(or(sentBy(accountId), inArray(uploads.usedByOffer, own)))
        .orderBy(asc(uploads.createdAt), asc(uploads.id));
    },
    dropOf: eraseUnused,
    eraseFor: (tx, { accountId }) => eraseUnused(tx, accountId),
  };
}
