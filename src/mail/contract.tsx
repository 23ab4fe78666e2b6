import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { requireFact } from '#domain/offer/state.ts';
import { ContractTerms } from './contract-terms.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { sampleFacts, soldPrivately } from './sample-offer.ts';
import { priceText, reference } from './wording.ts';

/** The contract as the seller has just accepted it, to be kept (LEG-02). */
export const contractMail = offerMail({
  name: 'contract',
  triggers: ['bidAccepted'],
  content: (facts) => {
    const { state } = facts;
    const { total, lines } = requireFact(state, 'agreement');
    return {
      subject: `Ihr Kaufvertrag über ${priceText(total, state)}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Als Nächstes brauchen wir Adresse und Auszahlungsweg."
          headline="Unser Kaufvertrag"
          action={{ label: 'Adresse und Auszahlung angeben', to: 'now' }}
          after={<ContractTerms facts={facts} />}
        >
          <Paragraph>
            Sie haben unser Kaufpreisgebot angenommen. Damit verkaufen Sie der {shopConfig.company.name} für{' '}
            <Strong>{priceText(total, state)}</Strong>:
          </Paragraph>
          <PriceSheet lines={lines} state={state} />
          <Paragraph>Als Nächstes brauchen wir Ihre Adresse und Ihren Auszahlungsweg.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('bidAccepted', soldPrivately()), hasAttachment: true }),
  variants: { large: () => sampleFacts('bidAccepted', soldPrivately()) },
});
