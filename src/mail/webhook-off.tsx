import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

const reasons = {
  gone: 'ein anderes System hat auf einen Webhook geantwortet, dass es ihn dort nicht mehr gibt (410). Wir senden nichts mehr dorthin.',
  failing: 'an einem Ziel für Webhooks kommt seit drei Tagen nichts mehr an. Wir senden nichts mehr dorthin.',
} as const;

/** Sent to the administration when a target of webhooks was switched off by itself. */
export function webhookOff(reason: keyof typeof reasons): AccountNotice {
  const headline = 'Ein Webhook wurde abgeschaltet';
  return {
    name: `webhook-off-${reason}`,
    content: ({ deskUrl }) => ({
      subject: headline,
      body: (
        <Layout
          preview="Ein anderes System erfährt nicht mehr, was geschieht."
          headline={headline}
          action={{ label: 'Webhooks ansehen', url: `${deskUrl}system/webhooks/` }}
        >
          <Paragraph>Guten Tag,</Paragraph>
          <Paragraph>{reasons[reason]}</Paragraph>
          <Paragraph>
            Am Schreibtisch unter System steht bei jedem Versuch, was zurückkam. Dort schalten Sie das Ziel wieder ein
            und senden noch einmal, was inzwischen geschah.
          </Paragraph>
        </Layout>
      ),
    }),
  };
}
