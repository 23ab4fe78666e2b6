import { OfferLayout } from './offer-layout.tsx';
import { Paragraph, Strong } from './paragraph.tsx';
import { reminderMail } from './reminder-mail.ts';
import { sampleFacts } from './sample-offer.ts';
import { priceText, reference } from './wording.ts';

/** Two and seven days after the agreement, while address and way of payment are missing: nothing goes on without them. */
export const addressReminderMail = reminderMail({
  name: 'address-reminder',
  triggers: ['bidAccepted', 'counterbidAccepted'],
  anchorOf: (event) => event.at,
  times: [
    { name: 'after-2-days', at: 48, until: 168 },
    { name: 'after-7-days', at: 168, until: 336 },
  ],
  isOpen: (state, event) => state.phase === 'agreed' && state.agreement.at === event.at,
  content: (facts) => {
    const { state } = facts;
    const { agreement } = state;
    return {
      subject: `Adresse und Auszahlungsweg fehlen noch, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Danach schicken wir Versandetikett oder Terminvorschlag."
          headline="Wohin dürfen wir auszahlen?"
          action={{ label: 'Adresse und Auszahlung angeben', to: 'now' }}
        >
          <Paragraph>
            unser Kaufvertrag
            {agreement && (
              <>
                {' '}
                über <Strong>{priceText(agreement.total, state)}</Strong>
              </>
            )}{' '}
            steht. Es fehlen nur noch Ihre Adresse und Ihr Auszahlungsweg.
          </Paragraph>
          <Paragraph>
            Sobald Sie beides angegeben haben, bereiten wir die Übergabe der Geräte vor. Möchten Sie doch nicht
            verkaufen, können Sie den Verkauf dort ohne Kosten stornieren.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('counterbidAccepted'),
});
