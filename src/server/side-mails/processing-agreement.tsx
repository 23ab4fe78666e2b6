import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { documents } from '#server/db/schema/documents.ts';
import { documentAttachment } from '#server/reactions/contract-attachment.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

interface AgreementMail {
  facts: SaleMailFacts;
  /** Of the document, 'AV-2026-000123'. */
  number: string;
  version: string;
}

/** Sent to a business once both names are known, with the agreement as a file (DEL-10). */
function processingAgreementWords({ facts, number, version }: AgreementMail): MailContent {
  return {
    subject: `Vertrag zur Auftragsverarbeitung ${number}, ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Mit beiden Namen, als PDF für Ihre Akten."
        headline="Ihr Vertrag zur Auftragsverarbeitung"
        action={{ label: 'Unterlagen ansehen', to: 'documents' }}
      >
        <Paragraph>
          {facts.hasAttachment ? 'im Anhang finden Sie' : 'in den Unterlagen Ihres Verkaufs finden Sie'} den Vertrag zur
          Auftragsverarbeitung <Strong>{number}</Strong> (Art. 28 DSGVO), Fassung {version}, mit Weisung, Maßnahmen und
          weiteren Auftragsverarbeitern. Sie haben ihn beim Verkauf geschlossen und müssen nichts mehr tun.
        </Paragraph>
      </OfferLayout>
    ),
  };
}

const sampleOf = (hasAttachment: boolean) => () =>
  processingAgreementWords({
    facts: { ...sampleFacts('addressesSubmitted'), hasAttachment },
    number: 'AV-2026-000123',
    version: '2026-11',
  });

/** Sends a business its processing agreement with both names (DEL-10). */
export const processingAgreementMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, documentId: z.uuid() }),
  async send(deps, { offerId, documentId }) {
    const sale = await readSale(deps, offerId);
    const [found] = await deps.db
      .select({ snapshot: documents.snapshot })
      .from(documents)
      .where(eq(documents.id, documentId));
    if (!sale || found?.snapshot.kind !== 'processingAgreement') return;
    const { number, text } = found.snapshot;
    const attachments = await documentAttachment(deps, documentId);
    const letter = sale.letterTo(sale.readsPrices);
    const facts = { ...letter.facts, hasAttachment: attachments.length > 0 };
    const mail = renderMail(processingAgreementWords({ facts, number, version: text.version }));
    await deps.mailer.send({ messageId: `${offerId}.${documentId}`, to: letter.to, ...mail, attachments });
  },
  samples: { 'processing-agreement': sampleOf(true), 'processing-agreement-large': sampleOf(false) },
});
