import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph, TextLink } from './paragraph.tsx';

const words = {
  passkeyAdded: {
    headline: 'Neuer Passkey für Ihr Kundenkonto',
    text: 'für Ihr Kundenkonto wurde soeben ein Passkey angelegt. Mit ihm kann man sich ohne Passwort anmelden.',
    own: 'Haben Sie den Passkey selbst angelegt, brauchen Sie nichts zu tun.',
  },
  passkeyRemoved: {
    headline: 'Ein Passkey wurde entfernt',
    text: 'aus Ihrem Kundenkonto wurde soeben ein Passkey entfernt. Mit ihm ist keine Anmeldung mehr möglich.',
    own: 'Haben Sie den Passkey selbst entfernt, löschen Sie ihn bitte auch auf Ihrem Gerät.',
  },
  passkeysDropped: {
    headline: 'Ihre Passkeys wurden entfernt',
    text: 'Sie haben ein neues Passwort festgelegt. Zur Sicherheit haben wir dabei alle Passkeys entfernt. Im Profil legen Sie neue an.',
    own: 'Löschen Sie die alten Passkeys bitte auch auf Ihren Geräten.',
  },
} as const;

/** Sent when the keys change with which somebody can sign in: whoever got into an account would add one of their own. */
export function passkeysChanged(what: keyof typeof words): AccountNotice {
  const { headline, text, own } = words[what];
  return {
    name: `passkeys-changed-${what}`,
    content: ({ recoverUrl, profileUrl }) => ({
      subject: headline,
      body: (
        <Layout
          preview="Waren Sie das nicht, fordern Sie bitte sofort ein neues Passwort an."
          headline={headline}
          action={{ label: 'Passkeys ansehen', url: profileUrl }}
          after={<Note>{own}</Note>}
        >
          <Paragraph>Guten Tag,</Paragraph>
          <Paragraph>{text}</Paragraph>
          <Paragraph>
            Waren Sie das nicht, <TextLink href={recoverUrl}>fordern Sie bitte sofort ein neues Passwort an</TextLink>.
            Damit enden alle Anmeldungen, und alle Passkeys werden entfernt.
          </Paragraph>
        </Layout>
      ),
    }),
  };
}
