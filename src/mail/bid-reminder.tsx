import { OfferLayout } from './offer-layout.tsx';
import { Paragraph, Strong } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { beforeDeadline, overAfter, reminderMail } from './reminder-mail.ts';
import { sampleFacts } from './sample-offer.ts';
import { deadlineText, reference } from './wording.ts';

/** Sent 48 and 24 hours before a bid ends that nobody has answered. */
export const bidReminderMail = reminderMail({
  name: 'bid-reminder',
  triggers: ['bidSubmitted'],
  anchorOf: (event) => overAfter(event.data.validUntil),
  times: beforeDeadline,
  isOpen: (state, event) => state.phase === 'bidPlaced' && state.priceVersion === event.version,
  content: (facts) => {
    const { event, state, hoursLeft } = facts;
    const deadline = deadlineText(event.data.validUntil);
    return {
      subject: `Noch ${hoursLeft} Stunden: Kaufpreisgebot zu Ihrer ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={`Unser Gebot gilt bis ${deadline}.`}
          headline={`Unser Gebot gilt noch ${hoursLeft} Stunden`}
          action={{ label: 'Gebot ansehen und entscheiden', to: 'now' }}
        >
          <Paragraph>
            unser Kaufpreisgebot endet am <Strong>{deadline}</Strong>. Bisher haben Sie nicht geantwortet:
          </Paragraph>
          <PriceSheet lines={event.data.lines} state={state} />
          <Paragraph>
            Ohne Antwort verfällt das Gebot. Ein Vertrag entsteht dann nicht, und Sie müssen nichts weiter tun.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('bidSubmitted'), hoursLeft: 48 }),
  variants: { '24': () => ({ ...sampleFacts('bidSubmitted'), hoursLeft: 24 }) },
});
