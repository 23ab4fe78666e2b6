import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts, takenByPhone } from './sample-offer.ts';

/** An inquiry that reached us by telephone or mail. */
export const inquiryOpenedMail = offerMail({
  name: 'inquiry-opened',
  triggers: ['createdFromInquiry'],
  content: (facts) => ({
    subject: `Wir haben Ihre Anfrage ${facts.event.data.inquiryId} angelegt`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Mit einem Konto sehen Sie jeden Schritt und antworten auf unser Gebot."
        headline="Wir haben Ihre Anfrage angelegt"
        action={{ label: 'Anfrage ansehen', to: 'state' }}
      >
        <Paragraph>
          Sie haben uns Geräte zum Ankauf genannt. Wir führen sie unter der Nummer{' '}
          <Strong>{facts.event.data.inquiryId}</Strong>.
        </Paragraph>
        <Paragraph>
          <Strong>Das ist noch kein Vertrag.</Strong> Wir tragen die Geräte ein und senden Ihnen ein Kaufpreisgebot mit
          Frist an diese Adresse. Um es anzunehmen, brauchen Sie ein Konto mit genau dieser Adresse.
        </Paragraph>
      </OfferLayout>
    ),
  }),
  sample: () => sampleFacts('createdFromInquiry', takenByPhone()),
});
