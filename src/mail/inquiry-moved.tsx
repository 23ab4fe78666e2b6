import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

/** Sent to the address of an inquiry that its sender had mistyped, once another one has said that it is its own. */
export const inquiryMoved: AccountNotice = {
  name: 'inquiry-moved',
  isFarewell: true,
  content: () => ({
    subject: 'Eine Anfrage läuft jetzt unter einer anderen Adresse',
    body: (
      <Layout
        preview="Sie bekommen dazu keine weiteren E-Mails."
        headline="Eine Anfrage läuft jetzt unter einer anderen Adresse"
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          zu dieser E-Mail-Adresse lag bei uns eine Anfrage. Wer sie gesendet hat, hat die Adresse berichtigt und die
          neue bestätigt. Die Links in unseren früheren E-Mails dazu gelten nicht mehr.
        </Paragraph>
        <Paragraph>War das Ihre eigene Anfrage, antworten Sie bitte auf diese E-Mail.</Paragraph>
      </Layout>
    ),
  }),
};
