import type { AccountFacts, AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

const reasons = {
  gone: 'ein anderes System hat auf einen Webhook geantwortet, dass es ihn dort nicht mehr gibt (410). Wir senden nichts mehr dorthin.',
  failing: 'an einem Ziel für Webhooks kommt seit drei Tagen nichts mehr an. Wir senden nichts mehr dorthin.',
} as const;

const places = {
  desk: {
    name: 'webhook-off',
    what: 'Am Schreibtisch unter System steht bei jedem Versuch, was zurückkam. Dort können Sie das Ziel wieder einschalten',
    label: 'Webhooks ansehen',
    urlOf: ({ deskUrl }: AccountFacts) => `${deskUrl}system/webhooks/`,
  },
  firm: {
    name: 'firm-webhook-off',
    what: 'Auf der Seite für die Systeme Ihrer Firma können Sie das Ziel wieder einschalten',
    label: 'Webhooks ansehen',
    urlOf: ({ systemsUrl }: AccountFacts) => systemsUrl,
  },
} as const;

/** Sent to whoever answers for a target of webhooks, at the desk or in a firm, when it was switched off by itself. */
export function webhookOff(reason: keyof typeof reasons, at: keyof typeof places): AccountNotice {
  const { name, what, label, urlOf } = places[at];
  const headline = 'Ein Webhook wurde abgeschaltet';
  return {
    name: `${name}-${reason}`,
    content: (facts) => ({
      subject: headline,
      body: (
        <Layout
          preview="Ein anderes System erfährt nicht mehr, was geschieht."
          headline={headline}
          action={{ label, url: urlOf(facts) }}
        >
          <Paragraph>Guten Tag,</Paragraph>
          <Paragraph>{reasons[reason]}</Paragraph>
          <Paragraph>{what} und noch einmal senden, was inzwischen geschah.</Paragraph>
        </Layout>
      ),
    }),
  };
}
