import { eq } from 'drizzle-orm';
import { isTaxUndecided } from '#domain/offer/standing.ts';
import { isEmail } from '#domain/values/email.ts';
import { renderMail } from '#mail/render-mail.ts';
import { taxDecidedMail } from '#mail/tax-decided.tsx';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { readTaxDecisions } from '#server/offers/tax-rows.ts';
import type { TaxMailJob } from '#server/tax/tax-mail-job.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Tells the seller what was decided about the tax; nothing once something else was, something is still open, or the sale is erased (INV-42). */
export async function sendTaxMail(deps: Deps, { offerId, decisionId }: TaxMailJob): Promise<void> {
  const columns = { state: offerState, hasAccount: hasAccountColumn, colleague: readsPricesColumn };
  const [found] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const [newest] = await readTaxDecisions(deps.db, offerId);
  if (!found || newest?.id !== decisionId || !isEmail(found.state.email) || isTaxUndecided(found.state)) return;
  const { state, hasAccount, colleague } = found;
  const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const mail = renderMail(taxDecidedMail({ offerId, state, publicUrl: deps.env.publicUrl, reader }));
  await deps.mailer.send({ messageId: `${offerId}.tax-${decisionId}`, to, ...mail });
}
