import { z } from 'zod';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { OwnAgreement } from '#domain/offer/papers/own-agreement.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Layout } from '#mail/layout.tsx';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { readOwnAgreement } from '#server/offers/own-agreements.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

interface HandedIn {
  offerId: string;
  publicUrl: string;
  state: OfferState;
  own: Pick<OwnAgreement, 'file'>;
}

/** Sent to the provider when a business hands in its own processing agreement. */
function handedInWords({ offerId, publicUrl, state, own }: HandedIn): MailContent {
  return {
    subject: `Eigener AV-Vertrag: ${reference(state)}`,
    body: (
      <Layout
        preview="Bis zur Antwort kann der Verkäufer nichts übergeben."
        headline={`Ein Verkäufer legt seinen eigenen AV-Vertrag vor: ${reference(state)}`}
        action={{
          label: 'Vertrag ansehen und antworten',
          url: `${publicUrl}${deskPages.offer(offerId)}?ansicht=auftragsverarbeitung`,
        }}
      >
        <Paragraph>
          <Strong>{own.file.name}</Strong> wartet auf Annahme oder Ablehnung. Bis dahin kann der Verkäufer nichts
          übergeben.
        </Paragraph>
      </Layout>
    ),
  };
}

interface Judged {
  facts: SaleMailFacts;
  own: Pick<OwnAgreement, 'standing' | 'reason' | 'file'>;
}

/** Sent to the seller once the provider has answered. */
function judgedWords({ facts, own }: Judged): MailContent {
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

const own = { file: { url: '/1', name: 'AVV Muster GmbH.pdf' }, standing: 'accepted' } as const;

/** To the provider when a seller's own processing agreement is handed in, to the seller when it is judged; nothing once another one has come. */
export const ownAgreementMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, number: z.int(), to: z.enum(['provider', 'seller']) }),
  async send(deps, { offerId, number, to }) {
    const sale = await readSale(deps, offerId);
    const own = await readOwnAgreement(deps.db, offerId);
    if (!sale || own?.number !== number) return;
    const { state } = sale;
    const messageId = `${offerId}.agreement-${number}.${to}`;
    if (to === 'provider') {
      const mail = renderMail(handedInWords({ offerId, publicUrl: deps.env.publicUrl, state, own }));
      return deps.mailer.send({ messageId, to: shopConfig.company.email, replyTo: state.email, ...mail });
    }
    const { to: recipient, facts } = sale.letterTo(sale.readsPrices);
    await deps.mailer.send({ messageId, to: recipient, ...renderMail(judgedWords({ facts, own })) });
  },
  samples: {
    'own-agreement': () => handedInWords({ ...sampleFacts('addressesSubmitted'), own }),
    'own-agreement-accepted': () => judgedWords({ facts: sampleFacts('addressesSubmitted'), own }),
    'own-agreement-declined': () =>
      judgedWords({
        facts: sampleFacts('addressesSubmitted'),
        own: { ...own, standing: 'declined', reason: 'Er nennt keine technischen Maßnahmen.' },
      }),
  },
});
