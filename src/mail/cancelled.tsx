import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { cancelledByCustomer, cancelledByUs, sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** By us with a reason, or by the customer, who gets it confirmed (LEG-10). */
export const cancelledMail = offerMail({
  name: 'cancelled',
  triggers: ['cancelled'],
  content: (facts) => {
    const { event, state } = facts;
    const own = event.actor === 'customer';
    return {
      subject: `Verkauf storniert, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Es entstehen Ihnen keine Kosten."
          headline={own ? 'Sie haben den Verkauf storniert' : 'Wir haben den Verkauf storniert'}
          action={{ label: 'Verlauf ansehen', to: 'state' }}
        >
          {own ? (
            <Paragraph>
              Sie haben den Verkauf zu {reference(state)} storniert. Keine Seite ist mehr gebunden, Kosten entstehen
              Ihnen nicht. Bitte senden Sie keine Geräte mehr.
            </Paragraph>
          ) : (
            <>
              <Paragraph>
                wir haben den Verkauf zu {reference(state)} storniert. Grund: <Strong>{event.data.reason}</Strong>
              </Paragraph>
              <Paragraph>
                Bitte senden Sie keine Geräte mehr. Was dennoch eintrifft, senden wir ohne Kosten für Sie zurück.
              </Paragraph>
            </>
          )}
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('cancelled', cancelledByUs()),
  variants: { 'by-customer': () => sampleFacts('cancelled', cancelledByCustomer()) },
});
