import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { paperCancelled, sampleFacts } from './sample-offer.ts';
import { reference, urlOf } from './wording.ts';

/** We took a paper back; the price stands, and a new paper follows (INV-12). */
export const documentCancelledMail = offerMail({
  name: 'document-cancelled',
  triggers: ['documentCancelled'],
  // The seller was told when the invoice was given back (invoice-given-back.tsx).
  isMeant: ({ data }) => 'number' in data,
  content: (facts) => {
    const { data } = facts.event;
    if (!('number' in data)) throw new Error('No paper of ours');
    const { number, cancels, reason } = data;
    const isInvoice = facts.state.endedDocuments?.at(-1)?.kind === 'selfBilledInvoice';
    const paper = isInvoice ? 'die Gutschrift' : 'den Ankaufbeleg';
    return {
      subject: `${cancels} ist storniert, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Der vereinbarte Preis bleibt. Ein neuer Beleg folgt."
          headline={`Wir haben ${paper} storniert`}
          action={{ label: 'Stand ansehen', to: 'state' }}
          after={isInvoice && <Note>Bitte buchen Sie beide Belege, so wie sie sind.</Note>}
        >
          <Paragraph>
            wir haben {paper} <Strong>{cancels}</Strong> mit dem Stornobeleg <Strong>{number}</Strong> zurückgenommen.
            Grund: {reason}
          </Paragraph>
          <Paragraph>
            Der vereinbarte Preis bleibt. Wir stellen einen neuen Beleg aus und zahlen danach. Sie müssen nichts tun.
          </Paragraph>
          <Paragraph>
            <TextLink href={urlOf(facts, 'documents')}>Beide Belege ansehen</TextLink>
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('documentCancelled', paperCancelled()),
  variants: { business: () => sampleFacts('documentCancelled', paperCancelled(true)) },
});
