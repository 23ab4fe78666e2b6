import { eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { invoiceGivenBackMail } from '#mail/invoice-given-back.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { InvoiceMailJob } from '#server/incoming-invoices/invoice-jobs.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Tells the seller what is wrong with its invoice; nothing once another word was said, another invoice came, or the sale is erased (INV-42). */
export async function sendInvoiceMail(deps: Deps, { offerId, number }: InvoiceMailJob): Promise<void> {
  const columns = { state: offers.state, hasAccount: hasAccountColumn, colleague: readsPricesColumn };
  const [found] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const check = await readInvoiceCheck(deps.db, offerId);
  if (!found || check?.number !== number || !isEmail(found.state.email)) return;
  const { state, hasAccount, colleague } = found;
  const { publicUrl } = deps.env;
  const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const mail = renderMail(invoiceGivenBackMail({ facts: { offerId, state, publicUrl, reader }, check }));
  await deps.mailer.send({ messageId: `${offerId}.invoice-${number}`, to, ...mail });
}
