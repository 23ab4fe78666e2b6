import { AdjustedSheet } from './adjusted-sheet.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts, takenBackInPart } from './sample-offer.ts';
import { deadlineText, priceText, reference } from './wording.ts';

/** The price after the inspection; silence never accepts it (§ 308 Nr. 5 BGB). */
export const bidAdjustedMail = offerMail({
  name: 'bid-adjusted',
  triggers: ['bidAdjusted'],
  content: (facts) => {
    const { event, state } = facts;
    const deadline = deadlineText(event.data.answerUntil);
    return {
      subject: `Angepasster Ankaufpreis: ${priceText(event.data.total, state)}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={`Bitte antworten Sie bis ${deadline}.`}
          headline="Der Ankaufpreis weicht nach der Prüfung ab"
          action={{ label: 'Gründe ansehen und entscheiden', to: 'now' }}
          after={
            <Note>
              Ihr Schweigen gilt nicht als Zustimmung. Lehnen Sie ab, senden wir alle Geräte ohne Kosten für Sie zurück.
            </Note>
          }
        >
          <Paragraph>wir haben Ihre Geräte geprüft. Was sich dadurch am Preis ändert, und warum:</Paragraph>
          <AdjustedSheet adjustment={event.data} state={state} />
          <Paragraph>
            Bitte nehmen Sie den angepassten Preis bis <Strong>{deadline}</Strong> an oder lehnen Sie ihn ab.
            {event.data.returnsOptional &&
              ' Sie können auch einzelne Geräte zurücknehmen: Wir senden sie ohne Kosten für Sie zurück und zahlen die übrigen.'}
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('bidAdjusted'),
  variants: { 'with-returns': () => sampleFacts('bidAdjusted', takenBackInPart()) },
});
