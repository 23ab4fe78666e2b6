import { takenBackOf } from '#domain/offer/price/taken-back.ts';
import { isTaxUndecided } from '#domain/offer/standing.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
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
    const price = payoutText(requireFact(state, 'payoutTotal'), state);
    const ownInvoice = writesOwnInvoice(state);
    const isAdjusted = event.type === 'adjustedBidAccepted';
    const back = takenBackOf(state.adjustment?.lines ?? []).reduce((sum, { units }) => sum + units, 0);
    return {
      subject: `${subjectStart(ownInvoice, isAdjusted)}${price}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={ownInvoice ? 'Als Nächstes laden Sie Ihre Rechnung hoch.' : 'Als Nächstes sind wir am Zug.'}
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
          {ownInvoice ? <InvoiceWanted state={state} /> : <NextPaper state={state} />}
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

/** What comes next where the paper is ours, or nobody can say yet whose it is. */
function NextPaper({ state }: { state: OfferState }) {
  if (isTaxUndecided(state))
    return (
      <Paragraph>
        Als Nächstes klären wir, wie Ihr Verkauf besteuert wird, und schreiben Ihnen, was es für den Preis bedeutet.
        Bitte warten Sie mit einer Rechnung bis dahin.
      </Paragraph>
    );
  const isGutschrift = documentKindOf(state) === 'selfBilledInvoice';
  return (
    <Paragraph>
      Als Nächstes erstellen wir {isGutschrift ? 'die Gutschrift' : 'den Ankaufbeleg'}. Sie bekommen eine E-Mail, sobald{' '}
      {isGutschrift ? 'sie' : 'er'} vorliegt.
    </Paragraph>
  );
}

function subjectStart(ownInvoice: boolean, isAdjusted: boolean): string {
  if (ownInvoice) return 'Bitte stellen Sie Ihre Rechnung: ';
  return isAdjusted ? 'Es gilt: ' : 'Es bleibt bei ';
}

function opening(isAdjusted: boolean, isTakenBack: boolean): string {
  if (isAdjusted) return 'Sie haben den angepassten Ankaufpreis angenommen.';
  return isTakenBack ? 'unseren angepassten Preis nehmen wir zurück.' : 'die Prüfung Ihrer Geräte ist abgeschlossen.';
}
