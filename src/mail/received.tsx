import { GoodsList } from './goods-list.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { PromisedDay } from './promised-day.tsx';
import { sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** The immediate confirmation of receipt of LEG-02. */
export const receivedMail = offerMail({
  name: 'received',
  triggers: ['linkedToInquiry'],
  content: (facts) => ({
    subject: `Ihre ${reference(facts.state)} ist eingegangen`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Als Nächstes erhalten Sie unser Kaufpreisgebot."
        headline="Ihre Anfrage ist eingegangen"
        action={{ label: 'Anfrage ansehen', to: 'state' }}
        after={
          <Note>
            Sie haben nichts angefragt? Dann hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun: Ohne Ihre
            Anmeldung kommt kein Verkauf zustande.
          </Note>
        }
      >
        <Paragraph>
          wir haben Ihre Anfrage unter der Nummer <Strong>{facts.event.data.inquiryId}</Strong> erhalten:
        </Paragraph>
        <GoodsList state={facts.state} />
        {facts.doubtfulDevices !== undefined && (
          <Paragraph>
            Bitte prüfen Sie Ihre Angaben: {facts.doubtfulDevices}. Ein Gerät können wir nur einmal ankaufen.
          </Paragraph>
        )}
        <Paragraph>
          <Strong>Das ist noch kein Vertrag.</Strong> Wir prüfen Ihre Angaben und senden Ihnen ein Kaufpreisgebot mit
          Frist an diese Adresse. Sie nehmen es an, lehnen es ab oder nennen einen eigenen Preis. Erst mit einer Annahme
          kommt ein Kaufvertrag zustande.
        </Paragraph>
        <PromisedDay what="bid" at={facts.event.at} />
      </OfferLayout>
    ),
  }),
  sample: () => sampleFacts('linkedToInquiry'),
  variants: {
    doubtful: () => ({
      ...sampleFacts('linkedToInquiry'),
      doubtfulDevices: 'Seriennummer 5CG1234ABC auch in AN-2026-000042',
    }),
  },
});
