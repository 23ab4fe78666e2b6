import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { sampleFacts, soldPrivately } from './sample-offer.ts';
import { priceText, reference, urlOf } from './wording.ts';

/** Ankaufbeleg for a private seller, Gutschrift for a business that agreed to it (INV-01, INV-05). */
export const documentReadyMail = offerMail({
  name: 'document-ready',
  triggers: ['creditNoteAdded'],
  content: (facts) => {
    const { number, kind, total } = facts.event.data;
    const selfBilled = kind === 'selfBilledInvoice';
    const title = selfBilled ? 'Gutschrift' : 'Ankaufbeleg';
    return {
      subject: `${title} ${number} ist erstellt, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Bitte prüfen und den Verkauf abschließen."
          headline={`${selfBilled ? 'Ihre' : 'Ihr'} ${title} ist erstellt`}
          action={{ label: 'Prüfen und Verkauf abschließen', to: 'now' }}
          after={
            selfBilled && (
              <Note>
                Stimmt etwas nicht, können Sie der Gutschrift widersprechen: Antworten Sie auf diese E-Mail. Stellen Sie
                dazu keine eigene Rechnung.
              </Note>
            )
          }
        >
          <Paragraph>
            über den Ankauf haben wir {selfBilled ? 'die Gutschrift' : 'den Ankaufbeleg'} <Strong>{number}</Strong> über{' '}
            <Strong>{priceText(total, facts.state)}</Strong> erstellt.
          </Paragraph>
          <Paragraph>
            <TextLink href={urlOf(facts, 'documents')}>Beleg und Unterlagen ansehen</TextLink>
          </Paragraph>
          <Paragraph>Bitte prüfen Sie die Angaben und schließen Sie den Verkauf ab. Danach zahlen wir aus.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('creditNoteAdded', soldPrivately()),
});
