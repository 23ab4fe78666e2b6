import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { rejectedAtOnce, sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** Says what the screen says, and the reason. */
export const rejectedMail = offerMail({
  name: 'rejected',
  triggers: ['rejected'],
  content: (facts) => ({
    subject: `Kein Ankauf zu Ihrer ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={facts.event.data.reason}
        headline="Kein Ankauf"
        action={{ label: 'Andere Geräte anbieten', to: 'newInquiry' }}
      >
        <Paragraph>
          vielen Dank für Ihre Anfrage. Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.
        </Paragraph>
        <Paragraph>
          Grund: <Strong>{facts.event.data.reason}</Strong>
        </Paragraph>
        <Paragraph>Ihre Anfrage ist damit geschlossen. Ein Vertrag ist nicht entstanden.</Paragraph>
      </OfferLayout>
    ),
  }),
  sample: () => sampleFacts('rejected', rejectedAtOnce()),
});
