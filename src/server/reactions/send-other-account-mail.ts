import { and, eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { otherAccountMail } from '#mail/other-account.tsx';
import { renderMail } from '#mail/render-mail.ts';
import type { OtherAccountMailJob } from '#server/bank/other-account-mail-job.ts';
import { offerState } from '#server/db/offer-state.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Warns the seller that another account was given for a payment that came back (LEG-61); nothing where another word was later. */
export async function sendOtherAccountMail(deps: Deps, { offerId, checkId, at }: OtherAccountMailJob): Promise<void> {
  const columns = { state: offerState, hasAccount: hasAccountColumn, colleague: readsPricesColumn };
  const [found] = await deps.db
    .select({ ...columns, payee: accountChecks.payee })
    .from(offers)
    .innerJoin(accountChecks, eq(accountChecks.offerId, offers.id))
    .where(and(eq(offers.id, offerId), eq(accountChecks.id, checkId)));
  if (!found?.payee || !isEmail(found.state.email)) return;
  const { state, hasAccount, colleague, payee } = found;
  const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const facts = { offerId, state, publicUrl: deps.env.publicUrl, reader };
  const content = otherAccountMail({ facts, iban: payee.iban, at });
  await deps.mailer.send({ messageId: `${offerId}.other-account-${Date.parse(at)}`, to, ...renderMail(content) });
}
