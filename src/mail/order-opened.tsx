import { AccountHint } from './account-hint.tsx';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { agreedElsewhere, sampleFacts } from './sample-offer.ts';
import { offerUrl } from './wording.ts';

/** An order that was agreed outside the shop. */
export const orderOpenedMail = offerMail({
  name: 'order-opened',
  triggers: ['createdFromOrder'],
  content: (facts) => ({
    subject: `Wir haben Ihren Auftrag ${facts.event.data.orderId} angelegt`,
    body: (
      <Layout
        preview="So haben wir den Ankauf festgehalten. Bitte prüfen Sie die Angaben."
        headline="Wir haben Ihren Auftrag angelegt"
        action={{ label: 'Auftrag ansehen', url: offerUrl(facts) }}
        after={
          <>
            <AccountHint facts={facts} />
            <Note>Stimmt etwas nicht, antworten Sie auf diese E-Mail, bevor Sie Geräte versenden.</Note>
          </>
        }
      >
        <Greeting state={facts.state} />
        <Paragraph>
          den mit Ihnen vereinbarten Ankauf haben wir unter der Nummer <Strong>{facts.event.data.orderId}</Strong> so
          festgehalten:
        </Paragraph>
        <PriceSheet lines={facts.event.data.sheet} state={facts.state} />
        <Paragraph>
          Als Nächstes prüfen wir die Angaben und melden uns wegen der Übergabe. Jeden Schritt sehen Sie im
          Verkaufscockpit.
        </Paragraph>
      </Layout>
    ),
  }),
  sample: () => sampleFacts('createdFromOrder', agreedElsewhere()),
});
