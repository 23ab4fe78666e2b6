import { eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { hasAccountColumn } from '#server/reactions/mail-facts.ts';
import { mailReader, readsPricesColumn } from '#server/reactions/mail-reader.ts';

/** A sale with what its mails are written from; none once it is erased (INV-42): there is nobody left to write to. */
export async function readSale(deps: Deps, offerId: string) {
  const columns = {
    state: offerState,
    hasAccount: hasAccountColumn,
    readsPrices: readsPricesColumn,
    firmId: offers.firmId,
    remindersOffAt: offers.remindersOffAt,
    lockedAt: offers.lockedAt,
  };
  const [sale] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  if (!sale || !isEmail(sale.state.email)) return undefined;
  const { state, hasAccount, readsPrices, firmId, remindersOffAt, lockedAt } = sale;
  return {
    state,
    readsPrices,
    firmId,
    areRemindersOff: remindersOffAt !== null,
    isLocked: lockedAt !== null,
    /** To whom a mail goes, and what it says to them: the seller, or a colleague in place of them. */
    letterTo(colleague: string | null) {
      const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
      return { to, facts: { offerId, state, publicUrl: deps.env.publicUrl, reader } };
    },
  };
}
