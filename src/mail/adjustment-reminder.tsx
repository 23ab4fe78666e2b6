import { AdjustedSheet } from './adjusted-sheet.tsx';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts } from './sample-offer.ts';
import { deadlineText, offerUrl, reference } from './wording.ts';

/** Sent 48 and 24 hours before the answer day of an adjusted bid ends. */
export const adjustmentReminderMail = offerMail({
  name: 'adjustment-reminder',
  triggers: ['bidAdjusted'],
  content: (facts) => {
    const { event, state, hoursLeft } = facts;
    const deadline = deadlineText(event.data.answerUntil);
    return {
      subject: `Noch ${hoursLeft} Stunden: angepasster Ankaufpreis, ${reference(state)}`,
      body: (
        <Layout
          preview={`Bitte antworten Sie bis ${deadline}.`}
          headline={`Noch ${hoursLeft} Stunden für Ihre Antwort`}
          action={{ label: 'Gründe ansehen und entscheiden', url: offerUrl(facts) }}
        >
          <Greeting state={state} />
          <Paragraph>
            zum angepassten Ankaufpreis fehlt uns Ihre Antwort. Bitte entscheiden Sie bis <Strong>{deadline}</Strong>:
          </Paragraph>
          <AdjustedSheet adjustment={event.data} state={state} />
          <Paragraph>
            Ohne Ihre Zustimmung kaufen wir nicht. Nach Ablauf der Frist können wir den Auftrag beenden und alle Geräte
            ohne Kosten für Sie zurücksenden.
          </Paragraph>
        </Layout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('bidAdjusted'), hoursLeft: 24 }),
});
