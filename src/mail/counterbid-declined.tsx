import { requireFact } from '#domain/offer/state.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph } from './paragraph.tsx';
import { sampleCounterbidRefused, sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

export const counterbidDeclinedMail = offerMail({
  name: 'counterbid-declined',
  triggers: ['counterbidDeclined'],
  content: (facts) => {
    const { state } = facts;
    return {
      subject: `Gegenvorschlag abgelehnt, ${reference(state)} ist geschlossen`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Ihre Anfrage wurde geschlossen."
          headline="Wir nehmen Ihren Gegenvorschlag nicht an"
          action={{ label: 'Neue Anfrage stellen', to: 'newInquiry' }}
        >
          <Paragraph>
            für {formatMoney(requireFact(state, 'counterbid').amount)} können wir Ihre Geräte nicht kaufen. Ihre Anfrage
            wurde geschlossen; keine Seite ist gebunden.
          </Paragraph>
          <Paragraph>Möchten Sie die Geräte zu anderen Bedingungen anbieten, stellen Sie eine neue Anfrage.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('counterbidDeclined', sampleCounterbidRefused()),
});
