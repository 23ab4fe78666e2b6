import { isWithoutPlace } from '#domain/offer/parties/sites.ts';
import { wereGoodsSent } from '#domain/offer/phase.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { PromisedDay } from './promised-day.tsx';
import { adjustmentRefused, endedHalfway, sampleFacts, toBeBrought } from './sample-offer.ts';
import { reference } from './wording.ts';

/** An order that ends without a purchase: by us, or because the customer declined the adjusted price. */
export const orderRejectedMail = offerMail({
  name: 'order-rejected',
  triggers: ['orderRejected'],
  content: (facts) => {
    const { event, state } = facts;
    const declined = state.adjustment?.answer === 'declined';
    const isRestThere = wereGoodsSent(state) && isWithoutPlace(state, state.receipt?.lines ?? []);
    return {
      subject: `${reference(state)} ist beendet`,
      body: (
        <OfferLayout
          facts={facts}
          preview={event.data.reason}
          headline={declined ? 'Sie haben den angepassten Preis abgelehnt' : 'Wir kaufen die Geräte nicht'}
          action={{ label: 'Stand ansehen', to: 'state' }}
        >
          <Paragraph>
            {reference(state)} endet ohne Ankauf. Grund: <Strong>{event.data.reason}</Strong>
          </Paragraph>
          <Paragraph>
            {wereGoodsSent(state)
              ? 'Als Nächstes senden wir Ihre Geräte ohne Kosten für Sie zurück und nennen Ihnen die Sendungsnummer.'
              : 'Bitte senden Sie keine Geräte. Was dennoch eintrifft, senden wir ohne Kosten für Sie zurück.'}
          </Paragraph>
          {isRestThere && (
            <Paragraph>Was noch an anderen Standorten steht, geben Sie bitte nicht mehr aus der Hand.</Paragraph>
          )}
          {wereGoodsSent(state) && <PromisedDay what="return" at={event.at} />}
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('orderRejected', adjustmentRefused()),
  variants: {
    'before-dispatch': () => sampleFacts('orderRejected', toBeBrought()),
    halfway: () => sampleFacts('orderRejected', endedHalfway()),
  },
});
