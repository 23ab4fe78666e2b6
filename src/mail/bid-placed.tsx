import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { bidAnew, sampleFacts, soldPrivately } from './sample-offer.ts';
import { deadlineText, priceText, reference, termsUrl } from './wording.ts';

/** Our bid; also a new one in answer to a counterbid, and one that replaces an earlier bid. */
export const bidPlacedMail = offerMail({
  name: 'bid-placed',
  triggers: ['bidSubmitted'],
  content: (facts) => {
    const { event, state, before } = facts;
    const { total, lines, validUntil } = event.data;
    const replaced = before?.bid !== undefined;
    return {
      subject: `${replaced ? 'Neues Kaufpreisgebot' : 'Unser Kaufpreisgebot'}: ${priceText(total, state)}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={`Bitte antworten Sie bis ${deadlineText(validUntil)}.`}
          headline={replaced ? 'Wir haben ein neues Gebot abgegeben' : 'Unser Kaufpreisgebot'}
          action={{ label: 'Gebot ansehen und entscheiden', to: 'now' }}
          after={
            <Note>
              Ein Gegenvorschlag beendet unser Gebot: Wir nehmen ihn an, lehnen ihn ab oder bieten neu. Antworten Sie
              nicht, verfällt das Gebot; ein Vertrag entsteht dann nicht. Unsere{' '}
              <TextLink href={termsUrl(facts)}>Ankaufbedingungen</TextLink> gelten.
            </Note>
          }
        >
          <Paragraph>{opening(before?.phase === 'counterbidPlaced', replaced)}</Paragraph>
          <PriceSheet lines={lines} state={state} />
          <Paragraph>
            Sie können das Gebot bis <Strong>{deadlineText(validUntil)}</Strong> annehmen, ablehnen oder einen eigenen
            Preis nennen.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('bidSubmitted'),
  variants: {
    private: () => sampleFacts('bidSubmitted', soldPrivately()),
    anew: () => sampleFacts('bidSubmitted', bidAnew()),
  },
});

function opening(answersCounterbid: boolean, replaced: boolean): string {
  if (answersCounterbid) return 'Ihren Gegenvorschlag nehmen wir so nicht an. Stattdessen bieten wir Ihnen:';
  return replaced ? 'dieses Gebot tritt an die Stelle des bisherigen:' : 'für Ihre Geräte bieten wir Ihnen:';
}
