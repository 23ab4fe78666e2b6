import { known } from '#domain/offer/state.ts';
import { takenBackOf } from '#domain/offer/taken-back.ts';
import { InvoiceWanted } from './invoice-wanted.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { sampleFacts, soldByBusiness, soldPrivately, takenBackInPart } from './sample-offer.ts';
import { payoutText, reference, unitsText, urlOf, writesOwnInvoice } from './wording.ts';

/** What is paid is settled: as agreed, at once or because we take our adjusted price back, or as adjusted and accepted. With what is to be done now. */
export const inspectionPassedMail = offerMail({
  name: 'inspection-passed',
  triggers: ['adjustingBidSkipped', 'adjustedBidAccepted'],
  content: (facts) => {
    const { event, state, before } = facts;
    const price = payoutText(known(state, 'payoutTotal'), state);
    const ownInvoice = writesOwnInvoice(state);
    const isAdjusted = event.type === 'adjustedBidAccepted';
    const back = takenBackOf(state.adjustment?.lines ?? []).reduce((sum, { units }) => sum + units, 0);
    const paper = state.offeredAsBusiness ? 'die Gutschrift' : 'den Ankaufbeleg';
    return {
      subject: `${subjectStart(ownInvoice, isAdjusted)}${price}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={ownInvoice ? 'Als Nächstes laden Sie Ihre Rechnung hoch.' : 'Als Nächstes erstellen wir den Beleg.'}
          headline={isAdjusted ? 'Der angepasste Preis gilt' : 'Der Preis bleibt wie vereinbart'}
          action={ownInvoice ? { label: 'Rechnung hochladen', to: 'now' } : { label: 'Stand ansehen', to: 'state' }}
          after={
            <Note>
              Was bei Löschung und Prüfung festgehalten wurde, steht bei den{' '}
              <TextLink href={urlOf(facts, 'documents')}>Dokumenten des Auftrags</TextLink>.
            </Note>
          }
        >
          <Paragraph>
            {opening(isAdjusted, before?.phase === 'adjusted')} Damit erhalten Sie <Strong>{price}</Strong>
            {isAdjusted ? '.' : ' wie vereinbart.'}
          </Paragraph>
          {back > 0 && (
            <Paragraph>
              {unitsText(back)} {back === 1 ? 'kommt' : 'kommen'} ohne Kosten zu Ihnen zurück. Wir zahlen aus, sobald{' '}
              {back === 1 ? 'es' : 'sie'} unterwegs {back === 1 ? 'ist' : 'sind'}.
            </Paragraph>
          )}
          {ownInvoice ? (
            <InvoiceWanted state={state} />
          ) : (
            <Paragraph>
              Als Nächstes erstellen wir {paper}. Sie bekommen eine E-Mail, sobald{' '}
              {state.offeredAsBusiness ? 'sie' : 'er'} vorliegt.
            </Paragraph>
          )}
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('adjustingBidSkipped', soldPrivately()),
  variants: {
    ownInvoice: () => sampleFacts('adjustedBidAccepted', soldByBusiness()),
    'with-returns': () => sampleFacts('adjustedBidAccepted', takenBackInPart()),
  },
});

function subjectStart(ownInvoice: boolean, isAdjusted: boolean): string {
  if (ownInvoice) return 'Bitte stellen Sie Ihre Rechnung: ';
  return isAdjusted ? 'Es gilt: ' : 'Es bleibt bei ';
}

function opening(isAdjusted: boolean, isTakenBack: boolean): string {
  if (isAdjusted) return 'Sie haben den angepassten Ankaufpreis angenommen.';
  return isTakenBack ? 'unseren angepassten Preis nehmen wir zurück.' : 'die Prüfung Ihrer Geräte ist abgeschlossen.';
}
