import { eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { payoutBackMail } from '#mail/payout-back.tsx';
import { renderMail } from '#mail/render-mail.ts';
import type { PayoutBackMailJob } from '#server/bank/payout-back-mail-job.ts';
import { offerState } from '#server/db/offer-state.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Tells the seller that a payment did not arrive; nothing once the sale is erased (INV-42). */
export async function sendPayoutBackMail(deps: Deps, { offerId, payoutId }: PayoutBackMailJob): Promise<void> {
  const columns = { state: offerState, hasAccount: hasAccountColumn, colleague: readsPricesColumn };
  const [found] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const [back] = await deps.db
    .select({ amount: payouts.amount, payee: payouts.payee, check: accountChecks })
    .from(payouts)
    .leftJoin(accountChecks, eq(accountChecks.payoutId, payouts.id))
    .where(eq(payouts.id, payoutId));
  if (!found || !back || !isEmail(found.state.email)) return;
  const { state, hasAccount, colleague } = found;
  const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const facts = { offerId, state, publicUrl: deps.env.publicUrl, reader };
  const { amount, payee, check } = back;
  const content = payoutBackMail({
    ...{ facts, amount, payee, isAsked: check !== null && check.settledAt === null },
    reasonCode: check?.reasonCode ?? undefined,
    isOurs: check === null,
  });
  await deps.mailer.send({ messageId: `${offerId}.payout-back-${payoutId}`, to, ...renderMail(content) });
}
