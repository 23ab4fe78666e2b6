import { siteText } from '#domain/offer/events/wording.ts';
import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import { handoverOf } from '#domain/offer/parties/sites.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { PackingLine } from './packing-line.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts, sentFromSites } from './sample-offer.ts';
import { twoParcels } from './sample-packing.ts';
import { SiteLine } from './site-line.tsx';
import { reference } from './wording.ts';

/** Free packaging material is on its way; also when more of it follows. */
export const packagingDispatchedMail = offerMail({
  name: 'packaging-dispatched',
  triggers: ['packagingDispatched'],
  content: (facts) => {
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    return {
      subject: `Ihr Verpackungsmaterial ist unterwegs${siteText(facts.event.data)}, ${reference(facts.state)}`,
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
          <SiteLine event={facts.event} state={facts.state} />
          <PackingLine facts={facts} />
          <Paragraph>
            {facts.packing === undefined && 'Beim Auftrag steht, welches Gerät in welches Paket kommt. '}
            {handoverOf(facts.state, facts.event.data.site).shippingLabelData === undefined
              ? 'Das Versandetikett kommt in einer eigenen E-Mail.'
              : 'Das Versandetikett liegt beim Auftrag schon bereit.'}
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('packagingDispatched'), packing: twoParcels }),
  variants: { site: () => sampleFacts('packagingDispatched', sentFromSites()) },
});
