import { and, eq } from 'drizzle-orm';
import { signOffStanding } from '#domain/offer/papers/sign-off.ts';
import { emailKey, isEmail } from '#domain/values/email.ts';
import { renderMail } from '#mail/render-mail.ts';
import { signOffAnsweredMail } from '#mail/sign-off-answered.tsx';
import { signOffAskedMail } from '#mail/sign-off-asked.tsx';
import { offerState } from '#server/db/offer-state.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import type { Deps } from '#server/deps.ts';
import { askedMailPrefix, readSignOffs } from '#server/sign-offs/read-sign-offs.ts';
import { signOffPath } from '#server/sign-offs/sign-off-link.ts';
import type { SignOffMailJob } from '#server/sign-offs/sign-off-mail-job.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Asks somebody for a word on a bid, or tells the seller what they said; nothing once it is erased or wanted no more. */
export async function sendSignOffMail(deps: Deps, { signOffId, kind }: SignOffMailJob): Promise<void> {
  const [offer] = await deps.db
    .select({
      offerId: offers.id,
      state: offerState,
      firmId: offers.firmId,
      hasAccount: hasAccountColumn,
      insteadOfSeller: readsPricesColumn,
      lockedAt: offers.lockedAt,
    })
    .from(signOffs)
    .innerJoin(offers, eq(offers.id, signOffs.offerId))
    .where(eq(signOffs.id, signOffId));
  if (!offer || offer.lockedAt !== null || !isEmail(offer.state.email)) return;
  const { offerId, state, firmId, hasAccount, insteadOfSeller } = offer;
  const signOff = (await readSignOffs(deps.db, offerId)).find(({ id }) => id === signOffId);
  if (!signOff) return;
  const { publicUrl, secret } = deps.env;
  if (kind === 'answered') {
    const { askedBy, email } = signOff;
    const asks = askedBy !== email && askedBy !== emailKey(state.email) && (await readsPrices(deps, firmId, askedBy));
    const colleague = asks ? askedBy : insteadOfSeller;
    const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
    // A colleague's own word, where that colleague reads these mails.
    if (emailKey(to) === email) return;
    const mail = renderMail(signOffAnsweredMail({ facts: { offerId, state, publicUrl, reader }, signOff }));
    // No offer's id: what the seller's own people say is nothing that the desk shows with the sale.
    await deps.mailer.send({ messageId: `sign-off-answered-${signOffId}`, to, ...mail });
    return;
  }
  if (signOffStanding(signOff, state, deps.clock.now().toISOString()) !== 'open') return;
  const url = publicUrl + signOffPath(signOffId, 'mailed', secret);
  await deps.mailer.send({
    messageId: `${askedMailPrefix}${signOffId}`,
    to: signOff.email,
    replyTo: signOff.askedBy,
    // Somebody who has no account: no note about the mail keeps the address.
    isFarewell: true,
    ...renderMail(signOffAskedMail({ url, state, signOff })),
  });
}

/** Whether the colleague who asked still sells for the firm and sees its prices; else the mail goes where all mails about the offer go. */
async function readsPrices({ db }: Deps, firmId: string | null, askedBy: string): Promise<boolean> {
  if (firmId === null) return false;
  const [found] = await db
    .select({ rights: firmMembers.rights })
    .from(firmMembers)
    .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
    .where(and(eq(firmMembers.firmId, firmId), eq(accounts.email, askedBy)));
  return found?.rights.includes('seeMoney') ?? false;
}
