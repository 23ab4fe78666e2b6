import { AdjustedSheet } from './adjusted-sheet.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { Paragraph, Strong } from './paragraph.tsx';
import { beforeDeadline, overAfter, reminderMail } from './reminder-mail.ts';
import { sampleFacts } from './sample-offer.ts';
import { deadlineText, reference } from './wording.ts';

/** Sent 48 and 24 hours before the answer day of an adjusted bid ends. */
export const adjustmentReminderMail = reminderMail({
  name: 'adjustment-reminder',
  triggers: ['bidAdjusted'],
  anchorOf: (event) => overAfter(event.data.answerUntil),
  times: beforeDeadline,
  isOpen: (state, event) => state.phase === 'adjusted' && state.priceVersion === event.version,
  content: (facts) => {
    const { event, state, hoursLeft } = facts;
    const deadline = deadlineText(event.data.answerUntil);
    return {
      subject: `Noch ${hoursLeft} Stunden: angepasster Ankaufpreis, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={`Bitte antworten Sie bis ${deadline}.`}
          headline={`Noch ${hoursLeft} Stunden für Ihre Antwort`}
          action={{ label: 'Gründe ansehen und entscheiden', to: 'now' }}
        >
          <Paragraph>
            zum angepassten Ankaufpreis fehlt uns Ihre Antwort. Bitte entscheiden Sie bis <Strong>{deadline}</Strong>:
          </Paragraph>
          <AdjustedSheet adjustment={event.data} state={state} />
          <Paragraph>
            Ohne Ihre Zustimmung kaufen wir nicht. Nach Ablauf der Frist können wir den Auftrag beenden und alle Geräte
            ohne Kosten für Sie zurücksenden.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('bidAdjusted'), hoursLeft: 48 }),
  variants: { '24': () => ({ ...sampleFacts('bidAdjusted'), hoursLeft: 24 }) },
});
