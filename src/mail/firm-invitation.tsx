import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';

interface FirmInvitation {
  firm: string;
  /** Name or address of whoever invites. */
  invitedBy: string;
  /** Page that shows the invitation. */
  url: string;
}

/** Invites somebody to sell for a firm together with its people. */
export function firmInvitationMail({ firm, invitedBy, url }: FirmInvitation): MailContent {
  return {
    subject: `Einladung: für ${firm} verkaufen`,
    body: (
      <Layout
        preview="Sie sehen dann die Verkäufe der Firma."
        headline={`Einladung von ${firm}`}
        action={{ label: 'Einladung ansehen', url }}
        after={
          <Note>
            Sie kennen {firm} nicht? Dann klicken Sie nicht auf den Link; ohne Sie geschieht nichts, und der Link endet
            von selbst.
          </Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          {invitedBy} lädt Sie ein, gemeinsam für {firm} gebrauchte IT zu verkaufen. Sie sehen dann alle Verkäufe der
          Firma und tun darin, wozu {invitedBy} Ihnen das Recht gegeben hat.
        </Paragraph>
        <Paragraph>Der Link gilt 7 Tage und nur einmal.</Paragraph>
      </Layout>
    ),
  };
}
