import { siteText } from '#domain/offer/events/wording.ts';
import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import { OfferLayout } from './offer-layout.tsx';
import { type OfferMailFacts, offerMail } from './offer-mail.ts';
import { PackingLine } from './packing-line.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { labelUploaded, sampleFacts, sentFromSites } from './sample-offer.ts';
import { twoParcels } from './sample-packing.ts';
import { SiteLine } from './site-line.tsx';
import { reference } from './wording.ts';

export const shippingLabelMail = offerMail({
  name: 'shipping-label',
  triggers: ['shippingLabelSent'],
  content: (facts) => {
    const { carrier } = facts.event.data;
    const trackingNumbers = allTrackingNumbers(facts.event.data);
    const several = trackingNumbers.length > 1;
    return {
      subject: `${several ? 'Ihre Versandetiketten sind' : 'Ihr Versandetikett ist'} da${siteText(facts.event.data)}, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Geräte verpacken, abgeben, als versendet markieren."
          headline={several ? 'Ihre Versandetiketten sind da' : 'Ihr Versandetikett ist da'}
          action={{ label: 'Zum Auftrag', to: 'now' }}
          after={
            <Note>
              Der Versand kostet Sie nichts. Melden Sie Geräte vorher von allen Konten und aus der Geräteverwaltung ab.{' '}
              {facts.event.data.qrCode === undefined
                ? 'Kein Drucker? Im Auftrag steht, wie es ohne geht, notfalls von Hand beschriftet.'
                : 'Kein Drucker? Zeigen Sie am Schalter den QR-Code aus Ihrem Auftrag vor, dort wird das Etikett gedruckt.'}
            </Note>
          }
        >
          <Paragraph>
            {several ? 'die Etiketten' : 'das Etikett'} von {carrier.toUpperCase()} {whereItIs(facts, several)}.{' '}
            {several ? 'Sendungsnummern' : 'Sendungsnummer'}: <Strong>{trackingNumbers.join(', ')}</Strong>
          </Paragraph>
          <SiteLine event={facts.event} state={facts.state} />
          <PackingLine facts={facts} />
          <Paragraph>
            Verpacken Sie die Geräte, geben Sie {several ? 'die Pakete' : 'das Paket'} bei {carrier.toUpperCase()} ab
            und markieren Sie {facts.event.data.site === undefined ? 'den Auftrag' : 'den Standort'} danach als
            versendet.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('shippingLabelSent'), packing: twoParcels }),
  variants: {
    attached: () => ({ ...sampleFacts('shippingLabelSent', labelUploaded()), hasAttachment: true }),
    site: () => sampleFacts('shippingLabelSent', sentFromSites()),
  },
});

function whereItIs({ event, hasAttachment }: OfferMailFacts<'shippingLabelSent'>, several: boolean): string {
  if (event.data.labelUpload === undefined) return 'schicken wir Ihnen in einer eigenen Nachricht';
  const lies = several ? 'liegen' : 'liegt';
  const hangs = several ? 'hängen' : 'hängt';
  return `${hasAttachment ? `${hangs} an dieser E-Mail und ${lies}` : lies} im Auftrag zum Ausdrucken bereit`;
}
