import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { PayeeWarning } from './payee-warning.tsx';
import { sampleFacts, samplePayeeChanged } from './sample-offer.ts';
import { reference } from './wording.ts';

/** The warning of LEG-61: whoever has got into an account would change where the money goes. */
export const payoutDataChangedMail = offerMail({
  name: 'payout-data-changed',
  triggers: ['addressesSubmitted'],
  isMeant: (event) => event.data.payoutHoldUntil !== undefined,
  content: (facts) => {
    const { state, event } = facts;
    return {
      subject: `Auszahlungsdaten geändert, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Waren Sie das nicht, melden Sie sich bitte sofort."
          headline="Die Auszahlungsdaten wurden geändert"
          action={{ label: 'Angaben prüfen', to: 'now' }}
        >
          <PayeeWarning
            sale={reference(state)}
            at={event.at}
            iban={event.data.addresses.contractDetails.iban}
            heldUntil={event.data.payoutHoldUntil}
          />
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('addressesSubmitted', samplePayeeChanged()),
});
