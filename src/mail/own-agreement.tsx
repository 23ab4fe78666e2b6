import { deskPages } from '#contract/desk/desk-urls.ts';
import type { OwnAgreement } from '#domain/offer/papers/own-agreement.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Layout } from './layout.tsx';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface HandedIn {
  offerId: string;
  publicUrl: string;
  state: OfferState;
  own: Pick<OwnAgreement, 'file'>;
}

/** Sent to the provider when a business hands in its own processing agreement. */
export function agreementHandedInMail({ offerId, publicUrl, state, own }: HandedIn): MailContent {
  return {
    subject: `Eigener AV-Vertrag: ${reference(state)}`,
    body: (
      <Layout
        preview="Bis zur Antwort geht nichts auf den Weg."
        headline={`Ein Verkäufer legt seinen eigenen AV-Vertrag vor: ${reference(state)}`}
        action={{
          label: 'Vertrag ansehen und antworten',
          url: `${publicUrl}${deskPages.offer(offerId)}?ansicht=auftragsverarbeitung`,
        }}
      >
        <Paragraph>
          <Strong>{own.file.name}</Strong> wartet auf Annahme oder Ablehnung. Bis dahin kann der Verkäufer nichts auf
          den Weg geben.
        </Paragraph>
      </Layout>
    ),
  };
}

interface Judged {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
  own: Pick<OwnAgreement, 'standing' | 'reason' | 'file'>;
}

/** Sent to the seller once the provider has answered. */
export function agreementJudgedMail({ facts, own }: Judged): MailContent {
  const isAccepted = own.standing === 'accepted';
  const what = `Ihr Vertrag zur Auftragsverarbeitung ist ${isAccepted ? 'angenommen' : 'abgelehnt'}`;
  return {
    subject: `${what}, ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={isAccepted ? 'Er gilt anstelle unseres Vertrags.' : 'Es gilt unser Vertrag.'}
        headline={what}
        action={{ label: 'Verkauf ansehen', to: 'state' }}
      >
        {isAccepted ? (
          <Paragraph>
            <Strong>{own.file.name}</Strong> gilt für diesen Verkauf anstelle unseres Vertrags. Sie müssen nichts mehr
            tun.
          </Paragraph>
        ) : (
          <>
            <Paragraph>
              <Strong>{own.file.name}</Strong> können wir so nicht annehmen: {own.reason}
            </Paragraph>
            <Paragraph>
              Es gilt der Vertrag, den Sie beim Verkauf mit uns geschlossen haben. Möchten Sie einen anderen vorlegen,
              geht das im Verkaufscockpit, solange die Geräte bei Ihnen sind.
            </Paragraph>
          </>
        )}
      </OfferLayout>
    ),
  };
}
