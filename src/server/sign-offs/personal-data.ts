import { and, eq, isNull, or } from 'drizzle-orm';
import { erasedText } from '#domain/offer/events/erase.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';

const askedBy = (email: string) => eq(signOffs.askedBy, email);
const asked = (email: string) => eq(signOffs.email, email);

/** What is kept about an account holder who has asked for words on bids, or given one: also on sales that stay with a firm when they go. */
export const signOffsOfAccount: PersonalData = {
  name: 'signOffs',
  async moveTo(tx, { email: former }, email) {
    await tx.update(signOffs).set({ askedBy: email }).where(askedBy(former));
    await tx.update(signOffs).set({ email }).where(asked(former));
  },
  // No prices: they are the firm's, and go along with its sales to whoever may see them.
  async exportFor(db, { email }) {
    const { offerId, name, askedAt, withdrawnAt, answer, answeredName, remark, answeredAt } = signOffs;
    const whom = { offerId, name, email: signOffs.email, askedAt, withdrawnAt };
    const said = { offerId, askedAt, answer, answeredName, remark, answeredAt };
    return {
      asked: await db.select(whom).from(signOffs).where(askedBy(email)),
      answered: await db.select(said).from(signOffs).where(asked(email)),
    };
  },
  dropOf: async () => {},
  async eraseFor(tx, { email }, at) {
    const open = and(or(askedBy(email), asked(email)), isNull(signOffs.answer), isNull(signOffs.withdrawnAt));
    await tx.update(signOffs).set({ withdrawnAt: at.toISOString() }).where(open);
    const nobody = { name: erasedText, email: erasedText, answeredName: erasedText, remark: null };
    await tx.update(signOffs).set(nobody).where(asked(email));
    await tx.update(signOffs).set({ askedBy: erasedText }).where(askedBy(email));
  },
};
