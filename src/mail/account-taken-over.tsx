import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';

/** Sent after a mailed link set a password on an account whose address nobody had proved yet: all that was in it is gone. */
export const accountTakenOver: AccountNotice = {
  name: 'account-taken-over',
  content: ({ profileUrl }) => ({
    subject: 'Ihr Konto gehört jetzt Ihnen allein',
    body: (
      <Layout
        preview="Ihre E-Mail-Adresse ist bestätigt, Ihr neues Passwort gilt."
        headline="Ihr Konto gehört jetzt Ihnen allein"
        action={{ label: 'Profil ausfüllen', url: profileUrl }}
        after={<Note>Ihre Anfragen sind unverändert.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          Ihr neues Passwort gilt, und Ihre E-Mail-Adresse ist damit bestätigt. Bis dahin war nicht sicher, ob wirklich
          Sie das Konto angelegt hatten.
        </Paragraph>
        <Paragraph>
          Deshalb haben wir alle Anmeldungen beendet und alles gelöscht, was im Profil stand. Ihre Angaben tragen Sie
          bitte neu ein.
        </Paragraph>
      </Layout>
    ),
  }),
};
