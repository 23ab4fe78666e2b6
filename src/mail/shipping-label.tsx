import { allTrackingNumbers } from '#domain/offer/tracked.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

export const shippingLabelMail = offerMail({
  name: 'shipping-label',
  triggers: ['shippingLabelSent'],
  content: (facts) => {
    const { carrier, labelUpload } = facts.event.data;
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    const several = trackingNumbers.length > 1;
    return {
      subject: `${several ? 'Ihre Versandetiketten sind' : 'Ihr Versandetikett ist'} da, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Geräte verpacken, abgeben, als versendet markieren."
          headline={several ? 'Ihre Versandetiketten sind da' : 'Ihr Versandetikett ist da'}
          action={{ label: 'Zum Auftrag', to: 'now' }}
          after={
            <Note>Der Versand kostet Sie nichts. Melden Sie Geräte vorher bei Konten und Geräteverwaltung ab.</Note>
          }
        >
          <Paragraph>
            {several ? 'die Etiketten' : 'das Etikett'} von {carrier.toUpperCase()}{' '}
            {labelUpload === undefined
              ? 'erhalten Sie von uns gesondert'
              : `${several ? 'liegen' : 'liegt'} im Auftrag zum Ausdrucken bereit`}
            . {several ? 'Sendungsnummern' : 'Sendungsnummer'}: <Strong>{trackingNumbers.join(', ')}</Strong>
          </Paragraph>
          <Paragraph>
            Verpacken Sie die Geräte, geben Sie {several ? 'die Pakete' : 'das Paket'} bei {carrier.toUpperCase()} ab
            und markieren Sie den Auftrag danach als versendet.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('shippingLabelSent'),
});
