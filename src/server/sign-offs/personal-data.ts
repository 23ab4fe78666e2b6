import { and, eq, isNull } from 'drizzle-orm';
import { erased } from '#domain/offer/erase.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';

const askedBy = (email: string) => eq(signOffs.askedBy, email);

/** What is kept about an account holder who has asked for words on bids: also on sales that stay with a firm when they go. */
export const signOffsOfAccount: PersonalData = {
  name: 'signOffs',
  async moveTo(tx, { email: former }, email) {
    await tx.update(signOffs).set({ askedBy: email }).where(askedBy(former));
  },
  exportFor: (db, { email }) => db.select().from(signOffs).where(askedBy(email)),
  dropOf: async () => {},
  async eraseFor(tx, { email }, at) {
    const open = and(askedBy(email), isNull(signOffs.answer), isNull(signOffs.withdrawnAt));
    await tx.update(signOffs).set({ withdrawnAt: at.toISOString() }).where(open);
    await tx.update(signOffs).set({ askedBy: erased }).where(askedBy(email));
  },
};
