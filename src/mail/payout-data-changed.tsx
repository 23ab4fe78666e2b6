import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { maskIban } from '#domain/values/iban.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { shopConfig } from '#shop.config.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { payeeChanged, sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** The warning of LEG-61: whoever has got into an account would change where the money goes. */
export const payoutDataChangedMail = offerMail({
  name: 'payout-data-changed',
  triggers: ['addressesSubmitted'],
  isMeant: (event) => event.data.payoutHoldUntil !== undefined,
  content: (facts) => {
    const { state, event } = facts;
    const { iban } = event.data.addresses.contractDetails;
    const held = event.data.payoutHoldUntil;
    return {
      subject: `Auszahlungsdaten geändert, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Waren Sie das nicht, melden Sie sich bitte sofort."
          headline="Die Auszahlungsdaten wurden geändert"
          action={{ label: 'Angaben prüfen', to: 'now' }}
        >
          <Paragraph>
            am {formatDayInFull(dayOf(event.at))} wurde für {reference(state)} ein neuer Auszahlungsweg angegeben:{' '}
            <Strong>{iban === undefined ? 'PayPal' : `IBAN ${maskIban(iban)}`}</Strong>. Zur Sicherheit zahlen wir
            frühestens 24 Stunden nach der Änderung aus{held !== undefined && <>, also ab {formatInstant(held)}</>}.
          </Paragraph>
          <Paragraph>
            Waren Sie das nicht, ändern Sie Ihr Passwort und rufen Sie uns an: {shopConfig.company.phone}.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('addressesSubmitted', payeeChanged()),
});
