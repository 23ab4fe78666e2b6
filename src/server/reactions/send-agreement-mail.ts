import { eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { processingAgreementMail } from '#mail/processing-agreement.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { offerState } from '#server/db/offer-state.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { AgreementMailJob } from '#server/documents/agreement-mail-job.ts';
import { documentAttachment } from './contract-attachment.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader, readsPricesColumn } from './mail-reader.ts';

/** Sends a business its processing agreement with both names (DEL-10); nobody is left to write to once the sale is erased (INV-42). */
export async function sendAgreementMail(deps: Deps, { offerId, documentId }: AgreementMailJob): Promise<void> {
  const columns = {
    state: offerState,
    hasAccount: hasAccountColumn,
    colleague: readsPricesColumn,
    snapshot: documents.snapshot,
  };
  const [found] = await deps.db
    .select(columns)
    .from(offers)
    .innerJoin(documents, eq(documents.offerId, offers.id))
    .where(eq(documents.id, documentId));
  if (found?.snapshot.kind !== 'processingAgreement' || !isEmail(found.state.email)) return;
  const { state, hasAccount, colleague, snapshot } = found;
  const { to, reader } = mailReader(deps, { offerId, email: state.email, hasAccount, colleague });
  const attachments = await documentAttachment(deps, documentId);
  const facts = { offerId, state, publicUrl: deps.env.publicUrl, reader, hasAttachment: attachments.length > 0 };
  const mail = processingAgreementMail({ facts, number: snapshot.number, version: snapshot.text.version });
  await deps.mailer.send({ messageId: `${offerId}.${documentId}`, to, ...renderMail(mail), attachments });
}
