import { referenceWithOwn } from '#domain/offer/parties/own-books.ts';
import { requireFact } from '#domain/offer/state.ts';
import { maskIban } from '#domain/values/iban.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts } from './sample-offer.ts';
import { payoutText, reference } from './wording.ts';

export const paidMail = offerMail({
  name: 'paid',
  triggers: ['completed'],
  content: (facts) => {
    const { event, state } = facts;
    const { contractDetails } = requireFact(state, 'addresses');
    const { iban } = contractDetails;
    const price = payoutText(requireFact(state, 'payoutTotal'), state, facts.rounding);
    return {
      subject: `Ausgezahlt: ${price}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Der Verkauf ist abgeschlossen."
          headline="Wir haben ausgezahlt"
          action={{ label: 'Belege ansehen', to: 'documents' }}
          after={<Note>Bis zur Gutschrift auf Ihrem Konto kann ein Bankarbeitstag vergehen.</Note>}
        >
          <Paragraph>
            wir haben <Strong>{price}</Strong> {iban === undefined ? 'über PayPal' : `auf das Konto ${maskIban(iban)}`}{' '}
            ausgezahlt. Zahlungsreferenz: {referenceWithOwn(event.data.paymentReference, contractDetails)}
          </Paragraph>
          <Paragraph>Damit ist der Verkauf abgeschlossen. Der Auftrag bleibt im Verkaufscockpit abrufbar.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('completed'),
});
