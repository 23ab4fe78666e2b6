import { pages } from '#contract/urls.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { rejectedAtOnce, sampleFacts } from './sample-offer.ts';
import { offerUrl, reference } from './wording.ts';

/** Says what the screen says (spec.md section 8), and the reason. */
export const rejectedMail = offerMail({
  name: 'rejected',
  triggers: ['rejected'],
  content: (facts) => ({
    subject: `Kein Ankauf zu Ihrer ${reference(facts.state)}`,
    body: (
      <Layout
        preview={facts.event.data.reason}
        headline="Kein Ankauf"
        action={{ label: 'Andere Geräte anbieten', url: `${facts.publicUrl}${pages.wizard.start}` }}
        after={
          <Note>
            <TextLink href={offerUrl(facts)}>Verlauf der {reference(facts.state)}</TextLink>
          </Note>
        }
      >
        <Greeting state={facts.state} />
        <Paragraph>
          vielen Dank für Ihre Anfrage. Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.
        </Paragraph>
        <Paragraph>
          Grund: <Strong>{facts.event.data.reason}</Strong>
        </Paragraph>
        <Paragraph>Ihre Anfrage ist damit geschlossen. Ein Vertrag ist nicht entstanden.</Paragraph>
      </Layout>
    ),
  }),
  sample: () => sampleFacts('rejected', rejectedAtOnce()),
});
