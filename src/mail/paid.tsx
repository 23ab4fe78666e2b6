import { maskIban } from '#domain/values/iban.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { sampleFacts } from './sample-offer.ts';
import { offerUrl, priceText, reference } from './wording.ts';

export const paidMail = offerMail({
  name: 'paid',
  triggers: ['completed'],
  content: (facts) => {
    const { event, state } = facts;
    const iban = state.addresses?.contractDetails.iban;
    return {
      subject: `Ausgezahlt: ${priceText(state.payoutTotal ?? 0, state)}, ${reference(state)}`,
      body: (
        <Layout
          preview="Der Verkauf ist abgeschlossen."
          headline="Wir haben ausgezahlt"
          action={{ label: 'Auftrag ansehen', url: offerUrl(facts) }}
          after={<Note>Bis zur Gutschrift auf Ihrem Konto kann ein Bankarbeitstag vergehen.</Note>}
        >
          <Greeting state={state} />
          <Paragraph>
            wir haben <Strong>{priceText(state.payoutTotal ?? 0, state)}</Strong>{' '}
            {iban === undefined ? 'über PayPal' : `auf das Konto ${maskIban(iban)}`} ausgezahlt. Zahlungsreferenz:{' '}
            {event.data.paymentReference}
          </Paragraph>
          <Paragraph>Damit ist der Verkauf abgeschlossen. Der Auftrag bleibt im Verkaufscockpit abrufbar.</Paragraph>
        </Layout>
      ),
    };
  },
  sample: () => sampleFacts('completed'),
});
