import { eq } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { isEmail } from '#domain/values/email.ts';
import { agreementHandedInMail, agreementJudgedMail } from '#mail/own-agreement.tsx';
import { renderMail } from '#mail/render-mail.ts';
import type { OwnAgreementMailJob } from '#server/agreements/own-agreement-mail-job.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { readOwnAgreement } from '#server/offers/own-agreements.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Tells the other side of a seller's own processing agreement; nothing once another one has come, or the sale is erased (INV-42). */
export async function sendOwnAgreementMail(deps: Deps, { offerId, number, to }: OwnAgreementMailJob): Promise<void> {
  const columns = { state: offerState, hasAccount: hasAccountColumn, colleague: readsPricesColumn };
  const [found] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const own = await readOwnAgreement(deps.db, offerId);
  if (!found || own?.number !== number || !isEmail(found.state.email)) return;
  const { state, hasAccount, colleague } = found;
  const { publicUrl } = deps.env;
  const messageId = `${offerId}.agreement-${number}.${to}`;
  if (to === 'provider') {
    const mail = renderMail(agreementHandedInMail({ offerId, publicUrl, state, own }));
    return deps.mailer.send({ messageId, to: shopConfig.company.email, replyTo: state.email, ...mail });
  }
  const { to: recipient, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const mail = renderMail(agreementJudgedMail({ facts: { offerId, state, publicUrl, reader }, own }));
  await deps.mailer.send({ messageId, to: recipient, ...mail });
}
