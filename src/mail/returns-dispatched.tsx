import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import { takenBackOf } from '#domain/offer/price/taken-back.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { adjustmentRefused, sampleFacts, takenBackInPart } from './sample-offer.ts';
import { reference } from './wording.ts';

export const returnsDispatchedMail = offerMail({
  name: 'returns-dispatched',
  triggers: ['returnsDispatched'],
  content: (facts) => {
    const { note } = facts.event.data;
    const wasChosen = takenBackOf(facts.state.adjustment?.lines ?? []).length > 0;
    const which = wasChosen ? 'die Sie nicht verkaufen' : 'die wir nicht kaufen';
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    return {
      subject: `Rücksendung zu ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Die Rücksendung kostet Sie nichts."
          headline="Ihre Rücksendung"
          action={{ label: 'Stand ansehen', to: 'state' }}
        >
          <Paragraph>
            {trackingNumbers.length > 0
              ? `wir haben Geräte an Sie zurückgesendet, ${which}.`
              : `zu Geräten, ${which}, haben wir vermerkt:`}{' '}
            {note}
          </Paragraph>
          {trackingNumbers.length > 0 && (
            <Paragraph>
              {trackingNumbers.length > 1 ? 'Sendungsnummern' : 'Sendungsnummer'}:{' '}
              <Strong>{trackingNumbers.join(', ')}</Strong>
            </Paragraph>
          )}
          <Paragraph>
            Bitte prüfen Sie die Geräte nach der Ankunft. Fehlt etwas, antworten Sie auf diese E-Mail.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('returnsDispatched', adjustmentRefused()),
  variants: { chosen: () => sampleFacts('returnsDispatched', takenBackInPart()) },
});
