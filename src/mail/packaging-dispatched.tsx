import { allTrackingNumbers } from '#domain/offer/tracked.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** Free packaging material is on its way; also when more of it follows. */
export const packagingDispatchedMail = offerMail({
  name: 'packaging-dispatched',
  triggers: ['packagingDispatched'],
  content: (facts) => {
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    return {
      subject: `Ihr Verpackungsmaterial ist unterwegs, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Sobald es da ist, können Sie die Geräte verpacken."
          headline="Verpackungsmaterial ist unterwegs"
          action={{ label: 'Packliste ansehen', to: 'now' }}
          after={<Note>Das Material kostet Sie nichts und muss nicht zurück.</Note>}
        >
          <Paragraph>
            wir haben Ihnen Verpackungsmaterial geschickt.
            {trackingNumbers.length > 0 && (
              <>
                {' '}
                {trackingNumbers.length > 1 ? 'Sendungsnummern' : 'Sendungsnummer'}:{' '}
                <Strong>{trackingNumbers.join(', ')}</Strong>
              </>
            )}
          </Paragraph>
          <Paragraph>
            Beim Auftrag steht, welches Gerät in welches Paket kommt.
            {facts.state.shippingLabelData === undefined
              ? ' Das Versandetikett bekommen Sie gesondert.'
              : ' Das Versandetikett liegt dort schon bereit.'}
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('packagingDispatched'),
});
