import { siteText } from '#domain/offer/events/wording.ts';
import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import { handoverOf } from '#domain/offer/parties/sites.ts';
import { OfferLayout } from './offer-layout.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { reminderMail } from './reminder-mail.ts';
import { sampleFacts, sentFromSites } from './sample-offer.ts';
import { SiteLine } from './site-line.tsx';
import { reference } from './wording.ts';

/** Five and twelve days after the label, while the goods are not marked as sent. A newer label has reminders of its own. */
export const shippingReminderMail = reminderMail({
  name: 'shipping-reminder',
  triggers: ['shippingLabelSent'],
  anchorOf: (event) => event.at,
  times: [
    { name: 'after-5-days', at: 120, until: 288 },
    { name: 'after-12-days', at: 288, until: 480 },
  ],
  isOpen: (state, { data }) => {
    const { shippingLabelData, goodsDispatchedAt } = handoverOf(state, data.site);
    return (
      state.phase === 'handover' &&
      goodsDispatchedAt === undefined &&
      shippingLabelData?.trackingNumbers.join() === data.trackingNumbers.join()
    );
  },
  content: (facts) => {
    const { carrier } = facts.event.data;
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    const several = trackingNumbers.length > 1;
    return {
      subject: `Schon versendet? ${reference(facts.state)}${siteText(facts.event.data)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Geräte verpacken, abgeben, als versendet markieren."
          headline="Ihre Geräte sind noch nicht unterwegs"
          action={{ label: 'Zum Auftrag', to: 'now' }}
          after={<Note>Der Versand kostet Sie nichts. Passt etwas nicht, antworten Sie auf diese E-Mail.</Note>}
        >
          <Paragraph>
            {several ? 'Ihre Versandetiketten liegen' : 'Ihr Versandetikett liegt'} bereit (
            <Strong>{trackingNumbers.join(', ')}</Strong>). Als versendet markiert sind die Geräte noch nicht.
          </Paragraph>
          <SiteLine event={facts.event} state={facts.state} />
          <Paragraph>
            Sind sie schon bei {carrier.toUpperCase()}, markieren Sie den Auftrag bitte als versendet. Sonst verpacken
            Sie die Geräte und geben {several ? 'die Pakete' : 'das Paket'} dort ab.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('shippingLabelSent'),
  variants: { site: () => sampleFacts('shippingLabelSent', sentFromSites()) },
});
