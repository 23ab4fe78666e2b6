import { agreesToSelfBilling } from '#domain/offer/standing.ts';
import { known, type OfferState } from '#domain/offer/state.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { sampleFacts, soldPrivately } from './sample-offer.ts';
import { priceText, reference, urlOf } from './wording.ts';

/** The price stays as agreed: at once after the inspection, or because we take our adjusted price back. */
export const inspectionPassedMail = offerMail({
  name: 'inspection-passed',
  triggers: ['adjustingBidSkipped'],
  content: (facts) => {
    const { state, before } = facts;
    const price = priceText(known(state, 'payoutTotal'), state);
    const ownInvoice = writesOwnInvoice(state);
    return {
      subject: `Es bleibt bei ${price}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={ownInvoice ? 'Als Nächstes laden Sie Ihre Rechnung hoch.' : 'Als Nächstes erstellen wir den Beleg.'}
          headline="Der Preis bleibt wie vereinbart"
          action={ownInvoice ? { label: 'Rechnung hochladen', to: 'now' } : { label: 'Stand ansehen', to: 'state' }}
          after={
            <Note>
              Was bei Löschung und Prüfung festgehalten wurde, steht bei den{' '}
              <TextLink href={urlOf(facts, 'documents')}>Dokumenten des Auftrags</TextLink>.
            </Note>
          }
        >
          <Paragraph>
            {before?.phase === 'adjusted'
              ? 'unseren angepassten Preis nehmen wir zurück. '
              : 'die Prüfung Ihrer Geräte ist abgeschlossen. '}
            Damit erhalten Sie <Strong>{price}</Strong> wie vereinbart.
          </Paragraph>
          <Paragraph>
            {ownInvoice
              ? 'Bitte laden Sie Ihre Rechnung über diesen Betrag hoch und schließen Sie den Verkauf ab. Danach zahlen wir aus.'
              : `Als Nächstes erstellen wir ${state.offeredAsBusiness ? 'die Gutschrift' : 'den Ankaufbeleg'}. Sie bekommen eine E-Mail, sobald ${state.offeredAsBusiness ? 'sie' : 'er'} vorliegt.`}
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('adjustingBidSkipped', soldPrivately()),
});

/** A business that has not agreed to a Gutschrift invoices us (INV-01). */
function writesOwnInvoice(state: OfferState): boolean {
  return state.offeredAsBusiness && !agreesToSelfBilling(state);
}
