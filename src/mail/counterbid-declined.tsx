import { pages } from '#contract/urls.ts';
import { formatMoney } from '#domain/values/money.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, TextLink } from './paragraph.tsx';
import { counterbidRefused, sampleFacts } from './sample-offer.ts';
import { offerUrl, reference } from './wording.ts';

export const counterbidDeclinedMail = offerMail({
  name: 'counterbid-declined',
  triggers: ['counterbidDeclined'],
  content: (facts) => {
    const { state, publicUrl } = facts;
    return {
      subject: `Gegenvorschlag abgelehnt, ${reference(state)} ist geschlossen`,
      body: (
        <Layout
          preview="Ihre Anfrage wurde geschlossen."
          headline="Wir nehmen Ihren Gegenvorschlag nicht an"
          action={{ label: 'Neue Anfrage stellen', url: `${publicUrl}${pages.wizard.start}` }}
          after={
            <Note>
              <TextLink href={offerUrl(facts)}>Verlauf der {reference(state)}</TextLink>
            </Note>
          }
        >
          <Greeting state={state} />
          <Paragraph>
            zu {formatMoney(state.counterbid?.amount ?? 0)} können wir Ihre Geräte nicht kaufen. Ihre Anfrage wurde
            geschlossen; keine Seite ist gebunden.
          </Paragraph>
          <Paragraph>Möchten Sie die Geräte zu anderen Bedingungen anbieten, stellen Sie eine neue Anfrage.</Paragraph>
        </Layout>
      ),
    };
  },
  sample: () => sampleFacts('counterbidDeclined', counterbidRefused()),
});
