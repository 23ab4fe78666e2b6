import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';

/** Sent after the password of an account was changed or reset. */
export const passwordChanged: AccountNotice = {
  name: 'password-changed',
  content: ({ recoverUrl }) => ({
    subject: 'Ihr Passwort wurde geändert',
    body: (
      <Layout
        preview="Alle anderen Anmeldungen wurden beendet."
        headline="Ihr Passwort wurde geändert"
        action={{ label: 'Neues Passwort anfordern', url: recoverUrl }}
        after={<Note>Haben Sie das Passwort selbst geändert, brauchen Sie nichts zu tun.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          das Passwort Ihres Kundenkontos wurde soeben geändert. Alle anderen Anmeldungen wurden beendet.
        </Paragraph>
        <Paragraph>Waren Sie das nicht, fordern Sie bitte sofort ein neues Passwort an.</Paragraph>
      </Layout>
    ),
  }),
};
