import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';

/** Sent to the present address of an account when another one has been named. */
export const emailChangeAsked: AccountNotice = {
  name: 'email-change-asked',
  content: ({ recoverUrl }) => ({
    subject: 'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben',
    body: (
      <Layout
        preview="Sie gilt erst, wenn sie bestätigt ist."
        headline="Andere E-Mail-Adresse angegeben"
        action={{ label: 'Neues Passwort anfordern', url: recoverUrl }}
        after={<Note>Haben Sie die Adresse selbst angegeben, brauchen Sie nichts zu tun.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          für Ihr Kundenkonto wurde soeben eine andere E-Mail-Adresse angegeben. Bis sie bestätigt ist, bleibt diese
          hier gültig.
        </Paragraph>
        <Paragraph>
          Waren Sie das nicht, kennt jemand Ihr Passwort. Fordern Sie bitte sofort ein neues an: Damit verfällt auch die
          Änderung der Adresse.
        </Paragraph>
      </Layout>
    ),
  }),
};
