import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { agreedElsewhere, sampleFacts } from './sample-offer.ts';

/** An order that was agreed outside the shop. */
export const orderOpenedMail = offerMail({
  name: 'order-opened',
  triggers: ['createdFromOrder'],
  content: (facts) => ({
    subject: `Wir haben Ihren Auftrag ${facts.event.data.orderId} angelegt`,
    body: (
      <OfferLayout
        facts={facts}
        preview="So haben wir den Ankauf festgehalten. Bitte prüfen Sie die Angaben."
        headline="Wir haben Ihren Auftrag angelegt"
        action={{ label: 'Auftrag ansehen', to: 'state' }}
        after={<Note>Stimmt etwas nicht, antworten Sie auf diese E-Mail, bevor Sie Geräte versenden.</Note>}
      >
        <Paragraph>
          den mit Ihnen vereinbarten Ankauf haben wir unter der Nummer <Strong>{facts.event.data.orderId}</Strong> so
          festgehalten:
        </Paragraph>
        <PriceSheet lines={facts.event.data.sheet} state={facts.state} />
        <Paragraph>
          Als Nächstes prüfen wir die Angaben und melden uns wegen der Übergabe. Jeden Schritt sehen Sie im
          Verkaufscockpit.
        </Paragraph>
      </OfferLayout>
    ),
  }),
  sample: () => sampleFacts('createdFromOrder', agreedElsewhere()),
});
