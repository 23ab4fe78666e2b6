import { ContractTerms } from './contract-terms.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { sampleFacts } from './sample-offer.ts';
import { priceText, reference } from './wording.ts';

export const counterbidAcceptedMail = offerMail({
  name: 'counterbid-accepted',
  triggers: ['counterbidAccepted'],
  content: (facts) => {
    const { event, state } = facts;
    const price = priceText(event.data.total, state);
    return {
      subject: `Gegenvorschlag angenommen: ${price}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Als Nächstes brauchen wir Adresse und Auszahlungsweg."
          headline="Wir nehmen Ihren Gegenvorschlag an"
          action={{ label: 'Adresse und Auszahlung angeben', to: 'now' }}
          after={<ContractTerms facts={facts} />}
        >
          <Paragraph>
            für <Strong>{price}</Strong> kaufen wir Ihre Geräte, wie Sie vorgeschlagen haben. Damit ist der Kaufvertrag
            geschlossen:
          </Paragraph>
          <PriceSheet lines={event.data.lines} state={state} />
          <Paragraph>Als Nächstes brauchen wir Ihre Adresse und Ihren Auszahlungsweg.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('counterbidAccepted'),
});
