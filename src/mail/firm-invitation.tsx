import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import { longestName, personWords, plainWords } from './plain-words.ts';
import type { MailContent } from './render-mail.ts';

interface FirmInvitation {
  firm: string;
  /** Name or address of whoever invites. */
  invitedBy: string;
  /** Page that shows the invitation. */
  url: string;
}

/** Invites somebody to sell for a firm together with its people. */
export function firmInvitationMail({ url, ...typed }: FirmInvitation): MailContent {
  // Anybody may call a firm and themselves what they like, and invite any address: the page alone shows what looks like a link.
  const named = plainWords(typed.firm, longestName);
  const firm = named ?? 'eine Firma';
  const invitedBy = personWords(typed.invitedBy);
  return {
    subject: `Einladung: für ${firm} verkaufen`,
    body: (
      <Layout
        preview="Sie sehen dann die Verkäufe der Firma."
        headline={named === undefined ? 'Einladung' : `Einladung von ${named}`}
        action={{ label: 'Einladung ansehen', url }}
        after={
          <Note>
            Sie kennen {named ?? 'diese Firma'} nicht? Dann klicken Sie nicht auf den Link; der Link verfällt, und es
            geschieht nichts.
          </Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          {invitedBy} lädt Sie ein, gemeinsam für {firm} gebrauchte IT zu verkaufen. Sie sehen dann alle Verkäufe der
          Firma und nutzen die Rechte, die Sie von {invitedBy} bekommen haben.
        </Paragraph>
        <Paragraph>Der Link gilt 7 Tage und nur einmal.</Paragraph>
      </Layout>
    ),
  };
}
